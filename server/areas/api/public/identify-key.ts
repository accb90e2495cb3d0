import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import { isKey, keysInAddress } from '#contract/api/key-format.ts';
import {
  ACCOUNT_LOCKED,
  KEY_EXPIRED,
  KEY_IN_ADDRESS,
  KEY_NETWORK,
  KEY_REVOKED,
  KEY_ROTATED,
  KEY_WRONG,
} from '#contract/kit/errors/portal.ts';
import { statusOf } from '#contract/kit/errors/statuses.ts';
import type { Database } from '#server/kit/database/database.ts';
import { CallError } from '#server/kit/http/call-error.ts';
import type { CallerKey } from '#server/kit/http/caller.ts';
import { type IdentifyKey, KeyError } from '#server/kit/key-calls/key-calls.ts';
import { plainAddress } from '#server/kit/limits/network-of.ts';
import { createKeyStore, type FoundKey } from '../key-store.ts';

const keyError = (code: string) => new CallError('ability', code, statusOf('ability', code));

/** Returns why a key may not be used, or undefined. Decisions of its owner come before expiry. */
const keyErrorCode = (key: FoundKey): string | undefined => {
  if (!key.enabled) return ACCOUNT_LOCKED;
  if (key.is_revoked) return KEY_REVOKED;
  if (key.is_rotated) return KEY_ROTATED;
  if (key.is_expired) return KEY_EXPIRED;
  return key.is_inside ? undefined : KEY_NETWORK;
};

const callerKey = (key: FoundKey): CallerKey => ({
  keyId: key.key_id,
  kind: key.kind,
  applicationId: key.application_id,
  applicationName: key.application_name,
  accountId: String(key.account_id),
  mainAuthStatus: key.auth_status,
  uses: new Set(key.uses),
  abilityNos: key.ability_nos,
  dayLimit: key.day_limit,
  keepsInputs: key.keeps_inputs,
});

const BEARER = /^Bearer ([\w-]{1,200})$/i;

export interface KeyListeners {
  /** Keys appear in the address, which ends up in logs. */
  onExposed(keys: readonly string[]): void;
  /** A key that exists may not be used. */
  onKeyError(keyId: string, address: string, code: string): void;
}

/** An address as the database reads it, or null if it is invalid. */
const storable = (address: string): string | null => {
  const plain = plainAddress(address);
  return isIP(plain) === 0 ? null : plain;
};

/**
 * For how long revoked keys are rejected without a query, in milliseconds, and how many of them: a program may not
 * notice that its key is revoked, and continue its calls.
 */
const REVOKED = { max: 1000, ttl: 1000, ttlResolution: 0 };

/**
 * Finds the key in the `Authorization` header of a request, by one query: a key that was revoked on any node is
 * rejected at the next call. A mistyped key costs no query, and a revoked one costs one a second.
 */
export const createIdentifyKey = (database: Database, { onExposed, onKeyError }: KeyListeners): IdentifyKey => {
  const keys = createKeyStore(database);
  const revoked = new LRUCache<string, CallerKey>(REVOKED);
  const reportKeyError = (code: string, key: CallerKey, address: string) => {
    onKeyError(key.keyId, address, code);
    return new KeyError(code, key);
  };
  return async ({ authorization, url, address }) => {
    const exposed = /oak(_|%5f)/i.test(url) ? keysInAddress(url) : [];
    if (exposed.length > 0) {
      onExposed(exposed);
      const owned = await keys.find(exposed[0] as string, storable(address));
      throw owned ? new KeyError(KEY_IN_ADDRESS, callerKey(owned)) : keyError(KEY_IN_ADDRESS);
    }
    const key = BEARER.exec(authorization ?? '')?.[1];
    if (key === undefined || !isKey(key)) throw keyError(KEY_WRONG);
    const known = revoked.get(key);
    if (known) throw reportKeyError(KEY_REVOKED, known, address);
    const found = await keys.find(key, storable(address));
    if (!found) throw keyError(KEY_WRONG);
    const caller = callerKey(found);
    const code = keyErrorCode(found);
    // Of its owner: that is for good.
    if (code === KEY_REVOKED && !found.is_blocked) revoked.set(key, caller);
    if (code !== undefined) throw reportKeyError(code, caller, address);
    return caller;
  };
};
