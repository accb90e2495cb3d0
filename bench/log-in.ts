import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnswerOf, AnyCall, RequestOf } from '#contract/kit/call.ts';
import { getChallenge, login } from '#contract/auth/calls.ts';
import { innerOf, proofOf } from '#contract/auth/password-scheme.ts';
import { passwordPrimitives } from '#server/areas/auth/password-primitives.ts';

/** A demo main account. */
export interface Account {
  title: string;
  name: string;
  password: string;
}

export const accountsOf = (dataDir: string): Account[] =>
  (JSON.parse(readFileSync(join(dataDir, 'accounts.json'), 'utf8')) as Account[]).filter(
    ({ name }) => !name.includes('@'),
  );

/** Returns the demo account with this title. */
export const accountTitled = (dataDir: string, title: string): Account => {
  const account = accountsOf(dataDir).find((one) => one.title === title);
  if (!account) throw new Error(`no account ${title}`);
  return account;
};

export const make = async <C extends AnyCall>(origin: string, call: C, request: RequestOf<C>, token?: string) => {
  const answer = await fetch(origin + call.path, {
    method: call.method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { token }),
      ...(call.idempotent && { 'idempotency-key': randomUUID() }),
    },
    body: JSON.stringify(request),
  });
  return (await answer.json()) as { code: string; data: AnswerOf<C> };
};

export const challengeOf = async (origin: string, name: string) =>
  (await make(origin, getChallenge, { name, type: 6 })).data;

/** Logs in with the key derived from the password. */
export const logIn = async (origin: string, name: string, inner: Uint8Array) => {
  const { codeId, vcode } = await challengeOf(origin, name);
  const oldPwd = proofOf(passwordPrimitives, inner, vcode);
  return make(origin, login, { codeId, name, oldPwd, pageNo: 1, pageSize: 1 });
};

/** Returns the token of a new session. */
export const tokenOf = async (origin: string, { name, password }: Account): Promise<string> => {
  const { salt } = await challengeOf(origin, name);
  return (await logIn(origin, name, await innerOf(passwordPrimitives, password, salt))).data.token;
};
