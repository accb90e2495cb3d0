import { auditList } from '#contract/console/audit-list.ts';
import { type AuditEntry, type AuditFilters, auditEntry, exportAuditLog } from '#contract/console/calls.ts';
import { AUDIT_MAXIMUM } from '#contract/console/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { conditionsOf } from '#server/kit/database/list-query.ts';
import { around, compose, countTo, offsetOf } from '#server/kit/database/query.ts';
import { type RowOf, selectionOf } from '#server/kit/database/selection.ts';
import { sinceDay, untilDay } from '#server/kit/database/shanghai-days.ts';

/** Jumps from one operator to the next in the index: there are few operators but many entries. */
const listActors = named(
  'console.listAuditActors',
  `with recursive actor as (
     (select actor_id, actor_name from console_audit_log order by actor_id, at desc, entry_id desc limit 1)
     union all
     select next.* from actor, lateral (
       select l.actor_id, l.actor_name from console_audit_log l where l.actor_id > actor.actor_id
       order by l.actor_id, l.at desc, l.entry_id desc limit 1) next
   )
   select actor_id, actor_name from actor order by actor_name`,
);

/** An entry of the log. */
export const entry = selectionOf(auditEntry.shape, {
  from: { entryId: { isId: true }, actorId: { isId: true }, accountId: { isId: true } },
});

const conditionOf = conditionsOf(auditList, exportAuditLog, {
  actorId: (id) => ['actor_id = ?::bigint', id],
  act: (name) => ['act = ?', name],
  object: (key) => ['(object_id = ? or object_name = ?)', key, key],
  accountId: (id) => ['account_id = ?::bigint', id],
  from: sinceDay('at'),
  to: untilDay('at'),
});

/** Reads the audit log, newest first. */
export const createAuditFinder = (database: Database) => {
  const page = async (filters: AuditFilters, offset: number, limit: number): Promise<AuditEntry[]> => {
    const rows = await database.query<RowOf<typeof entry>>(
      ...compose(`select ${entry.columns} from console_audit_log where`, conditionOf(filters), [
        'order by at desc, entry_id desc offset ? limit ?',
        offset,
        limit,
      ]),
    );
    return rows.map(entry.read);
  };

  return {
    /** Returns a page. Rows after the 10,000th are not reachable. */
    page: (filters: AuditFilters, pageNo: number, pageSize: number): Promise<AuditEntry[]> => {
      const offset = offsetOf({ pageNo, pageSize });
      const limit = Math.min(pageSize, AUDIT_MAXIMUM - offset);
      return limit > 0 ? page(filters, offset, limit) : Promise.resolve([]);
    },

    /** Counts up to 10,000 entries. */
    count: (filters: AuditFilters): Promise<{ total: number; more: boolean }> =>
      countTo(database, AUDIT_MAXIMUM, around('console_audit_log where ??', conditionOf(filters))),

    /** Returns the newest 10,000 entries. */
    async all(filters: AuditFilters): Promise<{ list: AuditEntry[]; more: boolean }> {
      const list = await page(filters, 0, AUDIT_MAXIMUM + 1);
      return { list: list.slice(0, AUDIT_MAXIMUM), more: list.length > AUDIT_MAXIMUM };
    },

    /** Lists the operators in the log, with their latest names. */
    async actors(): Promise<{ actorId: string; actorName: string }[]> {
      const rows = await database.query<{ actor_id: number; actor_name: string }>(listActors);
      return rows.map(({ actor_id, actor_name }) => ({ actorId: String(actor_id), actorName: actor_name }));
    },
  };
};
