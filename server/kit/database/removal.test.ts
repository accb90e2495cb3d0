import { expect, test } from 'vitest';
import { named } from './pool.ts';
import { startIntervalJob } from '../jobs/interval-job.ts';
import { removalJob, removalOf, removeOld } from './removal.ts';
import { emptyTemplate, silentLog, testDatabase } from './testing.ts';

const { database } = await testDatabase({ template: emptyTemplate });
const query = (text: string) => database.query<Record<string, unknown>>({ name: '', text });
await query('create table rows (n int)');
await query('create table further (n int)');
const oldRows = removalOf('test-removeRows', 'rows', 'n > 0');
const oldFurther = removalOf('test-removeFurther', 'further', 'n > 0');
const left = async (table: string) => (await query(`select count(*) as n from ${table}`))[0]?.n;
const fill = (table: string, count: number) => query(`insert into ${table} select generate_series(0, ${count})`);

test('[ID-14] removes all old rows in batches within the time limit of a query; the rest remains', async () => {
  await fill('rows', 12_000);
  const [first] = await database.query<{ gone: number }>(oldRows);
  expect(first?.gone).toBe(5000);
  await removeOld(database, [oldRows], silentLog);
  expect(await query('select n from rows')).toEqual([{ n: 0 }]);
});

test('[ID-14] logs a failed removal and continues with the others', async () => {
  await fill('further', 10);
  const failing = named('test-failingRemoval', 'select count(*) as gone from nowhere');
  const told: unknown[] = [];
  await removeOld(database, [failing, oldFurther], { warn: (fields) => void told.push(fields) });
  expect(told).toMatchObject([{ removal: 'test-failingRemoval' }]);
  expect(await left('further')).toBe(1);
});

test('[ID-14] leaves a locked row for the next time', async () => {
  await query('truncate rows');
  await fill('rows', 3);
  await database.transaction(async (own) => {
    await own.query({ name: '', text: 'select n from rows where n = 2 for update' });
    await removeOld(database, [oldRows], silentLog);
  });
  expect(await query('select n from rows order by n')).toEqual([{ n: 0 }, { n: 2 }]);
});

test('a stop leaves the remaining rows', async () => {
  await query('truncate rows');
  await fill('rows', 3);
  await removeOld(database, [oldRows], silentLog, () => true);
  expect(await left('rows')).toBe(4);
  const { stop } = startIntervalJob(removalJob(database, [oldRows], silentLog), silentLog);
  await stop();
  expect(await left('rows')).toBe(4);
});
