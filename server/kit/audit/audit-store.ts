import type { AuditEntry } from './audit.ts';
import type { Database } from '../database/database.ts';
import { named } from '../database/pool.ts';

const record = named(
  'console.recordAct',
  `insert into console_audit_log
     (actor_id, actor_name, act, object_kind, object_id, object_name, account_id, detail, address)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);

/** Stores the audit log of operators. */
export const createAuditStore = (database: Database) => ({
  /** Records an action in the transaction of the store's handle. */
  async record({
    actor,
    act,
    objectKind,
    objectId,
    objectName,
    accountId,
    detail = {},
    address,
  }: AuditEntry): Promise<void> {
    await database.query(record, [
      actor.accountId,
      actor.accountName,
      act,
      objectKind,
      objectId,
      objectName,
      accountId ?? null,
      JSON.stringify(detail),
      address,
    ]);
  },
});
