import { isCommonPassword } from './common-passwords.ts';
import { PASSWORD_MAXIMUM, PASSWORD_MINIMUM } from './limits.ts';

/** What a password can be refused for. The server never sees one, so that the form that sets it decides. */
export type PasswordError = 'short' | 'long' | 'control' | 'oneKind' | 'common' | 'personal';

/** Shorter names are too likely to stand in a password by chance. */
const PERSONAL_MINIMUM = 3;

const kinds = [/\p{Letter}/u, /\p{Number}/u, /[^\p{Letter}\p{Number}]/u];

/** As the password scheme takes it. */
const normal = (text: string) => text.normalize('NFKC');

/** Characters, as somebody counts them. */
const lengthOf = (password: string) => Array.from(normal(password)).length;

export const isLongEnough = (password: string) => lengthOf(password) >= PASSWORD_MINIMUM;

/** How many of letters, digits and other signs a password has. */
export const kindsOf = (password: string): number => kinds.filter((kind) => kind.test(normal(password))).length;

/** Whether a password contains a name of its owner (user name, phone number, login name before its `@`). */
export const isPersonal = (password: string, names: readonly string[]): boolean => {
  const folded = normal(password).toLowerCase();
  return names
    .map((name) => (normal(name).split('@')[0] as string).trim().toLowerCase())
    .some((name) => name.length >= PERSONAL_MINIMUM && folded.includes(name));
};

/** The first fault of a new password; `names` are its owner's. */
export const passwordError = (password: string, names: readonly string[]): PasswordError | undefined => {
  if (!isLongEnough(password)) return 'short';
  if (lengthOf(password) > PASSWORD_MAXIMUM) return 'long';
  if (/\p{Control}/u.test(password)) return 'control';
  if (kindsOf(password) < 2) return 'oneKind';
  if (isPersonal(password, names)) return 'personal';
  if (isCommonPassword(password)) return 'common';
  return undefined;
};

export type PasswordStrength = 'weak' | 'middle' | 'strong';

/** How hard a password is to guess, by its length and kinds; one with a fault is weak. */
export const passwordStrength = (password: string, names: readonly string[]): PasswordStrength => {
  if (passwordError(password, names)) return 'weak';
  const points = lengthOf(password) + 3 * kindsOf(password);
  if (points >= 21) return 'strong';
  return points >= 16 ? 'middle' : 'weak';
};
