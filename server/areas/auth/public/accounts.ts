import type { Database } from '#server/kit/database/database.ts';
import { createAccountStore } from '../account-store.ts';

/** Counts the main accounts. */
export const countAccounts = (database: Database): Promise<number> => createAccountStore(database).count();

/** Returns when a main account was created. */
export const accountCreatedAt = (database: Database, accountId: string): Promise<Date> =>
  createAccountStore(database).createdAt(accountId);
