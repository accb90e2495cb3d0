import { randomBytes, timingSafeEqual } from 'node:crypto';
import { LOGIN_STEP_MINUTES } from '#contract/auth/limits.ts';
import type { Secret } from '#server/kit/secrets/secret.ts';

/** A login whose password was right. */
export interface LoginStep {
  accountId: string;
  /** Spent when the login succeeds. */
  mac: Buffer;
  /** Returns whether the account still has the password that was proved. */
  isFor(sealedInner: Buffer | null): boolean;
}

/**
 * The ticket between the two steps of a login names the account and its end. Its MAC covers the stored password, so
 * that a new password makes it invalid. It is not stored; a used one is, until it would have expired.
 */
export const createLoginSteps = (secret: Secret) => {
  const macOf = (payload: string, sealedInner: Buffer) =>
    secret.mac('login-step', payload, sealedInner.toString('base64'));
  return {
    make(accountId: number, sealedInner: Buffer): string {
      const expires = Date.now() + LOGIN_STEP_MINUTES * 60_000;
      const payload = [accountId, expires.toString(36), randomBytes(12).toString('base64url')].join('.');
      return `${payload}.${macOf(payload, sealedInner).toString('base64url')}`;
    },

    /** Returns undefined if the ticket is malformed or has expired. Only `isFor` finds out whether it is genuine. */
    read(ticket: string): LoginStep | undefined {
      const [accountId = '', expires = '', nonce = '', sent = '', ...rest] = ticket.split('.');
      const mac = Buffer.from(sent, 'base64url');
      if (rest.length > 0 || mac.length !== 32 || !/^[1-9]\d{0,17}$/.test(accountId)) return undefined;
      if (!(Number.parseInt(expires, 36) > Date.now())) return undefined;
      const payload = [accountId, expires, nonce].join('.');
      return {
        accountId,
        mac,
        isFor: (sealedInner) => sealedInner !== null && timingSafeEqual(mac, macOf(payload, sealedInner)),
      };
    },
  };
};

export type LoginSteps = ReturnType<typeof createLoginSteps>;
