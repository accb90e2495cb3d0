import type { Database } from '../database/database.ts';
import type { Caller } from '../http/caller.ts';

/** What has happened to an account that its owner has to know. */
export interface SecurityEvent {
  what:
    | 'newDevice'
    | 'passwordChanged'
    | 'passwordReset'
    | 'phoneChanged'
    | 'sessionEnded'
    | 'otherSessionsEnded'
    | 'dataExported';
  /** Of the main account, or of the sub-account itself. */
  ownerId: number | string;
  /** Address of the client, and what it says of itself. */
  address: string;
  userAgent: string;
}

/** Runs in the transaction in which it happens. */
export type OnSecurityEvent = (transaction: Database, event: SecurityEvent) => Promise<void>;

export const securityEvent = (
  what: SecurityEvent['what'],
  ownerId: number | string,
  { address, exchange }: Caller,
): SecurityEvent => ({ what, ownerId, address, userAgent: exchange?.userAgent ?? '' });
