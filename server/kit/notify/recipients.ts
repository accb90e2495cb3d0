import type { Audience } from '#contract/messages/audience.ts';
import type { Database } from '../database/database.ts';

/** An audience whose named accounts were looked up. */
export type Addressees = Exclude<Audience, { to: 'named' }> | { to: 'named'; accountIds: readonly number[] };

/** The main accounts that operators send messages to: those with a message center. */
export interface Recipients {
  /** Looks user names and phones up. */
  find(names: readonly string[]): Promise<{
    accountIds: number[];
    /** Names that no main account has. */
    unknown: string[];
    /** Names of operation accounts, which have no message center. */
    operators: string[];
  }>;
  count(addressees: Addressees): Promise<number>;
  /** So many of them behind `after`, by their ids, of those that were there at `until`. */
  next(addressees: Addressees, range: { after: number; until: Date; limit: number }): Promise<number[]>;
}

/** Uses the handle that it is given. */
export type CreateRecipients = (database: Database) => Recipients;
