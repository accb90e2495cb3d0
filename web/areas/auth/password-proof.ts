import { getChallenge, getSubAccountChallenge } from '#contract/auth/calls.ts';
import { LOGIN_CHECK_TYPE } from '#contract/auth/limits.ts';
import { FRESH_SALT_DIGITS, innerOf, IV_BYTES, proofOf, sealInner } from '#contract/auth/password-scheme.ts';
import { makeCall } from '#web/kit/call.ts';
import { passwordPrimitives } from './password-primitives.ts';

/** The parts of a challenge that prove or seal a password. */
export interface Challenge {
  codeId: string;
  salt: string;
  vcode: string;
}

/** Proves a password with a new challenge. `sub`: the name is `loginName@enterprise number`. Throws a `CallFailure`. */
export const provePassword = async (name: string, password: string, sub = false) => {
  const { codeId, salt, vcode } = await makeCall(sub ? getSubAccountChallenge : getChallenge, {
    name,
    type: LOGIN_CHECK_TYPE,
  });
  const inner = await innerOf(passwordPrimitives, password, salt);
  return { codeId, salt, vcode, oldPwd: proofOf(passwordPrimitives, inner, vcode) };
};

// 250 is a multiple of ten, so bytes below it give all digits with the same probability.
const freshDigits = (count: number): string => {
  let digits = '';
  while (digits.length < count)
    for (const byte of crypto.getRandomValues(new Uint8Array(count)))
      if (byte < 250 && digits.length < count) digits += byte % 10;
  return digits;
};

/** Seals a new password for a challenge. Returns the fields of every call that sets a password. */
export const sealNewPassword = async ({ codeId, salt, vcode }: Challenge, password: string) => {
  const inner = await innerOf(passwordPrimitives, password, salt);
  const freshSalt = freshDigits(FRESH_SALT_DIGITS);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  return { codeId, salt: freshSalt, newPwd: sealInner(passwordPrimitives, { inner, vcode, freshSalt, iv }) };
};
