import type { Action, Party } from '#contract/work-orders/actions.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import type { Entry } from './order.ts';

const add = named(
  'workOrders.addEntry',
  `insert into work_orders_entry (order_id, act, actor_kind, actor_id, actor_name, text, file_ids, internal)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);
const show = named(
  'workOrders.show',
  'update work_orders_order set updated_at = now(), last_act = $2, last_by = $3 where order_id = $1',
);
export const entryColumns = 'entry_id, at, act, actor_kind, actor_name, text, file_ids, internal';
const timeline = named(
  'workOrders.timeline',
  `select ${entryColumns} from work_orders_entry
   where order_id = $1 and (not internal or $2) order by entry_id`,
);
const count = named(
  'workOrders.countEntries',
  `select count(*) filter (where not internal) as shown, count(*) filter (where actor_kind = 'customer') as "byCustomer"
   from work_orders_entry where order_id = $1`,
);

export interface EntryRow {
  entry_id: number;
  at: Date;
  act: Action;
  actor_kind: Party;
  actor_name: string | null;
  text: string;
  file_ids: string[];
  internal: boolean;
}

export const entryOf = (row: EntryRow): Entry => ({
  entryId: String(row.entry_id),
  at: row.at,
  act: row.act,
  by: row.actor_kind,
  actorName: row.actor_name,
  text: row.text,
  fileIds: row.file_ids,
  internal: row.internal,
});

export interface NewEntry extends Omit<Entry, 'entryId' | 'at'> {
  /** Null for entries of the system. */
  actorId: string | null;
}

/** The history of work orders. */
export const createEntryStore = (database: Database) => ({
  /** Adds an entry. One that is not internal becomes the last action that the customer sees. */
  async addEntry(orderId: string, entry: NewEntry): Promise<void> {
    const { act, by, actorId, actorName, text, fileIds, internal } = entry;
    await database.query(add, [orderId, act, by, actorId, actorName, text, fileIds, internal]);
    if (!internal) await database.query(show, [orderId, act, by]);
  },

  async timeline(orderId: string, { internal }: { internal: boolean }): Promise<Entry[]> {
    return (await database.query<EntryRow>(timeline, [orderId, internal])).map(entryOf);
  },

  /** Counts the entries that the customer sees, and those by the customer. */
  async countEntries(orderId: string): Promise<{ shown: number; byCustomer: number }> {
    const [counted] = await database.query<{ shown: number; byCustomer: number }>(count, [orderId]);
    return counted as { shown: number; byCustomer: number };
  },
});
