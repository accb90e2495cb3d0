import type { Database } from '../database/database.ts';
import { removalOf } from '../database/removal.ts';
import { named } from '../database/statement.ts';
import type { IntervalJob } from '../jobs/interval-job.ts';
import { oldKeyIn, ROLL_UP_BATCH, rollUpJob } from '../jobs/roll-up-job.ts';

interface Use {
  id: string;
  /** The act itself (a download, a play), and not a view of its page. */
  isAct: boolean;
  /** It is by a program, which counts as a use but not as a visitor's. */
  isBot?: boolean;
}

interface Counted {
  area: string;
  /** The tables are `<area>_<entity>`, `<area>_use` and `<area>_count`. */
  entity: string;
  /** A further count in addition to views: the columns are `is_<act>` and `<act>_count`. */
  act: string;
}

/**
 * How often the entries of an area are looked at and used: uses are inserted one by one and added to the counts later
 * (decision 0003).
 */
export const countsOfUses = ({ area, entity, act }: Counted) => {
  const [uses, id, isAct] = [`${area}_use`, `${entity}_id`, `is_${act}`];
  const insert = named(
    `${area}.use`,
    `insert into ${uses} (idempotency_key, ${id}, ${isAct}, is_bot)
     select $1, ${id}, $3, $4 from ${area}_${entity} where ${id} = $2
     on conflict (idempotency_key) do nothing returning ${id}`,
  );
  const find = named(
    `${area}.findUse`,
    `select ${id} as id, ${isAct} as is_act from ${uses} where idempotency_key = $1`,
  );
  const rollUp = named(
    `${area}.rollUp`,
    `with fresh as (
       update ${uses} set counted = true
       where idempotency_key in (
         select idempotency_key from ${uses} where not counted limit ${ROLL_UP_BATCH} for update skip locked
       )
       returning ${id}, ${isAct}
     ), added as (
       insert into ${area}_count as c (${id}, view_count, ${act}_count)
       select ${id}, count(*) filter (where not ${isAct}), count(*) filter (where ${isAct})
       from fresh group by ${id} order by ${id}
       on conflict (${id}) do update set view_count = c.view_count + excluded.view_count,
         ${act}_count = c.${act}_count + excluded.${act}_count
     )
     select count(*)::int as taken from fresh`,
  );
  const uncounted = (alias: string, which: string) =>
    `(select count(*) from ${uses} u where u.${id} = ${alias}.${id} and not u.counted and ${which} u.${isAct})`;

  return {
    /** SQL: both counts with those uses that are not rolled up yet, where `c` is the table of counts. */
    columnsFor: (alias: string): string =>
      `(coalesce(c.view_count, 0) + ${uncounted(alias, 'not')})::int as view_count,
      (coalesce(c.${act}_count, 0) + ${uncounted(alias, '')})::int as ${act}_count`,

    oldKeys: removalOf(`${area}.forgetKeys`, uses, oldKeyIn('used_at')),

    /**
     * Counts a use once per key. Returns what the key first counted for and whether that was now, or undefined if there
     * is no such entry.
     */
    async count(database: Database, use: Use, idempotencyKey: string): Promise<(Use & { isNew: boolean }) | undefined> {
      const [counted] = await database.query(insert, [idempotencyKey, use.id, use.isAct, use.isBot === true]);
      if (counted) return { ...use, isNew: true };
      const [before] = await database.query<{ id: string; is_act: boolean }>(find, [idempotencyKey]);
      return before && { id: before.id, isAct: before.is_act, isNew: false };
    },

    job: (database: Database): IntervalJob =>
      rollUpJob(`${area}.rollUp`, async () => {
        const [batch] = await database.query<{ taken: number }>(rollUp);
        return batch?.taken ?? 0;
      }),
  };
};
