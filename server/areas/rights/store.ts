import type { TierLimits } from '#contract/rights/calls.ts';
import { type Tier, tiers } from '#contract/rights/tiers.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { waitForWriters } from '#server/kit/database/wait-for-writers.ts';

const list = named(
  'rights.listTiers',
  `select tier, samples_only, trials_a_day, trials_a_month, trials_in_all, calls_a_second, model_downloads,
     job_pictures_a_day
   from rights_tier`,
);
const removeAll = named('rights.removeTiers', 'delete from rights_tier');
const add = named(
  'rights.addTier',
  `insert into rights_tier
     (tier, samples_only, trials_a_day, trials_a_month, trials_in_all, calls_a_second, model_downloads, job_pictures_a_day)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

export interface TierRow {
  tier: Tier;
  samples_only: boolean;
  trials_a_day: number | null;
  trials_a_month: number | null;
  trials_in_all: number | null;
  calls_a_second: number | null;
  model_downloads: number | null;
  job_pictures_a_day: number;
}

export const limitsOf = (row: TierRow): TierLimits => ({
  tier: row.tier,
  samplesOnly: row.samples_only,
  trialsADay: row.trials_a_day,
  trialsAMonth: row.trials_a_month,
  trialsInAll: row.trials_in_all,
  callsASecond: row.calls_a_second,
  modelDownloads: row.model_downloads,
  jobPicturesADay: row.job_pictures_a_day,
});

/** The limits of each tier. */
export const createRightsStore = (database: Database) => ({
  /** Lists the tiers, lowest first. */
  async list(): Promise<TierLimits[]> {
    const rows = (await database.query<TierRow>(list)).map(limitsOf);
    return tiers.flatMap((tier) => rows.filter((row) => row.tier === tier));
  },

  async replace(all: readonly TierLimits[]): Promise<void> {
    await waitForWriters(database, 'rights_tier');
    await database.query(removeAll);
    for (const tier of all)
      await database.query(add, [
        tier.tier,
        tier.samplesOnly,
        tier.trialsADay,
        tier.trialsAMonth,
        tier.trialsInAll,
        tier.callsASecond,
        tier.modelDownloads,
        tier.jobPicturesADay,
      ]);
  },
});
