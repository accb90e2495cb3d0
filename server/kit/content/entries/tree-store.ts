import type { Database } from '../../database/database.ts';
import { named } from '../../database/statement.ts';

const countSiblings = named(
  'content.countSiblings',
  'select count(*)::int as total from content_entry where kind = $1 and parent_id is not distinct from $2 and status <> 10',
);
const nextPosition = named(
  'content.nextPosition',
  `select coalesce(max(position) + 1, 0)::int as position from content_entry
   where kind = $1 and parent_id is not distinct from $2 and status <> 10`,
);
const isArranged = named(
  'content.isArranged',
  `select exists (select 1 from content_entry where kind = $1 and owner = 'operator') as arranged`,
);
/** Numbers the entries below a parent, and leaves out one place for another entry. */
const makePlace = named(
  'content.makePlace',
  `update content_entry e set position = n.at + (n.at >= $4)::int
   from (
     select entry_id, row_number() over (order by position, slug)::int - 1 as at
     from content_entry where kind = $1 and parent_id is not distinct from $2 and status <> 10 and entry_id <> $3
   ) n
   where n.entry_id = e.entry_id and e.position <> n.at + (n.at >= $4)::int
   returning e.entry_id`,
);
const children = named(
  'content.children',
  'select count(*) as total from content_entry where parent_id = $1 and status <> 10',
);
/** Moves in the trees of a kind go one after the other, so that two of them cannot make a loop. */
const lockTree = named(
  'content.lockTree',
  `select pg_advisory_xact_lock(hashtextextended('content tree ' || $1::text, 0))`,
);
const isBelow = named(
  'content.isBelow',
  `with recursive above as (
     select entry_id, parent_id from content_entry where entry_id = $1
     union select e.entry_id, e.parent_id from content_entry e join above a on e.entry_id = a.parent_id
   )
   select exists (select 1 from above where entry_id = $2) as below`,
);

/** The places of the entries of trees. */
export const createTreeStore = (database: Database) => ({
  async countSiblings(kind: string, parentId: string | null): Promise<number> {
    const [row] = await database.query<{ total: number }>(countSiblings, [kind, parentId]);
    return row?.total ?? 0;
  },

  /** Returns the place behind all entries below a parent. */
  async nextPosition(kind: string, parentId: string | null): Promise<number> {
    const [row] = await database.query<{ position: number }>(nextPosition, [kind, parentId]);
    return row?.position ?? 0;
  },

  /** Whether operators have changed entries of the tree, or added some: its order is theirs then. */
  async isArranged(kind: string): Promise<boolean> {
    const [row] = await database.query<{ arranged: boolean }>(isArranged, [kind]);
    return row?.arranged ?? false;
  },

  /** Makes room for an entry at a place among the entries below a parent. Returns the ids of those that moved. */
  async makePlace(kind: string, parentId: string | null, entryId: string, position: number): Promise<string[]> {
    const rows = await database.query<{ entry_id: string }>(makePlace, [kind, parentId, entryId, position]);
    return rows.map(({ entry_id }) => entry_id);
  },

  async countChildren(entryId: string): Promise<number> {
    const [row] = await database.query<{ total: number }>(children, [entryId]);
    return row?.total ?? 0;
  },

  async lockTree(kind: string): Promise<void> {
    await database.query(lockTree, [kind]);
  },

  /** Whether `entryId` is `otherId` or below it. */
  async isBelow(entryId: string, otherId: string): Promise<boolean> {
    const [row] = await database.query<{ below: boolean }>(isBelow, [entryId, otherId]);
    return row?.below ?? false;
  },
});
