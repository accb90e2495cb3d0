import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, expect } from 'vitest';
import type { AnswerOf, AnyCall } from '#contract/kit/call.ts';
import type { Envelope } from '#contract/kit/envelope.ts';
import type { FileUse } from '#contract/files/uses.ts';
import { type AppOptions, buildApp } from './app.ts';
import { uploadPicture } from '#server/areas/files/testing.ts';
import type { Secret } from '#server/kit/secrets/secret.ts';
import { openTestSession, signUp, signUpSub } from '#server/areas/auth/testing.ts';
import type { DemoAccount } from './demo-accounts.ts';
import { type Config, readConfig } from '#server/kit/config.ts';
import { createNotify } from '#server/kit/notify/notify.ts';
import { inSiteChannel } from './in-site-channel.ts';
import type { Database } from '#server/kit/database/database.ts';
import { type TestDatabase, testDatabase } from '#server/kit/database/testing.ts';
import type { Upload } from '#server/kit/http/caller.ts';
import { createAnswerCheck } from '#server/kit/http/answer-check.ts';
import { accountsTemplate, contentTemplate, takeDemoAccounts, testSecret } from './test-templates.ts';

/** The same function without its first parameter, the database handle. */
type On<Verb> = Verb extends (database: Database, ...rest: infer Rest) => infer Answer
  ? (...rest: Rest) => Answer
  : never;

export interface TestApp extends TestDatabase {
  app: FastifyInstance;
  config: Config;
  secret: Secret;
  /** The demo accounts; empty unless requested. */
  accounts: DemoAccount[];
  /** Create logged-in accounts and further sessions, for areas that must not import the insides of others. */
  signUp: On<typeof signUp>;
  signUpSub: On<typeof signUpSub>;
  openSession: On<typeof openTestSession>;
  /** Uploads a picture, by default a small one, and returns its id. */
  upload: (token: string, use: FileUse, picture?: Upload) => Promise<string>;
  /** Makes a call over HTTP. */
  call<C extends AnyCall>(
    call: C,
    request?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; headers: Record<string, unknown>; body: Envelope<AnswerOf<C>> }>;
}

const undescribed = new Set<string>();
/** Sends notifications as the portal does, without the channels that leave it. */
export const notify = createNotify([inSiteChannel]);

/** Checks every answer against the API description; the next `expectDescribed` fails if one is missing there. */
export const checkAnswer = createAnswerCheck((line) => undescribed.add(line));
/** Takes out what was found so far, for a test that makes the portal fail on purpose. */
export const takeUndescribed = (): string[] => {
  const lines = [...undescribed];
  undescribed.clear();
  return lines;
};
const expectDescribed = () => expect(takeUndescribed()).toEqual([]);

export interface TestAppParts extends Pick<AppOptions, 'engines' | 'fetching'> {
  /** Creates the demo accounts. Their files are only in the default storage. */
  accounts?: boolean;
  /** Mounts the built pages. */
  pages?: boolean;
}

/**
 * Builds the real application on a separate database with the default content. Call it at the top level of a test file.
 */
export const testApp = async (
  environment: Record<string, string> = {},
  { accounts = false, pages = false, ...parts }: TestAppParts = {},
): Promise<TestApp> => {
  const test = await testDatabase({ template: accounts ? accountsTemplate : contentTemplate });
  const secret = testSecret;
  const filesFolder = mkdtempSync(join(tmpdir(), 'portal-files-'));
  afterAll(() => rmSync(filesFolder, { recursive: true, force: true }));
  const config = readConfig({
    LOG_LEVEL: 'error',
    RATE_LIMIT: 'off',
    FILES_URL: `file:${filesFolder}`,
    ENGINE_WARM_UP: 'off',
    ENGINE_NICENESS: '0',
    ...environment,
  });
  const app = await buildApp({
    config,
    database: test.database,
    connection: test.connection,
    secret,
    root: join(import.meta.dirname, '../..'),
    onAnswer: checkAnswer,
    pages: pages ? 'build' : 'none',
    ...parts,
  });
  afterEach(expectDescribed);
  afterAll(expectDescribed);
  afterAll(() => app.close());
  return {
    ...test,
    app,
    config,
    secret,
    accounts: accounts ? takeDemoAccounts(filesFolder) : [],
    signUp: (options) => signUp(test.database, options),
    signUpSub: (options) => signUpSub(test.database, options),
    upload: (token, use, picture) => uploadPicture(app, token, use, picture),
    openSession: (owner) => openTestSession(test.database, owner),
    async call(call, request = {}, headers = {}) {
      const query = call.method === 'GET' ? `?${new URLSearchParams(request as Record<string, string>)}` : '';
      const response = await app.inject({
        method: call.method,
        url: call.path + query,
        headers: { ...(call.method === 'POST' && { 'content-type': 'application/json' }), ...headers },
        ...(call.method === 'POST' && { payload: JSON.stringify(request) }),
      });
      return { status: response.statusCode, headers: response.headers, body: response.json() };
    },
  };
};
