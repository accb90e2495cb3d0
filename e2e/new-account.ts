import { randomBytes, randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { getPasswordChallenge, register, sendVerifyCode } from '#contract/auth/calls.ts';
import { innerOf, IV_BYTES, sealInner } from '#contract/auth/password-scheme.ts';
import { passwordPrimitives } from '#server/areas/auth/password-primitives.ts';
import { verifyCodeFor } from './accounts.ts';

/** Returns an unused mobile number. */
export const newPhone = () => `13${randomInt(1e9).toString().padStart(9, '0')}`;
export const newUserName = () => `user-${randomBytes(6).toString('hex')}`;
export const newPassword = () => `门-${randomBytes(6).toString('hex')}-K7`;

/** Registers an account for one test, which may change it. */
export const registerAccount = async (request: APIRequestContext) => {
  const account = { phone: newPhone(), name: newUserName(), password: newPassword() };
  const post = async (path: string, data: object) => {
    const body = await (await request.post(path, { data })).json();
    if (body.code !== '200') throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body.data;
  };
  await post(sendVerifyCode.path, { phoneNo: account.phone, source: 2 });
  const verifyCode = await verifyCodeFor(request, account.phone);
  const { codeId, salt, vcode } = await post(getPasswordChallenge.path, { name: account.phone });
  const inner = await innerOf(passwordPrimitives, account.password, salt);
  const freshSalt = String(randomInt(1e14)).padStart(16, '4');
  const newPwd = sealInner(passwordPrimitives, { inner, vcode, freshSalt, iv: randomBytes(IV_BYTES) });
  await post(register.path, {
    codeId,
    salt: freshSalt,
    newPwd,
    phoneNo: account.phone,
    verifyCode,
    userName: account.name,
    agreed: true,
  });
  return account;
};
