import type { Attach } from '#server/kit/files/attach.ts';
import type { Audit } from '#server/kit/audit/audit.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { HostKind } from '#server/kit/http/caller.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import type { Operator } from './order.ts';

/** What work orders get from other areas. */
export interface Dependencies {
  audit: Audit;
  notify: Notify;
  attach: Attach;
  /** Returns the name of an ability, or undefined if the host does not show it. */
  abilityName: (database: Database, abilityNo: number, host: HostKind) => Promise<string | undefined>;
  /** Lists the operators to whom an order can be assigned. */
  listOperators: (database: Database) => Promise<Operator[]>;
}
