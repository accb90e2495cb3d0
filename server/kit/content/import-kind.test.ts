import { beforeAll, beforeEach, expect, test } from 'vitest';
import { silentLog, testDatabase } from '../database/testing.ts';
import { createDraftActions } from './entries/draft-actions.ts';
import { createEntryStore } from './entries/entry-store.ts';
import { createOfferStore } from './entries/offer-store.ts';
import type { ActionsOptions } from './entries/perform.ts';
import { createPublishActions } from './entries/publish-actions.ts';
import { importContent } from './import-content.ts';
import { contentOfKind } from './import-kind.ts';
import { type Article, makeArticleTable, operatorCalling, servedArticle, shownArticles } from './testing.ts';

const { database } = await testDatabase();
let defaults: { key: string; payload: Article }[] = [];
const served = servedArticle(() => defaults);
const bring = () => importContent(database, '/', [contentOfKind(served)], silentLog);
const options: ActionsOptions = { database, kinds: new Map([['article', served]]), audit: async () => {} };
const drafts = createDraftActions(options);
const publishing = createPublishActions(options);
const store = createEntryStore(database);
const wang = operatorCalling('7', '王敏');

beforeAll(() => makeArticleTable(database));
beforeEach(() => {
  defaults = [
    { key: 'one', payload: { title: '一', body: '默认一' } },
    { key: 'two', payload: { title: '二', body: '默认二' } },
  ];
});

const entryOf = async (key: string) => {
  const entry = (await store.holdDefaults('article')).find(({ defaultKey }) => defaultKey === key);
  if (!entry) throw new Error(`there is no default ${key}`);
  return entry;
};
const shown = async (slug: string) => {
  const payload = (await shownArticles(database))[slug];
  return payload === undefined ? undefined : (JSON.parse(payload) as Article).body;
};

test('default content is version 1 of its entries, published, and imported once', async () => {
  expect(await bring()).toEqual(['content.article']);
  expect(await entryOf('one')).toMatchObject({
    status: 2,
    publishedNo: 1,
    draftNo: null,
    owner: 'default',
    slug: 'one',
  });
  expect(await store.findVersion((await entryOf('one')).entryId, 1)).toMatchObject({ reason: 'default', author: null });
  expect(await shown('one')).toBe('默认一');
  expect(await bring()).toEqual([]);
});

test('a newer default of an unchanged entry is a further version, at once', async () => {
  await bring();
  const { entryId } = await entryOf('one');
  defaults[0] = { key: 'one', payload: { title: '一', body: '默认一改' } };
  await bring();
  expect(await shown('one')).toBe('默认一改');
  expect((await store.listVersions(entryId, 100, 9)).map(({ reason }) => reason)).toEqual(['default', 'default']);
});

test('[CONT-05] what an operator changed is never overwritten; the newer default is offered', async () => {
  defaults[1] = { key: 'two', payload: { title: '二', body: '默认二' } };
  await bring();
  const two = await entryOf('two');
  await publishing.publish(two, { title: '二', body: '运营写的' }, '', wang);
  defaults[1] = { key: 'two', payload: { title: '二', body: '默认二改' } };
  await bring();
  expect(await shown('two')).toBe('运营写的');
  const offers = createOfferStore(database);
  const offer = await offers.find(two.entryId);
  expect(offer).toMatchObject({ payload: { body: '默认二改' }, refused: false });
  // A declined one stays away until the default changes again.
  await offers.decline(two.entryId, offer?.digest ?? '');
  await bring();
  expect(await offers.find(two.entryId)).toMatchObject({ refused: true });
  defaults[1] = { key: 'two', payload: { title: '二', body: '默认二再改' } };
  await bring();
  expect(await offers.find(two.entryId)).toMatchObject({ payload: { body: '默认二再改' }, refused: false });
  expect(await shown('two')).toBe('运营写的');
});

test('[CONT-05] an entry with a draft of an operator is not overwritten either', async () => {
  defaults.push({ key: 'three', payload: { title: '三', body: '默认三' } });
  await bring();
  const three = await entryOf('three');
  await drafts.saveDraft(three, { title: '三', body: '草稿' }, '', wang);
  defaults[2] = { key: 'three', payload: { title: '三', body: '默认三改' } };
  await bring();
  expect(await shown('three')).toBe('默认三');
  expect((await entryOf('three')).draftNo).toBe(2);
});

test('[CONT-05] a default that is gone is deleted and comes back; an operator’s stays', async () => {
  defaults.push({ key: 'four', payload: { title: '四', body: '默认四' } });
  defaults.push({ key: 'five', payload: { title: '五', body: '默认五' } });
  await bring();
  await publishing.publish(await entryOf('five'), { title: '五', body: '运营写的五' }, '', wang);
  defaults.splice(2);
  await bring();
  expect([await shown('four'), await shown('five')]).toEqual([undefined, '运营写的五']);
  defaults.push({ key: 'four', payload: { title: '四', body: '默认四' } });
  await bring();
  expect(await shown('four')).toBe('默认四');
});

test('an entry of an operator keeps its address from a new default, which gets another one', async () => {
  await drafts.create({ kind: 'article', slug: 'taken', parentId: null, payload: { title: '占用' } }, wang);
  defaults.push({ key: 'taken', payload: { title: '默认', body: '默认的' } });
  await bring();
  expect((await entryOf('taken')).slug).toBe('taken-2');
  expect(await shown('taken-2')).toBe('默认的');
});

test('one bad entry of a thousand is named with its file and field, and the old content stays', async () => {
  await bring();
  const before = await shownArticles(database);
  defaults = Array.from({ length: 1000 }, (_, at) => ({
    key: `row-${at}`,
    payload: { title: at === 500 ? '长'.repeat(31) : `第 ${at} 篇`, body: '正文' },
  }));
  await expect(bring()).rejects.toThrow(/^row-500\.json: title: is too long \(30\)$/);
  expect(await shownArticles(database)).toEqual(before);
  expect(await store.findBySlug('article', 'row-1')).toBeUndefined();
  expect((await entryOf('one')).status).toBe(2);
});

test('an import that fails in the middle of a thousand entries changes nothing', async () => {
  await bring();
  const before = await shownArticles(database);
  defaults = Array.from({ length: 1000 }, (_, at) => ({ key: `row-${at}`, payload: { title: `${at}`, body: '正文' } }));
  const failing = {
    ...served,
    async project(...[transaction, changes, basis]: Parameters<typeof served.project>) {
      await served.project(transaction, changes.slice(0, 700), basis);
      throw new Error('the projection fails');
    },
  };
  const bringing = importContent(database, '/', [contentOfKind(failing)], silentLog);
  await expect(bringing).rejects.toThrow('the projection fails');
  expect(await shownArticles(database)).toEqual(before);
  expect(await store.findBySlug('article', 'row-1')).toBeUndefined();
});
