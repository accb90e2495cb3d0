import { expect, test, vi } from 'vitest';
import { EngineFault } from '#engines/engine.ts';
import { testApp } from '#server/app/testing.ts';
import { lateSeconds } from './call-rate.ts';
import { createTrials, stubEngines } from './testing.ts';

const stub = stubEngines();
const { app, database, signUp } = await testApp({ RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1' }, stub);
const trials = createTrials(app);

/** Stops the replenishment of calls during a test. */
const hold = (accountId: number) =>
  database.query({ name: '', text: `update trial_pace set free_at = now() + interval '1 hour' where owner = $1` }, [
    accountId,
  ]);

test('[TRIAL-05] more calls per second than the tier allows get 20001, and cost nothing', async () => {
  const { token, accountId } = await signUp();
  expect((await trials.sample({ token })).body.code).toBe('200');
  await hold(accountId);
  const { status, headers, body } = await trials.sample({ token });
  expect([status, body.code]).toEqual([429, '20001']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
  expect(stub.jobs.length).toBe(1);
});

test('[TRIAL-05] a late own picture costs no trial, but delays by the time that it took, and says how long', async () => {
  const { token } = await signUp({ authStatus: 1 });
  let passed = 0;
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  stub.answerBy(async () => {
    passed += 12_000;
    throw new EngineFault('late');
  });
  const sample = (await trials.sample({ token })).body;
  expect([sample.code, sample.data]).toEqual(['20008', null]);
  const own = (await trials.own(token)).body;
  const waits = (own.data as unknown as { retryAfter: number } | null)?.retryAfter;
  expect(own.code).toBe('20008');
  expect([13, 14, 15, 16]).toContain(waits);
  clock.mockRestore();
  stub.mend();
  const { body, headers } = await trials.sample({ token });
  expect(body.code).toBe('20001');
  expect(Number(headers['retry-after'])).toBeGreaterThan(5);
});

test('[TRIAL-05] a late engine delays by its time, by at most 15 seconds', () => {
  expect([lateSeconds(9000), lateSeconds(34_000)]).toEqual([9, 15]);
});

test('[TRIAL-05] a certified enterprise makes five at once', async () => {
  const { token } = await signUp({ authStatus: 1 });
  const answers = await Promise.all(Array.from({ length: 5 }, () => trials.sample({ token })));
  expect(answers.map(({ body }) => body.code)).toEqual(['200', '200', '200', '200', '200']);
});

test('[TRIAL-05] no table holds the address of a visitor who tries', async () => {
  for (const headers of [{}, { 'x-forwarded-for': '203.0.113.77' }])
    expect((await trials.sample(headers)).body.code).toBe('200');
  const query = (text: string) => database.query<{ name: string; rows: string }>({ name: '', text });
  const tables = await query(
    'select quote_ident(table_name) as name from information_schema.tables where table_schema = current_schema()',
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) => [
      name,
      String((await query(`select json_agg(t)::text as rows from ${name} t`))[0]?.rows),
    ]),
  );
  const held = Object.fromEntries(texts);
  for (const counted of ['trial_pace', 'trial_count', 'trial_ledger'])
    expect(held[counted]?.match(/"owner":"n/g)).toHaveLength(2);
  expect(Object.keys(held).filter((name) => held[name].includes('203.0.113.77'))).toEqual([]);
});
