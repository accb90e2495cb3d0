import {
  foldPhone,
  phonePattern,
  subAccountNamePattern,
  userNamePattern,
  verifyCodePattern,
} from '#contract/auth/names.ts';
import { passwordError } from '#contract/auth/password-rules.ts';
import { type TextKey, t } from '#web/kit/texts.ts';

/** Normalizes a typed value to the one spelling that is sent. */
const fold = (value: string) => value.normalize('NFKC').trim();

export const foldCode = (value: string): string => fold(value).replace(/[\s-]/g, '');
export const foldName = fold;
export const foldSubName = (value: string): string => fold(value).replace(/\s*@\s*/, '@');

/** Normalizes a phone number or a user name. */
export const foldAccount = (value: string): string => {
  const phone = foldPhone(value);
  return phonePattern.test(phone) ? phone : fold(value);
};

const errorOf = (value: string, empty: TextKey, wrong: TextKey, pattern: RegExp): string | undefined => {
  if (value === '') return t(empty);
  return pattern.test(value) ? undefined : t(wrong);
};

export const phoneError = (value: string) =>
  errorOf(value, 'identity.form.phone.empty', 'identity.form.phone.wrong', phonePattern);
export const codeError = (value: string) =>
  errorOf(value, 'identity.form.code.empty', 'identity.form.code.wrong', verifyCodePattern);
export const userNameError = (value: string) =>
  errorOf(value, 'identity.form.userName.empty', 'identity.form.userName.wrong', userNamePattern);

/** Invisible characters, which no name contains but a copied name may bring along. */
const unseen = /[\p{Cc}\p{Cf}]/u;

/** Checks the login name of a main account. The server decides about any name that could be valid. */
export const accountNameError = (value: string): string | undefined => {
  if (value === '') return t('identity.form.account.empty');
  if (unseen.test(value)) return t('identity.form.account.wrong');
  return subAccountNamePattern.test(value) ? t('identity.form.account.sub') : undefined;
};

export const subAccountNameError = (value: string) =>
  errorOf(value, 'identity.form.subName.empty', 'identity.form.subName.wrong', subAccountNamePattern);

/** Checks a new password of a user with these names. */
export const newPasswordError = (value: string, names: readonly string[]): string | undefined => {
  if (value === '') return t('identity.form.newPassword.empty');
  const error = passwordError(value, names);
  return error && t(`identity.form.newPassword.${error}`);
};
