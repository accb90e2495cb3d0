import { expect, test } from 'vitest';
import { getAbility } from '#contract/catalogue/calls.ts';
import { testApp } from '#server/app/testing.ts';
import { timeOfId } from '#server/kit/key-calls/trace.ts';

const TOKEN = 'a-token-of-the-test';
const { app } = await testApp({
  METRICS_TOKEN: TOKEN,
  METRICS_NETWORKS: '10.1.0.0/16,2001:db8::/32',
  TRUSTED_PROXIES: '127.0.0.1',
});

const read = (headers: Record<string, string>) => app.inject({ url: '/metrics', headers });
const statusOf = async (headers: Record<string, string>) => (await read(headers)).statusCode;

test('[OPS-03] metrics are read with the token or from the networks, and by no other caller', async () => {
  expect(await statusOf({ authorization: `Bearer ${TOKEN}` })).toBe(200);
  expect(await statusOf({ 'x-forwarded-for': '10.1.2.3' })).toBe(200);
  expect(await statusOf({ 'x-forwarded-for': '::ffff:10.1.2.3' })).toBe(200);
  expect(await statusOf({ 'x-forwarded-for': '2001:db8::7' })).toBe(200);
  for (const headers of [
    {},
    { authorization: `Bearer ${TOKEN}x` },
    { authorization: TOKEN },
    { authorization: 'Bearer ' },
    { 'x-forwarded-for': '10.2.2.3' },
    { 'x-forwarded-for': 'no address' },
  ] as Record<string, string>[]) {
    const answer = await read(headers);
    expect(answer.statusCode, JSON.stringify(headers)).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.body).not.toContain('portal_');
  }
});

test('without a token and networks there are no metrics', async () => {
  const { app: plain } = await testApp();
  expect((await plain.inject('/metrics')).statusCode).toBe(404);
});

test('calls count by their code, and requests by their kind and time', async () => {
  await app.inject(`${getAbility.path}?abilityNo=1`);
  await app.inject(`${getAbility.path}?abilityNo=9999`);
  await app.inject(`${getAbility.path}?abilityNo=x`);
  const { body, headers } = await read({ authorization: `Bearer ${TOKEN}` });
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  for (const code of ['200', '10006', '10003'])
    expect(body).toContain(`portal_calls_total{call="${getAbility.name}",code="${code}"} 1`);
  expect(body).toMatch(/portal_request_seconds_count\{kind="call",status="2xx"\} \d+/);
  expect(body).toMatch(/portal_request_seconds_bucket\{le="\+Inf",kind="call",status="4xx"\} 1/);
  expect(body).toMatch(/portal_database_connections\{state="open"\} [1-9]/);
  expect(body).toMatch(/portal_info\{version="5\.7\.0"\} 1/);
  expect(body).toContain('nodejs_eventloop_lag_seconds');
});

test('every answer names its request, by a time and its own id', async () => {
  const ids = await Promise.all(
    ['/api/health', '/api/health/live', '/nothing-here', '/api/nothing', '/robots.txt'].map(
      async (url) => (await app.inject(url)).headers['x-request-id'] as string,
    ),
  );
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(Math.abs(timeOfId(id).getTime() - Date.now())).toBeLessThan(60_000);
});
