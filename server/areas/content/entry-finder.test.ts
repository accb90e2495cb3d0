import { expect, test } from 'vitest';
import { createEntryStore } from '#server/kit/content/entries/entry-store.ts';
import { testDatabase } from '#server/kit/database/testing.ts';
import { createEntryFinder } from './entry-finder.ts';

const { database } = await testDatabase();
const store = createEntryStore(database);
const finder = createEntryFinder(database);
for (const [slug, title] of [
  ['first-guide', '安全帽佩戴检测'],
  ['second', 'AI 超脑 100% 入门'],
  ['third', '烟火'],
] as const)
  await store.add({ kind: 'article', slug, title, owner: 'operator' });

test.each([
  ['安全帽', ['first-guide']],
  ['烟火', ['third']],
  ['火', ['third']],
  ['戴检', ['first-guide']],
  ['帽安', []],
  ['GUIDE', ['first-guide']],
  ['ai 超', ['second']],
  ['100%', ['second']],
  ['%', ['second']],
  ['_', []],
  ['100\\', []],
  ['d', ['first-guide', 'second', 'third']],
  ['检测 first', []],
])('the search for %s finds any part of titles and slugs', async (keyword, slugs) => {
  const { list, total } = await finder.list({ pageNo: 1, pageSize: 20, keyword }, ['article']);
  expect(list.map(({ slug }) => slug).toSorted()).toEqual(slugs);
  expect(total).toBe(slugs.length);
});

test('a search that finds more than it counts says so, and its pages go on', async () => {
  await database.query({
    name: '',
    text: `insert into content_entry (kind, slug, title, status, owner)
      select 'video', 'video-' || n, '演示 ' || n, 1, 'operator' from generate_series(1, 1001) n`,
  });
  const search = (pageNo: number) => finder.list({ pageNo, pageSize: 20, keyword: '演示' }, ['video']);
  expect(await search(1)).toMatchObject({ total: 1000, more: true });
  expect((await search(51)).list).toHaveLength(1);
  expect(await finder.list({ pageNo: 1, pageSize: 20 }, ['video'])).toMatchObject({ total: 1001, more: false });
});
