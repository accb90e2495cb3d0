import { describe, expect, test } from 'vitest';
import { exportData } from '#contract/account/own-account-calls.ts';
import { listMessages } from '#contract/messages/calls.ts';
import { countSearch, wishForContent } from '#contract/search/calls.ts';
import { answerWish, getMiss, type Miss, queryMisses } from '#contract/search/console-calls.ts';
import { SEARCH_DAYS } from '#contract/search/limits.ts';
import { testApp } from '#server/app/testing.ts';
import { removeOld } from '#server/kit/database/removal.ts';
import { named } from '#server/kit/database/statement.ts';
import { silentLog } from '#server/kit/database/testing.ts';
import { search as searchArea } from './area.ts';
import { missIdOf, wordOfId } from './public/miss-id.ts';
import { wordOf } from './word-store.ts';

const { app, call, signUp, database } = await testApp({ TRUSTED_PROXIES: '127.0.0.1' });
const { token } = await signUp({ userRoles: [6], userName: 'operator' });
const operator = { token };
const customer = { token: (await signUp({ userName: 'seeker' })).token };

const { removals = [] } = searchArea;
const age = named(
  'test.ageSearches',
  `with words as (update search_word set day = day - $2::integer where word = $1),
     answers as (update search_answer set answered_at = answered_at - $2::integer * interval '1 day' where word = $1)
   update search_wish set at = at - $2::integer * interval '1 day' where word = $1`,
);
const keptOf = named(
  'test.keptSearches',
  `select word, count(*)::integer as rows from (
     select word from search_word union all select word from search_wish union all select word from search_answer) kept
   where word = any ($1) group by word`,
);
const missMany = named(
  'test.missMany',
  `insert into search_word (word, day, times, misses, networks, shown)
   select 'many' || n, current_date, 1, 1, 0, 'many' || n from generate_series(1, $1::integer) n`,
);

let keys = 0;
const key = () => ({ 'idempotency-key': `miss-${(keys += 1)}` });
let networks = 0;
/** Searches from another network each time, unless one is given. */
const search = (keyword: string, headers = key(), network = (networks += 1)) =>
  app.inject({
    method: 'POST',
    url: countSearch.path,
    headers: { ...headers, 'x-forwarded-for': `198.51.${network}.7` },
    payload: { keyword, type: 0 },
  });
const wish = (keyword: string, text: string, headers: Record<string, string> = {}) =>
  call(wishForContent, { keyword, wish: text, tell: true }, { ...key(), ...headers });
const list = async (request: Record<string, unknown> = {}) =>
  (await call(queryMisses, request, operator)).body.data as { total: number; more: boolean; list: Miss[] };
const found = async (word: string): Promise<Miss> => {
  const miss = (await list({ keyword: word })).list.find((one) => one.word === word);
  if (!miss) throw new Error(`${word} is not in the list`);
  return miss;
};
const answer = (missId: string, revision: number, written: object | null, headers = key()) =>
  call(answerWish, { missId, revision, answer: written } as never, { ...operator, ...headers });

test('the id of a word leads back to it, with any characters', () => {
  for (const word of ['恐龙', `a"'\\]%_`, '😀', '-', 'h9'])
    expect([wordOfId(missIdOf(word)), /^[\w-]+$/.test(missIdOf(word))]).toEqual([word, true]);
  for (const bad of ['*', '_', missIdOf('a\u0000b')]) expect(wordOfId(bad)).toBeUndefined();
});

describe('[SRCH-03] what visitors miss', () => {
  test('is counted once for each key, by words without results alone', async () => {
    const same = key();
    await search('三叶虫', same);
    await search('三叶虫', same);
    await search(' 三叶虫 ');
    await search('安全帽');
    expect(await found('三叶虫')).toMatchObject({ state: 'open', times: 2, misses: 2, wishes: 0, waiting: 0 });
    expect((await list()).list.map(({ word }) => word)).not.toContain('安全帽');
  });

  test('is counted once for each network and day', async () => {
    for (let time = 0; time < 4; time += 1) await search('蛇颈龙', key(), 200);
    await search('蛇颈龙', key(), 201);
    expect(await found('蛇颈龙')).toMatchObject({ times: 2, misses: 2 });
  });

  test('is also what only a similar word was found for, a part of it, or not all of its words', async () => {
    for (const keyword of ['安全冒', '人脸恐鸟', '安全帽 恐鸟']) {
      await search(keyword);
      expect(await found(keyword)).toMatchObject({ times: 1, misses: 1 });
    }
  });

  test('is nothing without a letter or a digit', async () => {
    for (const keyword of ['。。。', '？！']) expect((await search(keyword)).statusCode).toBe(200);
    expect((await list({ keyword: '。' })).total).toBe(0);
  });

  test('is found by a part, by its state, and in both orders', async () => {
    await search('菊石');
    for (let time = 0; time < 3; time += 1) await search('鹦鹉螺');
    expect((await list({ keyword: '鹉' })).list.map(({ word }) => word)).toEqual(['鹦鹉螺']);
    const words = (await list({ order: 'times', state: 'open' })).list.map(({ word }) => word);
    expect(words.indexOf('鹦鹉螺')).toBeLessThan(words.indexOf('菊石'));
    expect((await list({ order: 'newest', keyword: '螺' })).total).toBe(1);
    expect((await list({ keyword: '%' })).total).toBe(0);
  });

  test('is sent once to the users who wanted it, with the page that has it now', async () => {
    await search('始祖鸟');
    await wish('始祖鸟', '怎样识别始祖鸟', customer);
    await wish('始祖鸟', '我也想要');
    const { missId, ...miss } = await found('始祖鸟');
    expect(miss).toMatchObject({ wishes: 2, waiting: 1 });
    const opened = (await call(getMiss, { missId }, operator)).body.data;
    expect(opened).toMatchObject({ revision: 0, answered: null });
    expect(opened.texts.map(({ text, waits }) => [text, waits])).toEqual(
      expect.arrayContaining([
        ['怎样识别始祖鸟', true],
        ['我也想要', false],
      ]),
    );

    const written = { text: '已有文档。', link: '/open-ability' };
    const same = key();
    for (const _time of [1, 2])
      expect((await answer(missId, 0, written, same)).body).toMatchObject({
        code: '200',
        data: { revision: 1, told: 1 },
      });
    const { messageParams } = (await call(listMessages, {}, customer)).body.data;
    const told = messageParams.filter(({ title }) => title === '您想找的“始祖鸟”有结果了');
    expect(told).toHaveLength(1);
    expect(await found('始祖鸟')).toMatchObject({ state: 'answered', waiting: 0 });
    expect((await call(getMiss, { missId }, operator)).body.data.answered).toMatchObject({
      ...written,
      by: 'operator',
    });

    // A later wish opens the word again. Only its author gets the next answer.
    await wish('始祖鸟', '', customer);
    expect(await found('始祖鸟')).toMatchObject({ state: 'open', waiting: 1 });
    expect((await answer(missId, 0, written)).body.code).toBe('PTL0001');
    expect((await answer(missId, 1, null)).body.data).toEqual({ revision: 2, told: 0 });
    expect(await found('始祖鸟')).toMatchObject({ state: 'answered' });
  });

  test('is kept for a year: words, wishes and answers', async () => {
    const words = ['沧龙', '翼龙'];
    for (const word of words) {
      await search(word);
      await wish(word, `想看${word}`);
      expect((await answer((await found(word)).missId, 0, { text: '有了。', link: '/' })).body.code).toBe('200');
    }
    const [old, newer] = words.map(wordOf);
    await database.query(age, [old, SEARCH_DAYS + 1]);
    await database.query(age, [newer, SEARCH_DAYS - 1]);
    await removeOld(database, removals, silentLog);
    const kept = await database.query<{ word: string; rows: number }>(keptOf, [[old, newer]]);
    expect(kept).toEqual([{ word: newer, rows: 3 }]);
  });

  test('is in the export of who wished for it', async () => {
    await wish('腕龙', '想看腕龙', customer);
    const { parts } = (await call(exportData, {}, customer)).body.data;
    expect(parts.searchWishes).toEqual(
      expect.arrayContaining([expect.objectContaining({ keyword: '腕龙', wish: '想看腕龙', answerTime: null })]),
    );
  });

  test('is for operators, and bad input is refused', async () => {
    expect((await call(queryMisses, {}, customer)).status).toBe(403);
    expect((await call(getMiss, { missId: missIdOf('从未') }, operator)).status).toBe(404);
    expect((await answer(missIdOf('从未'), 0, null)).status).toBe(404);
    await search('剑龙');
    const { missId } = await found('剑龙');
    for (const [written, field] of [
      [{ text: '好', link: 'https://elsewhere.example' }, 'answer.link'],
      [{ text: '好', link: '//elsewhere.example' }, 'answer.link'],
      [{ text: '', link: '/' }, 'answer.text'],
      [{ text: '长'.repeat(501), link: '/' }, 'answer.text'],
    ] as const) {
      const { status, body } = await answer(missId, 0, written);
      expect([status, (body.data as unknown as { field: string }).field], field).toEqual([400, field]);
    }
    expect((await answer(missId, 0, { text: '　', link: '/' })).status).toBe(400);
  });

  test('has a bounded total beyond 10 000, which says so, and the pages go on', async () => {
    await database.query(missMany, [10_021]);
    expect(await list()).toMatchObject({ total: 10_000, more: true });
    const { list: last } = await list({ keyword: 'many', pageNo: 201 });
    expect(last).toHaveLength(21);
    expect(await list({ keyword: 'many1002' })).toMatchObject({ total: 3, more: false });
  });
});
