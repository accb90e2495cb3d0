import type { AuditAction, AuditKind } from '#contract/kit/area.ts';
import type { Database } from '../database/database.ts';
import type { SignedInUser } from '../http/caller.ts';

/** An operator's action and its object. */
export interface AuditEntry {
  actor: Pick<SignedInUser, 'accountId' | 'accountName'>;
  act: AuditAction;
  /** Kind, id and name of the object. */
  objectKind: AuditKind;
  objectId: string;
  objectName: string;
  /** The main account that the action concerns. */
  accountId?: string;
  /** Further facts, by name: a reason, the state before and after. */
  detail?: Readonly<Record<string, string>>;
  /** Address of the client; empty if the portal acts at a time that the operator has planned. */
  address: string;
}

/** Records an action in the transaction in which it happens. */
export type Audit = (transaction: Database, act: AuditEntry) => Promise<void>;
