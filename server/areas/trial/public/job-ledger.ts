import type { Tier } from '#contract/rights/tiers.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';

/** The ledger says this instead of the address of a picture, since an address may contain secrets. */
export const ADDRESS_SUBJECT = '网络图片';

const add = named(
  'trial.addJobEntry',
  `insert into trial_ledger
     (owner, use, day, ability_no, ability_name, subject, state, tier, sub_account_id, used_by, request_id, key_id)
   values ($1, 'job', $2::date, $3, $4, $5, 'charged', $6, $7::bigint, $8, $9, $10::uuid)`,
);

export interface JobEntry {
  accountId: string;
  /** The day in Shanghai under whose limit it counts. */
  day: string;
  abilityNo: number;
  abilityName: string;
  subject: string;
  tier: Tier;
  subAccountId: string | null;
  usedBy: string;
  requestId: string;
  keyId: string | null;
}

/** Writes an answered picture of a job to the ledger, in the transaction that keeps its answer. */
export const addJobEntry = async (transaction: Database, entry: JobEntry): Promise<void> => {
  const { accountId, day, abilityNo, abilityName, subject, tier, subAccountId, usedBy, requestId, keyId } = entry;
  await transaction.query(add, [
    accountId,
    day,
    abilityNo,
    abilityName,
    subject,
    tier,
    subAccountId,
    usedBy,
    requestId,
    keyId,
  ]);
};
