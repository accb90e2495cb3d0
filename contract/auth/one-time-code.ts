/** The spelling of one-time codes and recovery codes. */

/** The letters of recovery codes, without those that are easily confused. */
export const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
export const RECOVERY_LENGTH = 10;

/** Six figures of an app, or a recovery code; both folded. */
export const oneTimeCodePattern = /^(?:\d{6}|[a-hjkmnp-z2-9]{10})$/;

/** Returns a typed code without spaces and dashes, in small letters. */
export const foldOneTimeCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Pd}]/gu, '')
    .toLowerCase();
