import { timingSafeEqual } from 'node:crypto';
import { UPLOAD_POLICY_MINUTES } from '#contract/trial/limits.ts';
import type { MakeMac } from '../owner.ts';

/** An upload that a user has announced. */
export interface Announced {
  bytes: number;
  /** The file's hash in lower-case hex. */
  sha256: string;
}

const pattern = /^(\d{1,15})\.(\d{1,8})\.([0-9a-f]{64})\.([A-Za-z0-9_-]{43})$/;

/** Policies are signed and bound to their owner instead of stored. */
export const createUploadPolicies = (mac: MakeMac, now: () => number = Date.now) => {
  const signatureOf = (ownerId: string, expiresAt: number, { bytes, sha256 }: Announced) =>
    mac('trial-upload', ownerId, String(expiresAt), String(bytes), sha256);

  return {
    make(ownerId: string, announced: Announced): { policy: string; expiresAt: Date } {
      const expiresAt = now() + UPLOAD_POLICY_MINUTES * 60_000;
      const signature = signatureOf(ownerId, expiresAt, announced).toString('base64url');
      return {
        policy: `${expiresAt}.${announced.bytes}.${announced.sha256}.${signature}`,
        expiresAt: new Date(expiresAt),
      };
    },

    /** Returns what the policy was made for, or undefined if it is expired, another owner's or forged. */
    read(ownerId: string, policy: string): Announced | undefined {
      const [, expiry, size, sha256 = '', signature = ''] = pattern.exec(policy) ?? [];
      const expiresAt = Number(expiry);
      const announced = { bytes: Number(size), sha256 };
      // Without a match the expiry is NaN, which is never in the future.
      if (!(expiresAt > now())) return undefined;
      const isOurs = timingSafeEqual(signatureOf(ownerId, expiresAt, announced), Buffer.from(signature, 'base64url'));
      return isOurs ? announced : undefined;
    },
  };
};
