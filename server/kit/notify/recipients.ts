import type { Audience } from '#contract/messages/audience.ts';
import type { Database } from '../database/database.ts';

/** An audience with its named accounts looked up. */
export type Addressees = Exclude<Audience, { to: 'named' }> | { to: 'named'; accountIds: readonly number[] };

/** The main accounts that operators can send messages to: those with a message center. */
export interface Recipients {
  /** Looks up user names and phones. */
  find(names: readonly string[]): Promise<{
    accountIds: number[];
    /** Names that match no main account. */
    unknown: string[];
    /** Names of operator accounts, which have no message center. */
    operators: string[];
  }>;
  count(addressees: Addressees): Promise<number>;
  /** Returns the next account ids above `after`, at most `limit`, of accounts that existed at `until`. */
  next(addressees: Addressees, range: { after: number; until: Date; limit: number }): Promise<number[]>;
}

/** Creates recipients that use the given handle. */
export type CreateRecipients = (database: Database) => Recipients;
