import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import type { AnswerOf, AnyCall, RequestOf } from '#contract/kit/call.ts';
import { createTicket, getChallenge, getSubAccountChallenge, login } from '#contract/auth/calls.ts';
import { listOutbox } from '#contract/auth/outbox-calls.ts';
import { innerOf, proofOf } from '#contract/auth/password-scheme.ts';
import { passwordPrimitives } from '#server/areas/auth/password-primitives.ts';
import type { DemoAccount } from '#server/app/demo-accounts.ts';
import type { DemoTitle } from '#server/app/demo-list.ts';

/** Returns the demo accounts of a portal; without a folder, those that all copies of the template have. */
export const accountsOf = (dataDir = process.env.PORTAL_DATA_DIR): DemoAccount[] => {
  if (!dataDir) throw new Error('PORTAL_DATA_DIR is not set: the global setup has not run');
  return JSON.parse(readFileSync(join(dataDir, 'accounts.json'), 'utf8'));
};

export const accountOf = (title: DemoTitle, dataDir?: string): DemoAccount => {
  const account = accountsOf(dataDir).find((candidate) => candidate.title === title);
  if (!account) throw new Error(`no account ${title}`);
  return account;
};

/** Makes a call relative to the request context's base address. Throws if it fails. */
const make = async <C extends AnyCall>(
  request: APIRequestContext,
  call: C,
  data: RequestOf<C>,
  token?: string,
): Promise<AnswerOf<C>> => {
  const response = await request.fetch(call.path, {
    method: call.method,
    data,
    headers: token === undefined ? {} : { token },
  });
  const body = await response.json();
  if (body.code !== '200') throw new Error(`${call.name}: ${response.status()} ${JSON.stringify(body)}`);
  return body.data;
};

/**
 * Derived keys by salt and password, since deriving one takes a tenth of a second. A salt changes only with its
 * password.
 */
const inners = new Map<string, Promise<Uint8Array>>();
const innerFor = (password: string, salt: string) => {
  const key = `${salt} ${password}`;
  const inner = inners.get(key) ?? innerOf(passwordPrimitives, password, salt);
  inners.set(key, inner);
  return inner;
};

/** Returns a new session's token for the header `token`. For a sub-account this ends its other sessions. */
export const tokenFor = async (
  request: APIRequestContext,
  { name, password }: { name: string; password: string },
): Promise<string> => {
  const challenge = name.includes('@') ? getSubAccountChallenge : getChallenge;
  const { codeId, salt, vcode } = await make(request, challenge, { name, type: 6 });
  const oldPwd = proofOf(passwordPrimitives, await innerFor(password, salt), vcode);
  return (await make(request, login, { codeId, name, oldPwd, pageNo: 1, pageSize: 1 })).token;
};

export const tokenOf = (request: APIRequestContext, title: DemoTitle, dataDir?: string): Promise<string> =>
  tokenFor(request, accountOf(title, dataDir));

/** Logs the page's browser in as the login page does, and opens `path`. */
export const loginAs = async (
  page: Page,
  title: DemoTitle,
  { path = '/', dataDir }: { path?: string; dataDir?: string } = {},
): Promise<void> => {
  const token = await tokenOf(page.request, title, dataDir);
  const { code } = await make(page.request, createTicket, {}, token);
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}token=${code}`);
};

/** Leaves the page and ends its login. Otherwise the pending calls of an open page would be made without a login. */
export const leaveAccount = async (page: Page): Promise<void> => {
  await page.goto('about:blank');
  await page.context().clearCookies();
};

/** Returns the last verification code that was sent to a phone. Throws if there is none. */
export const verifyCodeFor = async (request: APIRequestContext, phoneNo: string, dataDir?: string): Promise<string> => {
  const token = await tokenOf(request, '运营管理员', dataDir);
  const { list } = await make(request, listOutbox, { phoneNo }, token);
  const code = /\d{6}/.exec(list[0]?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`no code was sent to ${phoneNo}`);
  return code;
};
