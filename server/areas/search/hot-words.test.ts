import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { countSearch, getHotWords, wishForContent } from '#contract/search/calls.ts';
import { testApp } from '#server/app/testing.ts';
import { COUNTS, WISHES } from './routes.ts';

const { app, call, database } = await testApp({ PAGE_CACHE: 'off', TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT: 'on' });

let keys = 0;
const post = (url: string, payload: object, address: string) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'idempotency-key': `count-${(keys += 1)}`, 'x-forwarded-for': address },
    payload,
  });
const count = (keyword: string, address: string) => post(countSearch.path, { keyword, type: 0 }, address);
const wish = (keyword: string, address: string) =>
  post(wishForContent.path, { keyword, wish: '', tell: false }, address);
const shown = async () => (await call(getHotWords, {})).body.data.hotWords;

test('[DOC-02] words become hot by the searches of many networks, if all of their words are found', async () => {
  for (let time = 0; time < 8; time += 1) await count('口罩', '203.0.113.7');
  for (let time = 0; time < 8; time += 1) await count('检测 加微信', `203.0.${time}.7`);
  expect(await shown()).not.toContain('口罩');
  for (let time = 0; time < 8; time += 1) await count('口罩', `198.51.${time}.9`);
  await expect.poll(shown).toContain('口罩');
  expect(await shown()).not.toContain('检测 加微信');
});

test('what looks like a phone or an address of mail is neither counted nor kept with a wish', async () => {
  const phone = '恐龙 １３８-0013 8000';
  await count(phone, '203.0.113.8');
  const wish = { keyword: phone, wish: '请回电 13800138000 或 a@example.com', tell: false };
  expect((await call(wishForContent, wish, { 'idempotency-key': 'wish' })).body.code).toBe('200');
  const kept = await database.query<{ kept: string }>({
    name: '',
    text: `select shown as kept from search_word union all select shown || wish from search_wish`,
  });
  for (const { kept: text } of kept) expect(text).not.toMatch(/138|8000|example/);
});

describe('[DOC-02] searches and wishes of one network have separate limits', () => {
  test.each([
    ['counts', COUNTS, count],
    ['wishes', WISHES, wish],
  ] as const)('%s', async (_name, { burst }, send) => {
    const [address, others] = ['2001:db8:1:2::1', '2001:db8:1:3::1'];
    // Otherwise the budget refills during the test, and on a busy machine allows one more.
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const statuses: number[] = [];
    for (let time = 0; time < burst; time += 1) statuses.push((await send('无果之词', address)).statusCode);
    expect(statuses).toEqual(Array.from({ length: burst }, () => 200));
    const refused = await send('无果之词', '2001:db8:1:2:ffff::9');
    expect([refused.statusCode, refused.json().code]).toEqual([429, '429']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send('无果之词', others)).statusCode).toBe(200);
  });
});
