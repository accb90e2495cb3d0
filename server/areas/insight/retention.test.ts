import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { onOneDay } from '#contract/kit/testing/within-one.ts';
import { testApp } from '#server/app/testing.ts';
import { dropOldDays, makeDays } from '#server/kit/database/day-partitions.ts';
import { removeOld } from '#server/kit/database/removal.ts';
import { insight, seenDays } from './area.ts';
import { TABLES } from './testing.ts';

const { database } = await testApp();
const run = (text: string, values: unknown[] = []) =>
  database.query<Record<string, unknown>>({ name: '', text }, values);
const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

test('[OPS-03] who was seen is kept for two days', () =>
  onOneDay(async (today) => {
    await makeDays(database, 'insight_seen', daysBefore(today, 4), daysBefore(today, 0));
    for (const days of [0, 1, 2, 3])
      await run(
        `insert into insight_seen values (($1::date)::timestamp at time zone 'Asia/Shanghai', 'day', '', $2, now())`,
        [daysBefore(today, days), randomBytes(12)],
      );
    await dropOldDays(database, seenDays);
    const rows = await run(`select distinct (day at time zone 'Asia/Shanghai')::date::text as day from insight_seen`);
    expect(rows.map(({ day }) => day).sort()).toEqual([daysBefore(today, 1), daysBefore(today, 0)]);
  }));

test('[OPS-03] counts are kept for 400 days, words as long as the search keeps them, the salt for its day', () =>
  onOneDay(async (today) => {
    /** A value for each column of the tables. */
    const sample = {
      ...Object.fromEntries(
        ['views', 'bots', 'visitors', 'arrivals', 'ability_no', 'trials', 'bucket', 'counted', 'times', 'searches'].map(
          (column) => [column, 1],
        ),
      ),
      misses: 0,
      uses: 1,
      salt: '\\x00',
      metric: 'views',
      step: 'trial',
      code: '200',
      page: '/',
      name: '',
      release: '1',
      fingerprint: 'f',
      word: 'w',
      shown: 'w',
      thing: 't',
      title: 't',
    };
    const retentionDays = (table: string) => (table === 'insight_salt' ? 0 : table === 'insight_word' ? 365 : 400);
    const tables = [...TABLES, 'insight_salt'].filter((table) => !['insight_seen', 'insight_hour'].includes(table));
    for (const table of ['insight_hour', ...tables]) await run(`delete from ${table}`);
    for (const hours of [-1, 1])
      await run(
        `insert into insight_hour (hour, views) values (now() - interval '400 days' + interval '1 hour' * $1::int, 1)`,
        [hours],
      );
    for (const table of tables) {
      const kind = table === 'insight_use' ? 'play' : 'site';
      for (const days of [0, retentionDays(table), retentionDays(table) + 1]) {
        await run(
          `insert into ${table} select * from jsonb_populate_record(null::${table}, $1) on conflict do nothing`,
          [JSON.stringify({ ...sample, kind, day: daysBefore(today, days) })],
        );
      }
    }
    await removeOld(database, insight.removals ?? [], { warn: (fields: unknown) => expect(fields).toBe(undefined) });
    expect(await run('select from insight_hour')).toHaveLength(1);
    for (const table of tables) {
      const rows = await run(`select distinct day::text as day from ${table}`);
      const stored = new Set([daysBefore(today, 0), daysBefore(today, retentionDays(table))]);
      expect(rows.map(({ day }) => day).sort(), table).toEqual([...stored].sort());
    }
  }));
