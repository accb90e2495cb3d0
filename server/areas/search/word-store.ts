import { randomUUID } from 'node:crypto';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';
import { withoutBlanks } from '#server/kit/search/cut.ts';
import { foldText } from '#server/kit/search/fold.ts';

const takeKey = named(
  'search.takeKey',
  'insert into search_counted (idempotency_key) values ($1) on conflict do nothing returning idempotency_key',
);
const add = named(
  'search.addWord',
  `insert into search_word (word, day, times, misses, shown)
   values ($1, (now() at time zone 'Asia/Shanghai')::date, 1, $2, $3)
   on conflict (word, day) do update set times = search_word.times + 1, misses = search_word.misses + excluded.misses,
     shown = excluded.shown`,
);
const hot = named(
  'search.hotWords',
  `select (array_agg(shown order by day desc))[1] as shown from search_word
   where day > (now() at time zone 'Asia/Shanghai')::date - 30
   group by word having sum(times) >= $1 and sum(misses) = 0 order by sum(times) desc, word limit $2`,
);
const addWish = named(
  'search.addWish',
  `insert into search_wish (wish_id, idempotency_key, word, shown, wish, account_id) values ($1, $2, $3, $4, $5, $6)
   on conflict (idempotency_key) do nothing`,
);

/** A word that so few have searched for may be a name of somebody. */
const HOT_TIMES_MINIMUM = 5;
/** What looks like a phone or an identity card is not kept. */
const PRIVATE = /\d{7,}|@/;

/** Returns the form in which a keyword is counted. */
export const wordOf = (keyword: string): string => withoutBlanks(foldText(keyword));

/** Keeps what visitors search for. */
export const createWordStore = (database: Database) => ({
  /** Counts a search, once for each key. */
  async count(keyword: string, idempotencyKey: string, isMiss: boolean): Promise<void> {
    if (PRIVATE.test(keyword)) return;
    await database.transaction(async (transaction) => {
      if ((await transaction.query(takeKey, [idempotencyKey])).length === 0) return;
      await transaction.query(add, [wordOf(keyword), isMiss ? 1 : 0, keyword.trim()]);
    });
  },

  /** Returns the words that were searched for most in 30 days, all of them with results. */
  async hotWords(limit: number): Promise<string[]> {
    return (await database.query<{ shown: string }>(hot, [HOT_TIMES_MINIMUM, limit])).map(({ shown }) => shown);
  },

  async addWish(wish: {
    keyword: string;
    wish: string;
    accountId: string | null;
    idempotencyKey: string;
  }): Promise<void> {
    const { keyword, wish: text, accountId, idempotencyKey } = wish;
    await database.query(addWish, [
      randomUUID(),
      idempotencyKey,
      wordOf(keyword),
      keyword.trim(),
      text.trim(),
      accountId,
    ]);
  },
});
