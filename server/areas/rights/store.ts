import type { TierLimits } from '#contract/rights/calls.ts';
import { type Tier, tiers } from '#contract/rights/tiers.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';

const list = named(
  'rights.listTiers',
  `select tier, samples_only, trials_a_day, trials_a_month, trials_in_all, calls_a_second, model_downloads
   from rights_tier`,
);
const find = named(
  'rights.findTier',
  `select tier, samples_only, trials_a_day, trials_a_month, trials_in_all, calls_a_second, model_downloads
   from rights_tier where tier = $1`,
);
const removeAll = named('rights.removeTiers', 'delete from rights_tier');
const add = named(
  'rights.addTier',
  `insert into rights_tier
     (tier, samples_only, trials_a_day, trials_a_month, trials_in_all, calls_a_second, model_downloads)
   values ($1, $2, $3, $4, $5, $6, $7)`,
);

interface Row {
  tier: Tier;
  samples_only: boolean;
  trials_a_day: number | null;
  trials_a_month: number | null;
  trials_in_all: number | null;
  calls_a_second: number | null;
  model_downloads: number | null;
}

const limitsOf = (row: Row): TierLimits => ({
  tier: row.tier,
  samplesOnly: row.samples_only,
  trialsADay: row.trials_a_day,
  trialsAMonth: row.trials_a_month,
  trialsInAll: row.trials_in_all,
  callsASecond: row.calls_a_second,
  modelDownloads: row.model_downloads,
});

/** The limits of each tier. */
export const createRightsStore = (database: Database) => ({
  /** Lists the tiers, lowest first. */
  async list(): Promise<TierLimits[]> {
    const rows = (await database.query<Row>(list)).map(limitsOf);
    return tiers.flatMap((tier) => rows.filter((row) => row.tier === tier));
  },

  async find(tier: Tier): Promise<TierLimits> {
    const [row] = await database.query<Row>(find, [tier]);
    return limitsOf(row as Row);
  },

  async replace(all: readonly TierLimits[]): Promise<void> {
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
      ]);
  },
});
