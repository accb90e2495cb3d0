import type { Reason } from '#contract/enterprise/calls.ts';
import { protocolError } from '#server/kit/http/call-error.ts';

/** Returns a reason as stored: one line. Throws the error of `field` for an empty one. */
export const readReason = (typed: string, field: string): string => {
  const line = typed
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  if (line === '' || /\p{Cc}/u.test(line)) throw protocolError('user', 'invalid', field);
  return line;
};

/** Returns the reasons of a rejection as stored: one line per field, and each field once. */
export const readReasons = (typed: readonly Reason[]): Reason[] => {
  const reasons = typed.map(({ field, reason }, at) => ({
    field,
    reason: readReason(reason, `reasons.${at}.reason`),
  }));
  if (new Set(reasons.map(({ field }) => field)).size < reasons.length)
    throw protocolError('user', 'invalid', 'reasons');
  return reasons;
};
