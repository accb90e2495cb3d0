import type { TierLimits } from '#contract/rights/calls.ts';
import type { Raise } from '#contract/rights/console-calls.ts';
import { type RaisedLimit, raisedLimits } from '#contract/rights/raised-limits.ts';

/** Whether another raise makes a limit of a raise useless. Of two with the same figure, the wider or the later counts. */
const outdoes = (other: Raise, raise: Raise, limit: RaisedLimit): boolean => {
  const [more, value] = [other[limit], raise[limit]];
  if (other.raiseId === raise.raiseId || more === null || value === null) return false;
  if (other.abilityNo !== null && other.abilityNo !== raise.abilityNo) return false;
  if (more !== value) return more > value;
  return other.abilityNo === raise.abilityNo ? Number(other.raiseId) > Number(raise.raiseId) : true;
};

/** Whether a raise that holds changes nothing, since the tier or other raises that hold allow as much. */
export const isOutdone = (
  raise: Raise,
  { limits, raises }: { limits: TierLimits | undefined; raises: readonly Raise[] },
): boolean =>
  raise.isCurrent &&
  raisedLimits.every((limit) => {
    const value = raise[limit];
    const ofTier = limits?.[limit] ?? null;
    return value === null || ofTier === null || ofTier >= value || raises.some((other) => outdoes(other, raise, limit));
  });
