import { AGREEMENT_VERSION_MAXIMUM } from '#contract/agreements/limits.ts';

/**
 * Returns the next version, with the last number incremented. Returns an empty string if there is no number or the
 * result is too long.
 */
export const nextVersion = (version: string): string => {
  const next = version.replace(/\d+(?=\D*$)/, (number) => String(BigInt(number) + 1n).padStart(number.length, '0'));
  return next === version || next.length > AGREEMENT_VERSION_MAXIMUM ? '' : next;
};
