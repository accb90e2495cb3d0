import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { inferAbilities } from '#contract/api/infer-many.ts';
import { inferAbility } from '#contract/api/infer.ts';
import { getReference } from '#contract/api/reference-calls.ts';
import type { AnyCall } from '#contract/kit/call.ts';
import { onOneDay } from '#contract/kit/testing/within-one.ts';
import { testApp } from '#server/app/testing.ts';
import { createCountStore } from '#server/areas/trial/count-store.ts';
import { ABILITY, SAMPLE, stubEngines } from '#server/areas/trial/testing.ts';
import type { TierLimits } from '#contract/rights/calls.ts';
import { addTestKey } from './testing.ts';

const { app, call, database, signUp } = await testApp(
  { RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1' },
  stubEngines(),
);

const query = (text: string, values: unknown[] = []) => database.query<{ used: number }>({ name: '', text }, values);
const post = async (call: AnyCall, body: object, headers: Record<string, string>) => {
  const answer = await app.inject({
    method: 'POST',
    url: call.path.replace(':abilityNo', ABILITY),
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
  const { ratelimit = '', 'ratelimit-policy': policy = '' } = answer.headers;
  return { status: answer.statusCode, limits: String(ratelimit), policy: String(policy), body: answer.json() };
};
const infer = (headers: Record<string, string>) => post(inferAbility, { sampleId: SAMPLE }, headers);
const developer = async (given: { authStatus?: 1 | 4; dayLimit?: number } = {}) => {
  const { authStatus = 1, dayLimit = null } = given;
  const { accountId } = await signUp({ authStatus });
  return { accountId, ...(await addTestKey(database, { accountId: String(accountId), dayLimit })) };
};

test('[API-02] the limit of a network is in the headers, unless it does not apply', async () => {
  const { headers } = await developer();
  const from = { ...headers, 'x-forwarded-for': '203.0.113.50' };
  const left = async () => Number(/"calls";r=(\d+);t=\d+/.exec((await infer(from)).limits)?.[1]);
  const first = await left();
  expect(first).toBeLessThan(6000);
  expect(await left()).toBe(first - 1);
  const own = await infer(headers);
  expect(own.limits).not.toContain('"calls"');
  expect(own.limits).toMatch(/"day";r=\d+/);
});

test('[API-02] [API-03] the overview shows the headers that a certified account gets', () =>
  onOneDay(async (today) => {
    const { headers } = await developer();
    const { policy, limits } = await infer({ ...headers, 'x-forwarded-for': '203.0.113.51' });
    const html = (await call(getReference)).body.data.sections.find(({ id }) => id === 'limits')?.html ?? '';
    const shown = parseHTML(`<body>${html}</body>`).document.querySelector('pre code')?.textContent ?? '';
    const { shownPolicy, shownLimits } =
      /RateLimit-Policy: (?<shownPolicy>.+)\nRateLimit: (?<shownLimits>.+)/.exec(shown)?.groups ?? {};
    // A month has its own length: that of November is shown.
    const [, seconds] = /"month";q=\d+;w=(\d+)/.exec(policy) ?? [];
    expect(shownPolicy).toBe(policy.replace(`w=${seconds}`, `w=${30 * 86_400}`));
    const namesOf = (header = '') => header.match(/"[a-z-]+"/g);
    expect(namesOf(shownLimits)).toEqual(namesOf(limits));
    const [year, month] = today.split('-').map(Number) as [number, number];
    expect(Number(seconds) / 86_400).toBe(new Date(Date.UTC(year, month, 0)).getUTCDate());
    // The table explains each name.
    for (const name of [...(namesOf(policy) ?? []), '"key-day"'])
      expect(html).toContain(`<code>${name.slice(1, -1)}</code>`);
  }));

test('[API-02] abilities of one call take one of the calls of a second, and all of them fail together', async () => {
  const { accountId, headers } = await developer({ authStatus: 4 });
  const both = { sampleId: SAMPLE, abilityNos: [35, 36] };
  const { status, body, limits } = await post(inferAbilities, both, headers);
  expect(status).toBe(200);
  expect(body.data.answers.map(({ code }: { code: string }) => code)).toEqual(['200', '200']);
  expect(limits.match(/"second"/g)).toHaveLength(1);
  await query(`update trial_pace set free_at = now() + interval '1 hour' where owner = $1`, [String(accountId)]);
  const refused = await post(inferAbilities, both, headers);
  expect([refused.status, refused.body.code]).toEqual([429, '20001']);
});

test('[API-02] an error names the limit that is used up, and when it is reset', () =>
  onOneDay(async () => {
    const { accountId, headers } = await developer();
    await infer(headers);
    await query(`update trial_count set day_used = 1000000 where owner = $1`, [String(accountId)]);
    const { body, limits } = await infer(headers);
    expect(body.code).toBe('20004');
    expect(limits).toMatch(/"day";r=0;t=[1-9]\d*/);

    const limited = await developer({ dayLimit: 1 });
    await infer(limited.headers);
    const last = await infer(limited.headers);
    expect(last.body.code).toBe('PTL0026');
    const [, seconds] = /"key-day";r=0;t=(\d+)/.exec(last.limits) ?? [];
    expect(Number(seconds)).toBeGreaterThan(0);
    expect(Number(seconds)).toBeLessThanOrEqual(86_400);
  }));

test('[API-01] what did not count against the limit of a key is not refunded to it', async () => {
  const { accountId, headers, keyId } = await developer({ dayLimit: 5 });
  await infer(headers);
  const counts = createCountStore(database);
  const limits: TierLimits = {
    tier: 'certified',
    samplesOnly: false,
    trialsADay: null,
    trialsAMonth: null,
    trialsInAll: null,
    callsASecond: null,
    modelDownloads: null,
    jobPicturesADay: 0,
  };
  // A replay has the key without its limit.
  const entryId = await counts.charge({
    trier: {
      owner: String(accountId),
      tier: 'certified',
      subAccountId: null,
      usedBy: '',
      key: { keyId, dayLimit: null },
    },
    limits,
    abilityNo: Number(ABILITY),
    abilityName: '',
    subject: '',
    requestId: crypto.randomUUID(),
  });
  await counts.refund(entryId as number, 'failed');
  expect(await query('select used from api_key_day where key_id = $1', [keyId])).toEqual([{ used: 1 }]);
});
