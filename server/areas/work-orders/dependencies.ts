import type { Attach } from '#server/kit/files/attach.ts';
import type { Audit } from '#server/kit/audit/audit.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { HostKind } from '#server/kit/http/caller.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import type { Operator } from './order.ts';

/** What other areas do for work orders. */
export interface Dependencies {
  audit: Audit;
  notify: Notify;
  attach: Attach;
  /** Name of an ability that a host shows; undefined where there is none. */
  abilityName: (database: Database, abilityNo: number, host: HostKind) => Promise<string | undefined>;
  /** Whoever may be given an order. */
  listOperators: (database: Database) => Promise<Operator[]>;
}
