import type { Reason } from '#contract/enterprise/calls.ts';
import { protocolError } from '#server/kit/http/call-error.ts';

/** Returns the reasons of a rejection as stored: one line per field, and each field once. */
export const readReasons = (typed: readonly Reason[]): Reason[] => {
  const reasons = typed.map(({ field, reason }, at) => {
    const line = reason
      .replace(/\p{Cf}/gu, '')
      .replace(/\s+/gu, ' ')
      .trim();
    if (line === '' || /\p{Cc}/u.test(line)) throw protocolError('user', 'invalid', `reasons.${at}.reason`);
    return { field, reason: line };
  });
  if (new Set(reasons.map(({ field }) => field)).size < reasons.length)
    throw protocolError('user', 'invalid', 'reasons');
  return reasons;
};
