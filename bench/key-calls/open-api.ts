import { randomUUID } from 'node:crypto';
import { createApplication, createKey, revokeKey } from '#contract/api/applications/calls.ts';
import { inferAbility } from '#contract/api/infer.ts';
import { keyUses } from '#contract/kit/key-uses.ts';
import type { Request } from '../load/load.ts';
import { type Account, make, tokenOf } from '../log-in.ts';

/** Makes an application of an account with a live key for everything, as its page does. */
const addKey = async (origin: string, token: string) => {
  const { data } = await make(origin, createApplication, { name: randomUUID().slice(0, 8) }, token);
  const asked = { applicationId: data.applicationId, kind: 'live' as const, uses: [...keyUses] };
  const made = await make(origin, createKey, asked, token);
  if (made.code !== '200') throw new Error(`making a key answered ${made.code}`);
  return made.data;
};

/** Returns a new key of an account. */
export const makeKey = async (origin: string, account: Account): Promise<string> =>
  (await addKey(origin, await tokenOf(origin, account))).key;

/** Returns a key of an account that it has revoked. */
export const makeRevokedKey = async (origin: string, account: Account): Promise<string> => {
  const token = await tokenOf(origin, account);
  const { key, keyId } = await addKey(origin, token);
  const { code } = await make(origin, revokeKey, { keyId }, token);
  if (code !== '200') throw new Error(`revoking a key answered ${code}`);
  return key;
};

/** Returns the request that has a picture recognised: its base64 or a sample. */
export const inferRequest = (
  key: string,
  abilityNo: number,
  picture: { image: string } | { sampleId: string },
): Request => ({
  method: inferAbility.method,
  path: inferAbility.path.replace(':abilityNo', String(abilityNo)),
  headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
  body: JSON.stringify(picture),
});
