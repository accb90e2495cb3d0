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
  ['测 f', []],
  ['AI', ['second']],
  ['\\', []],
])('the search for %s finds any part of titles and slugs', async (keyword, slugs) => {
  const { list, total } = await finder.list({ pageNo: 1, pageSize: 20, order: 'newest', keyword }, ['article']);
  expect(list.map(({ slug }) => slug).toSorted()).toEqual(slugs);
  expect(total).toBe(slugs.length);
});

test('the list is sorted by the last change, or by the title as Chinese is', async () => {
  const age = (slug: string, hours: number) =>
    database.query(
      { name: '', text: `update content_entry set updated_at = now() - $2 * interval '1 hour' where slug = $1` },
      [slug, hours],
    );
  await age('second', 1);
  await age('first-guide', 2);
  await age('third', 3);
  const slugs = async (order: 'newest' | 'oldest' | 'title') =>
    (await finder.list({ pageNo: 1, pageSize: 20, order }, ['article'])).list.map(({ slug }) => slug);
  expect(await slugs('newest')).toEqual(['second', 'first-guide', 'third']);
  expect(await slugs('oldest')).toEqual(['third', 'first-guide', 'second']);
  // An comes before yan. Where Latin letters come is up to the collation.
  const byTitle = await slugs('title');
  expect(byTitle.filter((slug) => slug !== 'second')).toEqual(['first-guide', 'third']);
  const pages = await Promise.all(
    [1, 2, 3].map((pageNo) => finder.list({ pageNo, pageSize: 1, order: 'title' }, ['article'])),
  );
  expect(pages.flatMap(({ list }) => list.map(({ slug }) => slug))).toEqual(byTitle);
});

const addVideos = (from: number, to: number) =>
  database.query(
    {
      name: '',
      text: `insert into content_entry (kind, slug, title, status, owner)
        select 'video', 'video-' || n, '演示 ' || n, 1, 'operator' from generate_series($1::integer, $2::integer) n`,
    },
    [from, to],
  );
const search = (pageNo: number, keyword = '演示') =>
  finder.list({ pageNo, pageSize: 20, order: 'newest', keyword }, ['video']);

test('a search that finds more than it counts says so, and its pages go on', async () => {
  await addVideos(1, 1001);
  expect(await search(1)).toMatchObject({ total: 1000, more: true });
  expect((await search(51)).list).toHaveLength(1);
  expect(await finder.list({ pageNo: 1, pageSize: 20, order: 'newest' }, ['video'])).toMatchObject({
    total: 1001,
    more: false,
  });
});

test('a search that finds far more says so, and counts exactly what is few', async () => {
  await addVideos(1002, 6000);
  await store.add({ kind: 'article', slug: 'fourth', title: '演示', owner: 'operator' });
  expect(await search(1)).toMatchObject({ total: 1000, more: true });
  expect(await search(1, '演示 ')).toMatchObject({ total: 1000, more: true });
  expect(await search(1, '演示 59')).toMatchObject({ total: 111, more: false });
  expect(await finder.list({ pageNo: 1, pageSize: 20, order: 'newest', keyword: '演示' }, ['article'])).toMatchObject({
    total: 1,
    more: false,
  });
});
