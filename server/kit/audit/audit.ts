import type { AuditAction } from '#contract/console/audit-actions.ts';
import type { Database } from '../database/database.ts';
import type { SignedInUser } from '../http/caller.ts';

/** What an operator has done, and to what. */
export interface AuditEntry {
  actor: SignedInUser;
  act: AuditAction;
  /** Of the object: its area's word, its id and what people call it. */
  objectKind: string;
  objectId: string;
  objectName: string;
  /** The main account that it concerns. */
  accountId?: string;
  /** Further facts, by name: a reason, the state before and after. */
  detail?: Readonly<Record<string, string>>;
  /** Address of the client. */
  address: string;
}

/** Writes an act down, in the transaction in which it happens. */
export type Audit = (transaction: Database, act: AuditEntry) => Promise<void>;
