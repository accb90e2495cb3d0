import type { Database } from '../database/database.ts';
import type { Caller } from '../http/caller.ts';

/** An event on an account that its owner has to know. */
export interface SecurityEvent {
  what:
    | 'newDevice'
    | 'passwordChanged'
    | 'passwordReset'
    | 'phoneChanged'
    | 'sessionEnded'
    | 'otherSessionsEnded'
    | 'dataExported';
  /** Id of the main account or of the sub-account itself. */
  ownerId: number | string;
  /** Address and user agent of the client. */
  address: string;
  userAgent: string;
}

/** Runs in the transaction of the event. */
export type OnSecurityEvent = (transaction: Database, event: SecurityEvent) => Promise<void>;

export const securityEvent = (
  what: SecurityEvent['what'],
  ownerId: number | string,
  { address, exchange }: Caller,
): SecurityEvent => ({ what, ownerId, address, userAgent: exchange?.userAgent ?? '' });
