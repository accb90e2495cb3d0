import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/kit/database/database.ts';
import { testDatabase } from '#server/kit/database/testing.ts';
import type { MessageSearch } from './search.ts';
import { createMessageStore } from './store.ts';

const OWNERS = 2000;
const MESSAGES_OF_EACH = 90;
const MESSAGES_OF_ONE = 20_000;
const IN_A_STEP = 10_000;

/** The index entries that the planner reads at the ends of an index. */
const LOOKED_AT_BY_PLANS = 10;

/** An owner with an average number of messages, and one with very many. */
const ordinary = '7';
const busy = '9999999';

const { database } = await testDatabase();
/** One message in thirty contains this word. */
const RARE = '固件';
const insert = {
  name: '',
  text: `insert into messages_message (owner_id, kind, priority, title, content, created_at, read_at)
   select case when n <= ${OWNERS * MESSAGES_OF_EACH} then n % ${OWNERS} else ${busy} end, 1 + n % 8, n % 3, '通知 ' || n,
     '第 ' || n || ' 条通知的正文。' || case when n % 31 = 0 then '${RARE}' else '' end,
     now() - n % 100000 * interval '1 minute', case when n % 3 = 0 then now() end
   from generate_series($1::integer, $2::integer) n`,
};
const analyse = { name: '', text: 'analyze messages_message' };
const read = {
  name: '',
  text: `select seq_scan as scans, seq_tup_read + coalesce(idx_tup_fetch, 0) as rows
   from pg_stat_xact_user_tables where relname = 'messages_message'`,
};

beforeAll(async () => {
  const all = OWNERS * MESSAGES_OF_EACH + MESSAGES_OF_ONE;
  for (let from = 1; from <= all; from += IN_A_STEP) await database.query(insert, [from, from + IN_A_STEP - 1]);
  await database.query(analyse);
}, 60_000);

/** Returns the rows and full scans that PostgreSQL reads from the table during the work. */
const readsOf = (work: (within: Database) => Promise<unknown>) =>
  database.transaction(async (within) => {
    const before = await within.query<{ scans: number; rows: number }>(read);
    await work(within);
    const after = await within.query<{ scans: number; rows: number }>(read);
    return {
      scans: (after[0]?.scans ?? 0) - (before[0]?.scans ?? 0),
      rows: (after[0]?.rows ?? 0) - (before[0]?.rows ?? 0),
    };
  });

const all: MessageSearch = { onlyUnread: false, keyword: '', kind: null, page: 1, size: 10 };

describe('[MSG-03] of 200 000 messages', () => {
  // After five executions PostgreSQL may use a generic plan.
  test.each([1, 2, 3, 4, 5, 6, 7])('one account reads those that it shows, time %i', async () => {
    for (const owner of [ordinary, busy])
      for (const query of [all, { ...all, onlyUnread: true }, { ...all, page: 2 }]) {
        const { scans, rows } = await readsOf((within) => createMessageStore(within).list(owner, query));
        expect(scans).toBe(0);
        expect(rows, JSON.stringify({ owner, query })).toBeLessThanOrEqual(2 * 10 * query.page + LOOKED_AT_BY_PLANS);
      }
  });

  test('a page far back reads no more rows than it passes', async () => {
    const { scans, rows } = await readsOf((within) => createMessageStore(within).list(busy, { ...all, page: 1900 }));
    expect(scans).toBe(0);
    expect(rows).toBeLessThanOrEqual(19_000 + 20 + LOOKED_AT_BY_PLANS);
  });

  test.each([
    { keyword: RARE, kind: null },
    { keyword: '', kind: 3 },
    { keyword: '没有', kind: 8 },
  ] as const)("a search reads only its owner's messages, and of very many the newest: %j", async (narrowed) => {
    for (const [owner, most] of [
      [ordinary, MESSAGES_OF_EACH],
      [busy, 5000],
    ] as const)
      for (const onlyUnread of [false, true]) {
        const query = { ...all, ...narrowed, onlyUnread };
        const { scans, rows } = await readsOf((within) => createMessageStore(within).list(owner, query));
        expect(scans).toBe(0);
        expect(rows).toBeLessThanOrEqual(most + LOOKED_AT_BY_PLANS);
      }
  });

  test('a search says where it has not looked at all', async () => {
    const store = createMessageStore(database);
    const few = await store.list(ordinary, { ...all, keyword: RARE });
    expect(few).not.toHaveProperty('searchedNewest');
    const many = await store.list(busy, { ...all, keyword: RARE });
    expect(many).toMatchObject({ searchedNewest: 5000 });
    expect(many.total).toBeGreaterThan(5000 / 31 - 2);
    expect(many.total).toBeLessThan(5000 / 31 + 2);
    expect(await store.list(busy, { ...all, keyword: '没有' })).toEqual({
      total: 0,
      messages: [],
      searchedNewest: 5000,
    });
  });

  test('counting and opening read at most one row', async () => {
    const store = createMessageStore(database);
    const { messages } = await store.list(busy, all);
    const opened = messages[3]?.messagePushId as string;
    expect((await readsOf((within) => createMessageStore(within).find(busy, opened))).rows).toBeLessThanOrEqual(
      1 + LOOKED_AT_BY_PLANS,
    );
    expect(await readsOf((within) => createMessageStore(within).countUnread(busy))).toEqual({ scans: 0, rows: 0 });
  });
});
