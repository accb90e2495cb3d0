import type { TierLimits } from '#contract/rights/calls.ts';
import type { TrialQuota } from '#contract/trial/recognition.ts';
import type { Used } from './count-store.ts';

/** Returns what is left to try under these limits. */
export const quotaOf = (limits: TierLimits, used: Used): TrialQuota => {
  const { tier, samplesOnly, trialsADay, trialsAMonth, trialsInAll } = limits;
  const day = { limit: trialsADay, used: used.day_used, resetsAt: used.next_day.toISOString() };
  const month = { limit: trialsAMonth, used: used.month_used, resetsAt: used.next_month.toISOString() };
  const inAll = { limit: trialsInAll, used: used.all_used, resetsAt: null };
  const lefts = [day, month, inAll].flatMap((one) => (one.limit === null ? [] : [Math.max(0, one.limit - one.used)]));
  return { tier, samplesOnly, left: lefts.length > 0 ? Math.min(...lefts) : null, day, month, inAll };
};

/** Returns the error code of a used-up quota, or undefined. The limit that lasts longest takes precedence. */
export const exhaustedCode = ({ day, month, inAll }: TrialQuota): '20002' | '20003' | '20004' | undefined => {
  const isUsedUp = ({ limit, used }: TrialQuota['day']) => limit !== null && used >= limit;
  if (isUsedUp(inAll)) return '20002';
  if (isUsedUp(month)) return '20003';
  return isUsedUp(day) ? '20004' : undefined;
};
