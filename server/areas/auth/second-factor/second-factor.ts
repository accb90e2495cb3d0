import { foldOneTimeCode } from '#contract/auth/one-time-code.ts';
import { RECOVERY_CODES } from '#contract/auth/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { Secret } from '#server/kit/secrets/secret.ts';
import { newKey, newRecoveryCode, stepOf } from './one-time-code.ts';
import { createSecondFactorStore, type StoredFactor } from './store.ts';

/** The context that a key is sealed with, so that it opens only for its own account. */
const contextOf = (accountId: number | string) => `account ${accountId}`;

/** Which proof of the second factor was accepted. */
export type UsedCode = 'code' | 'recoveryCode';

/** Makes and checks keys, one-time codes and recovery codes. Their secrets are only stored sealed or as a MAC. */
export const createSecondFactor = (secret: Secret) => {
  const macOf = (accountId: number | string, code: string) => secret.mac('recovery-code', String(accountId), code);
  const open = (accountId: number | string, { sealedKey }: Pick<StoredFactor, 'sealedKey'>) =>
    secret.open('second-factor', contextOf(accountId), sealedKey);

  return {
    makeKey(accountId: string): { key: Buffer; sealedKey: Buffer } {
      const key = newKey();
      return { key, sealedKey: secret.seal('second-factor', contextOf(accountId), key) };
    },

    /** Uses up a one-time code of a stored key. Returns false if it is wrong or was used before. */
    async useStep(transaction: Database, accountId: string, factor: StoredFactor, typed: string): Promise<boolean> {
      const step = stepOf(open(accountId, factor), foldOneTimeCode(typed), Date.now());
      return step !== undefined && createSecondFactorStore(transaction).useStep(accountId, step);
    },

    /** Uses up a one-time code or a recovery code of an account. Returns undefined if it is wrong or was used before. */
    async use(transaction: Database, accountId: number | string, typed: string): Promise<UsedCode | undefined> {
      const store = createSecondFactorStore(transaction);
      const factor = await store.find(accountId);
      if (!factor?.enabledAt) return undefined;
      const code = foldOneTimeCode(typed);
      const step = stepOf(open(accountId, factor), code, Date.now());
      if (step !== undefined) return (await store.useStep(accountId, step)) ? 'code' : undefined;
      return (await store.useRecovery(accountId, macOf(accountId, code))) ? 'recoveryCode' : undefined;
    },

    /** Replaces the recovery codes of an account and returns the new ones, which are not stored. */
    async renewRecoveryCodes(transaction: Database, accountId: string): Promise<string[]> {
      const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
      const macs = codes.map((code) => macOf(accountId, code));
      await createSecondFactorStore(transaction).replaceRecovery(accountId, macs);
      return codes.map((code) => `${code.slice(0, code.length / 2)}-${code.slice(code.length / 2)}`);
    },
  };
};

export type SecondFactor = ReturnType<typeof createSecondFactor>;
