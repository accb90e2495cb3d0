import type { Database } from '#server/kit/database/database.ts';
import { createAccountStore } from '../account-store.ts';

/** How many main accounts there are. */
export const countAccounts = (database: Database): Promise<number> => createAccountStore(database).count();

/** When a main account was made. */
export const accountCreatedAt = (database: Database, accountId: string): Promise<Date> =>
  createAccountStore(database).createdAt(accountId);
