import { isCommonPassword } from './common-passwords.ts';
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from './limits.ts';

/** Why a new password is rejected. The server never sees a password, so the form decides. */
export type PasswordError = 'short' | 'long' | 'control' | 'oneKind' | 'common' | 'personal';

/** Shorter names appear in a password too often by chance. */
const PERSONAL_MINIMUM = 3;

const kinds = [/\p{Letter}/u, /\p{Number}/u, /[^\p{Letter}\p{Number}]/u];

/** The form that the password scheme uses. */
const normal = (text: string) => text.normalize('NFKC');

/** Counts characters as a reader does. */
const lengthOf = (password: string) => Array.from(normal(password)).length;

export const isLongEnough = (password: string) => lengthOf(password) >= PASSWORD_MINIMUM;

/** Returns how many of the three kinds a password has: letters, digits and other signs. */
export const kindsOf = (password: string): number => kinds.filter((kind) => kind.test(normal(password))).length;

/** Returns whether a password contains a name of its owner (user name, phone number, login name before its `@`). */
export const isPersonal = (password: string, names: readonly string[]): boolean => {
  const folded = normal(password).toLowerCase();
  return names
    .map((name) => (normal(name).split('@')[0] as string).trim().toLowerCase())
    .some((name) => name.length >= PERSONAL_MINIMUM && folded.includes(name));
};

/** Returns the first error of a new password; `names` are those of its owner. */
export const passwordError = (password: string, names: readonly string[]): PasswordError | undefined => {
  if (!isLongEnough(password)) return 'short';
  if (lengthOf(password) > PASSWORD_MAXIMUM) return 'long';
  if (/\p{Control}/u.test(password)) return 'control';
  if (kindsOf(password) < 2) return 'oneKind';
  if (isPersonal(password, names)) return 'personal';
  if (isCommonPassword(password)) return 'common';
  return undefined;
};

/** Which of the rules that a form lists a password meets. None of them holds before it can be judged. */
export const metRules = (password: string, names: readonly string[]) => ({
  length: isLongEnough(password) && lengthOf(password) <= PASSWORD_MAXIMUM,
  kinds: kindsOf(password) > 1,
  uncommon: isLongEnough(password) && !isPersonal(password, names) && !isCommonPassword(password),
});

export type PasswordStrength = 'weak' | 'middle' | 'strong';

/** Rates a password by its length and kinds; one with an error is weak. */
export const passwordStrength = (password: string, names: readonly string[]): PasswordStrength => {
  if (passwordError(password, names)) return 'weak';
  const points = lengthOf(password) + 3 * kindsOf(password);
  if (points >= 21) return 'strong';
  return points >= 16 ? 'middle' : 'weak';
};
