import { randomBytes } from 'node:crypto';
import { Secret as Key, TOTP } from 'otpauth';
import { getChallenge, login } from '#contract/auth/calls.ts';
import { beginSecondFactor, completeLogin, enableSecondFactor } from '#contract/auth/second-factor-calls.ts';
import { proofOf } from '#contract/auth/password-scheme.ts';
import type { UserRole } from '#contract/kit/roles.ts';
import type { TestApp } from '#server/app/testing.ts';
import { createAccountStore } from '../account-store.ts';
import { passwordPrimitives } from '../password-primitives.ts';
import { createPasswords } from '../password.ts';

/** Returns the code that an app shows `steps` steps of 30 seconds from now. */
export const codeIn = (key: string, steps = 0): string =>
  TOTP.generate({ secret: Key.fromBase32(key), timestamp: Date.now() + steps * 30_000 });

export interface Operator {
  accountId: number;
  userName: string;
  phone: string;
  token: string;
  /** The value that the server stores, sealed, as the password. */
  inner: Uint8Array;
}

/** Plays operators who use one-time codes. */
export const secondFactorOf = ({ call, database, secret, signUp }: TestApp) => {
  const passwords = createPasswords(secret);

  const prove = async (name: string, inner: Uint8Array) => {
    const { codeId, vcode } = (await call(getChallenge, { name, type: 6 })).body.data;
    return { codeId, oldPwd: proofOf(passwordPrimitives, inner, vcode) };
  };

  return {
    prove,

    /** Creates a logged-in operator with a password of which only the inner value is known. */
    async newOperator(userRoles: readonly UserRole[] = [5]): Promise<Operator> {
      const account = await signUp({ userRoles });
      const inner = randomBytes(32);
      await createAccountStore(database).setPassword(account, {
        salt: randomBytes(16).toString('hex'),
        sealedInner: passwords.seal(account.accountId, inner),
      });
      return { ...account, inner };
    },

    /** Turns one-time codes on with the code of the step before, so that this one and the next are left. */
    async turnOn({ userName, inner, token }: Operator): Promise<{ key: string; recoveryCodes: string[] }> {
      const { key } = (await call(beginSecondFactor, {}, { token })).body.data;
      const proof = await prove(userName, inner);
      const { body } = await call(enableSecondFactor, { ...proof, code: codeIn(key, -1) }, { token });
      if (body.code !== '200') throw new Error(`not turned on: ${body.code}`);
      return { key, recoveryCodes: body.data.recoveryCodes };
    },

    /** Logs in with the password alone. */
    async enterPassword(
      { userName, inner }: Pick<Operator, 'userName' | 'inner'>,
      headers: Record<string, string> = {},
    ) {
      const proof = await prove(userName, inner);
      return call(login, { ...proof, name: userName, pageNo: 1, pageSize: 1 }, headers);
    },

    enterCode: (ticket: string, code: string, headers: Record<string, string> = {}) =>
      call(completeLogin, { ticket, code }, headers),
  };
};
