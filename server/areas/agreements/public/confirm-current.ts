import type { Database } from '#server/kit/database/database.ts';
import { createAgreementStore } from '../store.ts';

/** Records that a main account has agreed to the current version of every required agreement. */
export const confirmCurrentAgreements = (transaction: Database, accountId: number, address: string): Promise<void> =>
  createAgreementStore(transaction).confirmCurrent(accountId, address);
