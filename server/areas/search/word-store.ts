import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '#server/kit/database/database.ts';
import { today } from '#server/kit/database/shanghai-days.ts';
import { named } from '#server/kit/database/statement.ts';
import { dayOf } from '#contract/kit/day-of.ts';
import { PRIVATE, withoutPrivate } from '#contract/kit/private-text.ts';
import { networkOf } from '#server/kit/limits/network-of.ts';
import { withoutBlanks } from '#server/kit/search/cut.ts';
import { foldText } from '#server/kit/search/fold.ts';

const takeKey = named(
  'search.takeKey',
  'insert into search_counted (idempotency_key) values ($1) on conflict do nothing returning idempotency_key',
);
const add = named(
  'search.addWord',
  `insert into search_word as w (word, day, times, misses, networks, shown, bots, bot_misses)
   values ($1, ${today}, 1, $2, $3, $4, $5, $6)
   on conflict (word, day) do update set times = w.times + 1, misses = w.misses + excluded.misses,
     networks = w.networks + excluded.networks, shown = excluded.shown,
     bots = w.bots + excluded.bots, bot_misses = w.bot_misses + excluded.bot_misses`,
);
const hot = named(
  'search.hotWords',
  `select (array_agg(shown order by day desc))[1] as shown from search_word
   where day > ${today} - 30
   group by word having sum(networks) >= $1 and sum(misses) = 0 order by sum(networks) desc, word limit $2`,
);
const addWish = named(
  'search.addWish',
  `insert into search_wish (wish_id, idempotency_key, word, shown, wish, account_id) values ($1, $2, $3, $4, $5, $6)
   on conflict (idempotency_key) do nothing`,
);

/** A word from so few networks may be a person's name, or an advertisement. */
const HOT_NETWORKS_MINIMUM = 5;
/** Queries that look private are not stored. */
const isPrivate = (text: string) => foldText(text).search(PRIVATE) >= 0;

/** Returns the form in which a keyword is counted. */
export const wordOf = (keyword: string): string => withoutBlanks(foldText(keyword));

export interface Counted {
  idempotencyKey: string;
  address: string;
  isBot: boolean;
  /** Not all words were found as they are written. */
  isMiss: boolean;
  /** All words were found as they are written. */
  isWhole: boolean;
}

/** Stores what visitors search for. */
export const createWordStore = (database: Database) => ({
  /**
   * Counts a search, once for each key, and once for each network, word and day. Words that were all found, in many
   * networks, become hot.
   */
  async count(keyword: string, { idempotencyKey, address, isBot, isMiss, isWhole }: Counted): Promise<void> {
    if (isPrivate(keyword)) return;
    const word = wordOf(keyword);
    // The network is not kept: only that it has searched for this word on this day.
    const network = createHash('sha256')
      .update(`${networkOf(address)} ${word} ${dayOf(new Date())}`)
      .digest('base64url');
    await database.transaction(async (transaction) => {
      if ((await transaction.query(takeKey, [idempotencyKey])).length === 0) return;
      if ((await transaction.query(takeKey, [`network ${network}`])).length === 0) return;
      const [miss, whole, bot] = [isMiss, isWhole, isBot].map(Number) as [number, number, number];
      await transaction.query(add, [word, miss, whole, keyword.trim(), bot, bot * miss]);
    });
  },

  /** Returns the words that were searched for most in 30 days, all of them with results. */
  async hotWords(limit: number): Promise<string[]> {
    return (await database.query<{ shown: string }>(hot, [HOT_NETWORKS_MINIMUM, limit])).map(({ shown }) => shown);
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
      withoutPrivate(keyword.trim()),
      withoutPrivate(text.trim()),
      accountId,
    ]);
  },
});
