import type { AnswerOf, CheckedRequestOf } from '#contract/kit/call.ts';
import { type Miss, type OpenedMiss, queryMisses } from '#contract/search/console-calls.ts';
import { missList } from '#contract/search/miss-list.ts';
import { anyPart } from '#server/kit/database/any-part.ts';
import type { Database } from '#server/kit/database/database.ts';
import { conditionsOf } from '#server/kit/database/list-query.ts';
import { around, compose, pageWithTotal, type Part } from '#server/kit/database/query.ts';
import { dayAt, startOf, today } from '#server/kit/database/shanghai-days.ts';
import { named } from '#server/kit/database/statement.ts';
import { missIdOf } from './public/miss-id.ts';
import { wordOf } from './word-store.ts';

const DAYS = 30;
const TEXTS_MAXIMUM = 100;

/** Words that were missed or wished for, each with its numbers. Every word of the table has at least one of both. */
const missed = `(
  select m.word, coalesce(w.shown, v.shown) as shown, coalesce(w.times, 0) as times, coalesce(w.misses, 0) as misses,
    coalesce(v.wishes, 0) as wishes, coalesce(v.waiting, 0) as waiting,
    greatest(${startOf('w.last_day')}, v.last_at) as last_at,
    a.answered_at is null or coalesce(v.open > 0, false)
      or coalesce(w.last_missed > ${dayAt('a.answered_at')}, false) as is_open
  from (
    select word from search_word where misses > 0 and day > ${today} - ${DAYS} union select word from search_wish
  ) m
  left join lateral (
    select (array_agg(s.shown order by s.day desc))[1] as shown, sum(s.times)::integer as times,
      sum(s.misses)::integer as misses, max(s.day) as last_day, max(s.day) filter (where s.misses > 0) as last_missed
    from search_word s where s.word = m.word and s.day > ${today} - ${DAYS}
    having count(*) > 0
  ) w on true
  left join lateral (
    select (array_agg(x.shown order by x.at desc))[1] as shown, count(*)::integer as wishes, max(x.at) as last_at,
      count(*) filter (where x.answered_at is null)::integer as open,
      count(distinct x.account_id) filter (where x.answered_at is null)::integer as waiting
    from search_wish x where x.word = m.word
    having count(*) > 0
  ) v on true
  left join search_answer a on a.word = m.word
) m`;

const findTexts = named(
  'search.findWishes',
  `select wish, at, account_id is not null and answered_at is null as waits from search_wish
   where word = $1 and wish <> '' order by at desc, wish_id limit ${TEXTS_MAXIMUM}`,
);
const findAnswer = named(
  'search.findAnswer',
  'select revision, answer, link, answered_at, answered_by from search_answer where word = $1',
);
const saveAnswer = named(
  'search.saveAnswer',
  `insert into search_answer (word, revision, answer, link, answered_at, answered_by)
   select $1, 1, $3, $4, now(), $5 where $2 = 0 or exists (select 1 from search_answer where word = $1)
   on conflict (word) do update set revision = search_answer.revision + 1, answer = excluded.answer,
     link = excluded.link, answered_at = excluded.answered_at, answered_by = excluded.answered_by
     where search_answer.revision = $2
   returning revision`,
);
const closeWishes = named(
  'search.closeWishes',
  `update search_wish set answered_at = now() where word = $1 and answered_at is null returning account_id`,
);

interface MissRow {
  word: string;
  shown: string;
  times: number;
  misses: number;
  wishes: number;
  waiting: number;
  last_at: Date;
  is_open: boolean;
}
const columns = 'word, shown, times, misses, wishes, waiting, last_at, is_open';

const missOf = ({ word, shown, last_at, is_open, ...numbers }: MissRow): Miss => ({
  missId: missIdOf(word),
  word: shown,
  state: is_open ? 'open' : 'answered',
  lastTime: last_at.toISOString(),
  ...numbers,
});

const conditionOf = conditionsOf(missList, queryMisses, {
  keyword: (keyword) => ['m.word like ?', anyPart(wordOf(keyword))],
  state: (state) => [state === 'open' ? 'm.is_open' : 'not m.is_open'],
});

const orders: Record<CheckedRequestOf<typeof queryMisses>['order'], string> = {
  times: 'order by misses + wishes desc, word',
  newest: 'order by last_at desc, word',
};

const missedWhere = (condition: Part): Part => around(`${missed} where ??`, condition);

/** Stores searches without results for operators, and their answers. */
export const createMissStore = (database: Database) => {
  return {
    async list(request: CheckedRequestOf<typeof queryMisses>): Promise<AnswerOf<typeof queryMisses>> {
      const { rows, ...counted } = await pageWithTotal<MissRow>(database, {
        columns,
        from: missedWhere(conditionOf(request)),
        order: orders[request.order],
        page: request,
      });
      return { ...counted, list: rows.map(missOf) };
    },

    async find(word: string): Promise<OpenedMiss | undefined> {
      const [row] = await database.query<MissRow>(
        ...compose(`select ${columns} from`, missedWhere(['m.word = ?', word])),
      );
      if (!row) return undefined;
      const [texts, [answer]] = await Promise.all([
        database.query<{ wish: string; at: Date; waits: boolean }>(findTexts, [word]),
        database.query<{
          revision: number;
          answer: string | null;
          link: string | null;
          answered_at: Date;
          answered_by: string;
        }>(findAnswer, [word]),
      ]);
      return {
        ...missOf(row),
        revision: answer?.revision ?? 0,
        texts: texts.map(({ wish, at, waits }) => ({ text: wish, time: at.toISOString(), waits })),
        answered: answer
          ? {
              text: answer.answer,
              link: answer.link,
              time: answer.answered_at.toISOString(),
              by: answer.answered_by,
            }
          : null,
      };
    },

    /** Keeps an answer, unless the word has another revision than the operator saw. Returns the new one. */
    async answer(
      word: string,
      seen: number,
      answer: { text: string; link: string } | null,
      by: string,
    ): Promise<number | undefined> {
      const values = [word, seen, answer?.text ?? null, answer?.link ?? null, by];
      return (await database.query<{ revision: number }>(saveAnswer, values))[0]?.revision;
    },

    /** Closes the open wishes of a word, and returns the users to notify. */
    async closeWishes(word: string): Promise<string[]> {
      const rows = await database.query<{ account_id: string | null }>(closeWishes, [word]);
      return [...new Set(rows.flatMap(({ account_id }) => account_id ?? []))];
    },
  };
};
