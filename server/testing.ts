import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import type { AnswerOf, AnyCall } from '#contract/call.ts';
import type { Envelope } from '#contract/envelope.ts';
import { buildApp } from './app.ts';
import { createSecret, type Secret } from './areas/identity/secret.ts';
import { readConfig } from './config.ts';
import { silentLog, type TestDatabase, testDatabase } from './database/testing.ts';
import { prepareDatabase } from './start.ts';

export interface TestApp extends TestDatabase {
  app: FastifyInstance;
  secret: Secret;
  /** Makes a call over HTTP. */
  call<C extends AnyCall>(
    call: C,
    request?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; headers: Record<string, unknown>; body: Envelope<AnswerOf<C>> }>;
}

/** The application as it runs, on a database of its own with the default content; to be called at a test file's top level. */
export const testApp = async (environment: Record<string, string> = {}): Promise<TestApp> => {
  const test = await testDatabase();
  await prepareDatabase(test.connection, silentLog);
  const secret = createSecret('the secret of one test file, long enough for any');
  const config = readConfig({ LOG_LEVEL: 'error', RATE_LIMIT: 'off', ...environment });
  const app = await buildApp({
    config,
    database: test.database,
    connection: test.connection,
    secret,
    root: join(import.meta.dirname, '..'),
  });
  afterAll(() => app.close());
  return {
    ...test,
    app,
    secret,
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
