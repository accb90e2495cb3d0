import { expect, test } from 'vitest';
import { testApp } from '../../testing.ts';
import { createTrials, stubEngines } from './testing.ts';

const stub = stubEngines();
const { app, database, signUp } = await testApp({ RATE_LIMIT: 'on' }, stub);
const trials = createTrials(app);

/** Nothing comes back while a test runs. */
const hold = (accountId: number) =>
  database.query({ name: '', text: `update trial_pace set free_at = now() + interval '1 hour' where owner = $1` }, [
    accountId,
  ]);

test('[TRIAL-05] whoever tries more often than its tier may in a second hears 20001, and pays nothing', async () => {
  const { token, accountId } = await signUp();
  expect((await trials.sample({ token })).body.code).toBe('200');
  await hold(accountId);
  const { status, headers, body } = await trials.sample({ token });
  expect([status, body.code, headers['retry-after']]).toEqual([429, '20001', '1']);
  expect(stub.jobs.length).toBe(1);
});

test('[TRIAL-05] a certified enterprise makes five at once', async () => {
  const { token } = await signUp({ authStatus: 1 });
  const answers = await Promise.all(Array.from({ length: 5 }, () => trials.sample({ token })));
  expect(answers.map(({ body }) => body.code)).toEqual(['200', '200', '200', '200', '200']);
});
