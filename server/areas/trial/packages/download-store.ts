import type { Tier } from '#contract/rights/tiers.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';

/** Serializes the downloads of one account across all nodes. */
const hold = named('models.holdOwner', `select pg_advisory_xact_lock(hashtextextended('model_download ' || $1, 0))`);
const counted = named(
  'models.countDownloaded',
  `select count(*) as total, coalesce(bool_or(ability_no = $2 and chip_id = $3), false) as is_known
   from trial_ledger where owner = $1 and use = 'modelDownload' and state = 'charged'`,
);
const add = named(
  'models.addDownload',
  `insert into trial_ledger
     (owner, use, ability_no, ability_name, chip_id, subject, state, tier, sub_account_id, used_by, request_id)
   values ($1, 'modelDownload', $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);

export interface ModelUse {
  /** The id of the main account. */
  accountId: string;
  abilityNo: number;
  abilityName: string;
  chipId: number;
  chipName: string;
  tier: Tier;
  subAccountId: string | undefined;
  /** The name of the sub-account. */
  usedBy: string;
  requestId: string;
}

const lookAt = async (
  database: Database,
  { accountId, abilityNo, chipId }: Pick<ModelUse, 'accountId' | 'abilityNo' | 'chipId'>,
  maximum: number | null,
) => {
  const [before] = await database.query<{ total: number; is_known: boolean }>(counted, [accountId, abilityNo, chipId]);
  const isKnown = before?.is_known ?? false;
  return { isKnown, isLeft: isKnown || maximum === null || (before?.total ?? 0) < maximum };
};

/** Whether an account may have a model at this moment. Only `takeModel` decides it finally. */
export const mayTakeModel = async (database: Database, use: ModelUse, maximum: number | null): Promise<boolean> =>
  (await lookAt(database, use, maximum)).isLeft;

/**
 * Records a download: the first one of a model is charged, and further ones of the same model are free. Returns the
 * outcome, or `none` if the account already has `maximum` models (null: no limit). Must run in a transaction.
 */
export const takeModel = async (
  transaction: Database,
  use: ModelUse,
  maximum: number | null,
): Promise<'charged' | 'free' | 'none'> => {
  const { accountId, abilityNo, chipId } = use;
  await transaction.query(hold, [accountId]);
  const { isKnown, isLeft } = await lookAt(transaction, use, maximum);
  if (!isLeft) return 'none';
  const state = isKnown ? 'free' : 'charged';
  await transaction.query(add, [
    accountId,
    abilityNo,
    use.abilityName,
    chipId,
    use.chipName,
    state,
    use.tier,
    use.subAccountId ?? null,
    use.usedBy,
    use.requestId,
  ]);
  return state;
};
