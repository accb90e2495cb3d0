import type { Attach } from '../../attach.ts';
import type { Audit } from '../../audit.ts';
import type { Database } from '../../database/database.ts';
import type { HostKind } from '../../http/caller.ts';
import type { Tell } from '../../tell.ts';
import type { Operator } from './order.ts';

/** What other areas do for work orders. */
export interface Needs {
  audit: Audit;
  tell: Tell;
  attach: Attach;
  /** Name of an ability that a host shows; undefined where there is none. */
  abilityName: (database: Database, abilityNo: number, host: HostKind) => Promise<string | undefined>;
  /** Whoever may be given an order. */
  listOperators: (database: Database) => Promise<Operator[]>;
}
