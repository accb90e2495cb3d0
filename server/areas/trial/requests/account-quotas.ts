import { getAccountQuotas } from '#contract/rights/console-calls.ts';
import { tierOf } from '#contract/rights/tiers.ts';
import { currentRaises } from '#server/areas/rights/public/current-raises.ts';
import type { Database } from '#server/kit/database/database.ts';
import { today } from '#server/kit/database/shanghai-days.ts';
import { named } from '#server/kit/database/statement.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { createCountStore } from '../count-store.ts';
import type { Dependencies } from '../dependencies.ts';
import { quotaOf } from '../quota.ts';

const usedByJobs = named(
  'trial.usedByJobs',
  `select coalesce(sum(used), 0)::integer as used from api_job_day
   where account_id = $1 and day = ${today}`,
);

/** Serves what operators see of the quotas of an account: what it may use, and what it has used. */
export const serveAccountQuotas = (
  calls: Calls,
  { database, limitsOf }: Pick<Dependencies, 'limitsOf'> & { database: Database },
): void => {
  calls.serve(getAccountQuotas, async ({ accountId }) => {
    const account = await currentRaises(database, accountId);
    if (!account) throw protocolError('user', 'notFound', 'accountId');
    const { userName, enterpriseName, authStatus, tierLimits, raises } = account;
    const [limits, used, [jobs]] = await Promise.all([
      limitsOf({ owner: accountId, tier: tierOf(authStatus) }),
      createCountStore(database).usedAbilities(accountId),
      database.query<{ used: number }>(usedByJobs, [accountId]),
    ]);
    return {
      accountId,
      userName,
      enterpriseName,
      tier: tierLimits,
      limits: limits.ofAll,
      abilities: used.map((row) => ({
        abilityNo: row.ability_no,
        abilityName: row.ability_name,
        quota: quotaOf(limits.of(row.ability_no), row),
      })),
      jobPictures: { limit: limits.ofAll.jobPicturesADay, used: jobs?.used ?? 0 },
      raises,
    };
  });
};
