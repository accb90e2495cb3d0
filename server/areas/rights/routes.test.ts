import { expect, test } from 'vitest';
import { getRights } from '#contract/rights/calls.ts';
import { UNVERIFIED_DOWNLOADS } from '#contract/specification/constants.ts';
import { authStatuses } from '#contract/specification/identity.ts';
import { testApp } from '#server/app/testing.ts';

const { call, database, signUp, signUpSub } = await testApp();

test.each([
  [authStatuses.unauthorized, 'loggedIn'],
  [authStatuses.failed, 'loggedIn'],
  [authStatuses.frozen, 'loggedIn'],
  [authStatuses.authorizing, 'inReview'],
  [authStatuses.authorized, 'certified'],
] as const)('certification %i is in the tier %s, with the limits of all', async (authStatus, tier) => {
  const { token } = await signUp({ authStatus });
  const { data } = (await call(getRights, {}, { token })).body;
  expect(data.tier).toBe(tier);
  expect(Date.now() - Date.parse(data.since)).toBeLessThan(60_000);
  expect(data.tiers.map(({ tier: name, ...limits }) => [name, Object.values(limits)])).toEqual([
    ['visitor', [true, 30, null, null, 1, 0, 0]],
    ['loggedIn', [false, 10, 100, 1000, 1, UNVERIFIED_DOWNLOADS, 20]],
    ['inReview', [false, 100, 3000, 100_000, 5, UNVERIFIED_DOWNLOADS, 1000]],
    ['certified', [false, 100, 3000, 100_000, 5, null, 1000]],
  ]);
});

test('a certified account has its tier since its certification', async () => {
  const { token, accountId } = await signUp({ authStatus: 1 });
  await database.query(
    {
      name: '',
      text: `insert into enterprise_certification (account_id, registered_at) values ($1, '2026-03-02T01:00:00Z')`,
    },
    [accountId],
  );
  expect((await call(getRights, {}, { token })).body.data.since).toBe('2026-03-02T01:00:00.000Z');
});

test('the limits come from the table', async () => {
  const { token } = await signUp();
  await database.query({ name: '', text: `update rights_tier set trials_a_day = 12 where tier = 'loggedIn'` });
  const { tiers } = (await call(getRights, {}, { token })).body.data;
  expect(tiers.find(({ tier }) => tier === 'loggedIn')?.trialsADay).toBe(12);
});

test('[ACC-09] accounts without the rights page cannot call it', async () => {
  for (const { token } of [await signUp({ accountRole: 3 }), await signUp({ accountRole: 9 }), await signUpSub()])
    expect((await call(getRights, {}, { token })).status).toBe(403);
});
