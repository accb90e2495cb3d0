import { randomBytes, timingSafeEqual } from 'node:crypto';
import { CHALLENGE_MINUTES } from '#contract/auth/limits.ts';
import { nameKeyOf } from '#contract/auth/names.ts';
import { named } from '#server/kit/database/pool.ts';
import { removalOf } from '#server/kit/database/removal.ts';
import type { Database } from '#server/kit/database/database.ts';
import { businessError } from '#server/kit/http/call-error.ts';
import type { Secret } from '#server/kit/secrets/secret.ts';

/**
 * The kind of name that a challenge is bound to: a main account, a sub-account, or any name that gets a new password.
 */
export type ChallengeKind = 'main' | 'sub' | 'password';

/** The error codes for rejected challenges. */
const FOREIGN = '1013';
const USED = '1014';
const EXPIRED = '1024';

const PWD_STATUS = 1;
const MAC_BYTES = 32;

const spend = named(
  'identity.spendChallenge',
  'insert into identity_used_challenge (code_hash) values ($1) on conflict do nothing returning 1',
);

/** Uses up the MAC of a challenge or of a login's ticket. Returns false if it was used before. */
export const spendOnce = async (database: Database, mac: Buffer): Promise<boolean> =>
  (await database.query(spend, [mac])).length > 0;

/** Both live for five minutes. */
export const oldChallenges = removalOf(
  'identity.removeOldChallenges',
  'identity_used_challenge',
  `used_at < now() - interval '${2 * CHALLENGE_MINUTES} minutes'`,
);

export interface OpenedChallenge {
  kind: ChallengeKind;
  nameKey: string;
  salt: string;
  vcode: string;
}

/**
 * A challenge carries its kind, salt and expiry in its `codeId`, under a MAC that binds them to the requested name.
 * Creating one costs no write, and an unknown name gets the same kind of answer as any other. Used challenges are
 * stored until they would have expired.
 */
export const createChallenges = (secret: Secret) => {
  const macOf = (payload: string, nameKey: string) => secret.mac('challenge', payload, nameKey);
  const vcodeOf = (codeId: string) => secret.mac('vcode', codeId).toString('base64url').slice(0, 22);

  return {
    /** Makes a challenge for a name. Without the `salt` of an account, it derives a stable one from the name. */
    make(kind: ChallengeKind, name: string, salt: string | undefined) {
      const nameKey = nameKeyOf(name);
      // Always computed, so that the timing does not reveal an unknown name.
      const stable = secret.mac('salt', kind, nameKey).toString('hex').slice(0, 32);
      const chosen = kind === 'password' ? randomBytes(16).toString('hex') : (salt ?? stable);
      const expires = Date.now() + CHALLENGE_MINUTES * 60_000;
      const payload = [kind, chosen, expires.toString(36), randomBytes(12).toString('base64url')].join('.');
      const codeId = `${payload}.${macOf(payload, nameKey).toString('base64url')}`;
      return { pwdStatus: PWD_STATUS, codeId, salt: chosen, vcode: vcodeOf(codeId) };
    },

    /** Reads a challenge and uses it up. Throws if the name or kind is wrong, or if it is altered, expired or used. */
    async take(
      database: Database,
      codeId: string,
      names: readonly string[],
      kinds: readonly ChallengeKind[],
    ): Promise<OpenedChallenge> {
      const parts = codeId.split('.');
      const [kind, salt = '', expires = '', , mac = ''] = parts;
      const sent = Buffer.from(mac, 'base64url');
      const nameKey =
        parts.length === 5 && sent.length === MAC_BYTES && kinds.includes(kind as ChallengeKind)
          ? names.map(nameKeyOf).find((key) => timingSafeEqual(sent, macOf(parts.slice(0, 4).join('.'), key)))
          : undefined;
      if (nameKey === undefined) throw businessError('user', FOREIGN);
      if (Number.parseInt(expires, 36) < Date.now()) throw businessError('user', EXPIRED);
      // Compares bytes, since the last character of a MAC can be spelled in more than one way.
      if (!(await spendOnce(database, sent))) throw businessError('user', USED);
      return { kind: kind as ChallengeKind, nameKey, salt, vcode: vcodeOf(`${parts.slice(0, 4).join('.')}.${mac}`) };
    },
  };
};

export type Challenges = ReturnType<typeof createChallenges>;
