import { AGREEMENT_VERSION_MAXIMUM } from '#contract/agreements/limits.ts';

/** The version that follows one: its last number and one more. None where there is no number, or it would be too long. */
export const nextVersion = (version: string): string => {
  const next = version.replace(/\d+(?=\D*$)/, (number) => String(BigInt(number) + 1n).padStart(number.length, '0'));
  return next === version || next.length > AGREEMENT_VERSION_MAXIMUM ? '' : next;
};
