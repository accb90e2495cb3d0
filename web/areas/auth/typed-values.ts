import {
  foldPhone,
  phonePattern,
  subAccountNamePattern,
  userNamePattern,
  verifyCodePattern,
} from '#contract/auth/names.ts';
import { passwordError } from '#contract/auth/password-rules.ts';
import { type TextKey, t } from '#web/kit/texts.ts';

/** What was typed, in the one spelling that is sent. */
const fold = (value: string) => value.normalize('NFKC').trim();

export const foldCode = (value: string): string => fold(value).replace(/[\s-]/g, '');
export const foldName = fold;
export const foldSubName = (value: string): string => fold(value).replace(/\s*@\s*/, '@');

/** A phone number or a user name, whichever was typed. */
export const foldAccount = (value: string): string => {
  const phone = foldPhone(value);
  return phonePattern.test(phone) ? phone : fold(value);
};

const faultOf = (value: string, empty: TextKey, wrong: TextKey, pattern: RegExp): string | undefined => {
  if (value === '') return t(empty);
  return pattern.test(value) ? undefined : t(wrong);
};

export const phoneFault = (value: string) =>
  faultOf(value, 'identity.form.phone.empty', 'identity.form.phone.wrong', phonePattern);
export const codeFault = (value: string) =>
  faultOf(value, 'identity.form.code.empty', 'identity.form.code.wrong', verifyCodePattern);
export const userNameFault = (value: string) =>
  faultOf(value, 'identity.form.userName.empty', 'identity.form.userName.wrong', userNamePattern);

/** Nobody types them, and no name has them; a copied name may bring some along. */
const unseen = /[\p{Cc}\p{Cf}]/u;

/** What is wrong with the name of a main account that logs in: anything that may be one is left to the server. */
export const accountNameFault = (value: string): string | undefined => {
  if (value === '') return t('identity.form.account.empty');
  if (unseen.test(value)) return t('identity.form.account.wrong');
  return subAccountNamePattern.test(value) ? t('identity.form.account.sub') : undefined;
};

export const subAccountNameFault = (value: string) =>
  faultOf(value, 'identity.form.subName.empty', 'identity.form.subName.wrong', subAccountNamePattern);

/** What is wrong with a new password of somebody with these names. */
export const newPasswordFault = (value: string, names: readonly string[]): string | undefined => {
  if (value === '') return t('identity.form.newPassword.empty');
  const fault = passwordError(value, names);
  return fault && t(`identity.form.newPassword.${fault}`);
};
