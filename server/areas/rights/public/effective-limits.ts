import type { TierLimits } from '#contract/rights/calls.ts';
import { type RaisedLimits, raisedLimits } from '#contract/rights/raised-limits.ts';
import type { Tier } from '#contract/rights/tiers.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';
import { limitsOf, type TierRow } from '../store.ts';

/** SQL: whether a raise `r` holds now. */
export const isCurrent = '(r.ended_at is null and (r.until is null or r.until > now()))';

/** The tier, once for each raise that the account has now, or once without one. */
const find = named(
  'rights.effective',
  `select t.tier, t.samples_only, t.trials_a_day, t.trials_a_month, t.trials_in_all, t.calls_a_second,
     t.model_downloads, t.job_pictures_a_day, r.ability_no, r.trials_a_day as raised_day,
     r.trials_a_month as raised_month, r.trials_in_all as raised_all, r.calls_a_second as raised_second,
     r.job_pictures_a_day as raised_job
   from rights_tier t left join rights_raise r on r.account_id = $2::bigint and ${isCurrent}
   where t.tier = $1`,
);

interface Row extends TierRow {
  ability_no: number | null;
  raised_day: number | null;
  raised_month: number | null;
  raised_all: number | null;
  raised_second: number | null;
  raised_job: number | null;
}

const raiseOf = (row: Row): RaisedLimits => ({
  trialsADay: row.raised_day,
  trialsAMonth: row.raised_month,
  trialsInAll: row.raised_all,
  callsASecond: row.raised_second,
  jobPicturesADay: row.raised_job,
});

/** Returns the greater of both for each limit. A tier without a limit stays without. */
const raisedBy = (limits: TierLimits, raise: RaisedLimits): TierLimits => {
  const raised = { ...limits };
  for (const name of raisedLimits) {
    const [own, more] = [raised[name], raise[name]];
    if (own !== null && more !== null) raised[name] = Math.max(own, more);
  }
  return raised;
};

export interface EffectiveLimits {
  /** The limits that apply to every ability; raises for a single ability are left out. */
  ofAll: TierLimits;
  of(abilityNo: number): TierLimits;
}

/**
 * Returns the limits of an account, of a visitor, whose owner is no account, or only of a tier: those of the tier, with
 * what operators have raised. Every call runs this, so it is one statement.
 */
export const effectiveLimits = async (
  database: Database,
  { owner, tier }: { owner: string | null; tier: Tier },
): Promise<EffectiveLimits> => {
  const rows = await database.query<Row>(find, [tier, tier === 'visitor' ? null : owner]);
  const ofTier = limitsOf(rows[0] as Row);
  const raisedFor = (isFor: (abilityNo: number | null) => boolean) =>
    rows.filter((row) => isFor(row.ability_no)).reduce((limits, row) => raisedBy(limits, raiseOf(row)), ofTier);
  return {
    ofAll: raisedFor((raised) => raised === null),
    of: (abilityNo) => raisedFor((raised) => raised === null || raised === abilityNo),
  };
};
