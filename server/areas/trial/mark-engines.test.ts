import { expect, test, vi } from 'vitest';
import { compareAbilities, getAbility, getFilters, getRelated, queryAbilities } from '#contract/catalogue/calls.ts';
import { queryEquipped } from '#contract/trial/calls.ts';
import type { Database } from '#server/kit/database/database.ts';
import { testApp } from '#server/app/testing.ts';
import { createBuiltInEngines } from './engine-of.ts';
import { markEngines } from './mark-engines.ts';

const { app, call, database } = await testApp();
await app.ready();

const listed = async (query: object = {}) =>
  (await call(queryAbilities, { pageNo: 1, pageSize: 100, ...query })).body.data;
const numbers = (list: readonly { abilityNo: number }[]) => list.map(({ abilityNo }) => abilityNo);
const ascending = (list: readonly number[]) => list.toSorted((one, other) => one - other);
const equipped = numbers((await call(queryEquipped)).body.data.list);

test('[MEND-01] the catalogue marks exactly the abilities that can be tried, in lists, details, comparisons and next to others', async () => {
  const { list, total } = await listed();
  expect(equipped.length).toBeGreaterThan(20);
  expect(total).toBeGreaterThan(equipped.length);
  expect(numbers(list.filter(({ hasEngine }) => hasEngine))).toEqual(equipped);
  const without = numbers(list).find((abilityNo) => !equipped.includes(abilityNo)) as number;
  const pair = [without, equipped[0] as number];
  for (const abilityNo of pair)
    expect((await call(getAbility, { abilityNo })).body.data.hasEngine).toBe(equipped.includes(abilityNo));
  const compared = (await call(compareAbilities, { abilityNos: pair.join(',') })).body.data.list;
  expect(compared.map(({ hasEngine }) => hasEngine)).toEqual([false, true]);
  for (const { abilityNo, hasEngine } of (await call(getRelated, { abilityNo: pair[1] })).body.data)
    expect(hasEngine).toBe(equipped.includes(abilityNo));
});

test('[MEND-01] what can be tried comes first in the default order, on every page; the orders of the specification stay', async () => {
  const all = numbers((await listed()).list);
  expect(all).toEqual([...equipped, ...ascending(all.filter((abilityNo) => !equipped.includes(abilityNo)))]);
  const paged: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await listed({ pageSize: 10, ...(cursor && { cursor }) });
    paged.push(...numbers(page.list));
    cursor = page.nextCursor;
  } while (cursor);
  expect(paged).toEqual(all);
  const newest = (await listed({ sortType: 1 })).list.map(({ updateTime }) => updateTime);
  expect(newest).toEqual([...newest].sort().reverse());
});

test('[MEND-01] the filter narrows the list, with other filters and a keyword, and every option is counted under it', async () => {
  expect(numbers((await listed({ hasEngine: true })).list)).toEqual(equipped);
  expect((await listed({ hasEngine: false })).total).toBe((await listed()).total);
  for (const query of [{}, { keyword: '识别' }, { modelTypes: [1] }, { keyword: '发票', industryTypes: [2] }]) {
    const { list } = await listed(query);
    const narrowed = await listed({ ...query, hasEngine: true });
    const expected = list.filter(({ hasEngine }) => hasEngine);
    expect(ascending(numbers(narrowed.list))).toEqual(ascending(numbers(expected)));
    expect(narrowed.total).toBe(expected.length);
    const named = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const filters = (await call(getFilters, named)).body.data;
    expect(filters.hasEngine).toBe(expected.length);
    const within = (await call(getFilters, { ...named, hasEngine: '1' })).body.data;
    expect(within.hasEngine).toBe(expected.length);
    for (const { value, count } of within.modelTypes)
      expect(count).toBe((await listed({ ...query, hasEngine: true, modelTypes: [value] })).total);
  }
});

test('[MEND-01] a package that is activated or taken out of service changes the mark and the counts at once', async () => {
  const abilityNo = numbers((await listed()).list).find((one) => !equipped.includes(one)) as number;
  const state = (text: string) => database.query({ name: '', text }, [abilityNo]);
  await state(`insert into trial_package (ability_no, file_name, state, bytes, sha256, uploaded_by, uploaded_by_name)
    values ($1, 'test', 'active', 1, repeat('0', 64), 1, 'test')`);
  const mark = (transaction: Database) => markEngines(transaction, createBuiltInEngines({ detectionWeights: true }));
  // The caches of this node are cleared by the notice.
  const becomes = (expected: readonly number[]) =>
    vi.waitFor(async () => expect(numbers((await listed({ hasEngine: true })).list)).toEqual(expected));
  await database.transaction(mark);
  await becomes(ascending([...equipped, abilityNo]));
  expect((await call(getFilters)).body.data.hasEngine).toBe(equipped.length + 1);
  await state('delete from trial_package where ability_no = $1');
  await database.transaction(mark);
  await becomes(equipped);
});
