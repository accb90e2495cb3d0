import type { Database } from '../database/database.ts';
import { named } from '../database/statement.ts';
import type { Kinds } from './entries/perform.ts';

const find = named(
  'content.findRedirect',
  `select e.entry_id from content_redirect r join content_entry e on e.entry_id = r.entry_id
   where r.kind = $1 and r.old_slug = $2 and e.status = 2`,
);

const addresses = named(
  'content.addresses',
  'select entry_id, kind, slug from content_entry where entry_id = any ($1) and status = 2',
);

/** Returns the addresses of those of some entries that visitors see, by id. */
export const findAddresses = async (
  database: Database,
  kinds: Kinds,
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (entryIds.length === 0) return new Map();
  const rows = await database.query<{ entry_id: string; kind: string; slug: string }>(addresses, [entryIds]);
  return new Map(
    rows.flatMap(({ entry_id, kind, slug }) => {
      const path = kinds.get(kind)?.kind.path(slug);
      return path === undefined ? [] : [[entry_id, path] as const];
    }),
  );
};

/** Returns the id of the published entry that had a slug before; undefined if none had it. */
export const findRedirect = async (database: Database, kind: string, slug: string): Promise<string | undefined> => {
  const [row] = await database.query<{ entry_id: string }>(find, [kind, slug]);
  return row?.entry_id;
};
