import { timingSafeEqual } from 'node:crypto';
import { innerOf, openInner, proofOf } from '#contract/auth/password-scheme.ts';
import type { Credential } from './account-store.ts';
import { passwordPrimitives } from './password-primitives.ts';
import type { Secret } from '#server/kit/secrets/secret.ts';

/** The context that a password's inner value is sealed with, so that it opens only for its own account. */
const contextOf = (ownerId: number | string) => `account ${ownerId}`;
const NOBODY = 'nobody';

/**
 * Stores and checks passwords, sealed under the environment's secret, so that the database alone is not enough to log
 * in. Only tests pass other rounds than the contract's.
 */
export const createPasswords = (secret: Secret, rounds?: number) => {
  const dummy = secret.seal('inner', contextOf(NOBODY), Buffer.alloc(32));

  const seal = (ownerId: number | string, inner: Uint8Array) =>
    secret.seal('inner', contextOf(ownerId), Buffer.from(inner));
  const open = (ownerId: number | string, sealedInner: Buffer) => secret.open('inner', contextOf(ownerId), sealedInner);

  return {
    seal,

    /** Returns whether a proof is correct. Takes the same time without an account or a password. */
    proves(ownerId: number | string | undefined, sealedInner: Buffer | null, vcode: string, proof: string): boolean {
      const isSet = ownerId !== undefined && sealedInner !== null;
      const inner = isSet ? open(ownerId, sealedInner) : open(NOBODY, dummy);
      const expected = Buffer.from(proofOf(passwordPrimitives, inner, vcode));
      const sent = Buffer.from(proof);
      return sent.length === expected.length && timingSafeEqual(sent, expected) && isSet;
    },

    /** Returns the inner value of a sealed new password, or undefined if it was not sealed for this challenge. */
    unseal: (newPwd: string, vcode: string, freshSalt: string) =>
      openInner(passwordPrimitives, { newPwd, vcode, freshSalt }),

    /** Returns the stored form of a password that the server itself has chosen. */
    async credentialOf(ownerId: number | string, password: string, salt: string): Promise<Credential> {
      return { salt, sealedInner: seal(ownerId, await innerOf(passwordPrimitives, password, salt, rounds)) };
    },
  };
};

export type Passwords = ReturnType<typeof createPasswords>;
