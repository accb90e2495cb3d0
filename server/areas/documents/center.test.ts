import { describe, expect, test } from 'vitest';
import * as contentCalls from '#contract/content/calls.ts';
import { getDocumentDetails, queryDocumentTree, readDocument } from '#contract/documents/calls.ts';
import { contentKinds, countDocumentView, queryDocuments, queryModules } from '#contract/documents/center-calls.ts';
import { nodeTypes } from '#contract/documents/node-types.ts';
import { testApp } from '#server/app/testing.ts';
import { documentViewJob } from './view-store.ts';

const { call, signUp, database } = await testApp({ PAGE_CACHE: 'off' });
const { token } = await signUp({ userRoles: [6], userName: 'author' });
const by = { token };

const save = async (entryId: string, content?: string) => {
  const { revision, payload } = (await call(contentCalls.getEntry, { entryId }, by)).body.data;
  const changed = content === undefined ? {} : { payload: { ...payload, content } };
  expect((await call(contentCalls.publish, { entryId, revision, ...changed }, by)).body.code).toBe('200');
};
const publish = async (slug: string, content: string, parentId: string | null = null, nodeType = 0) => {
  const payload = { title: `文档 ${slug}`, nodeType, creationType: 1, summary: '', content, abilityNos: [] };
  const headers = { ...by, 'idempotency-key': slug };
  const { body } = await call(contentCalls.createEntry, { kind: 'document', slug, parentId, payload }, headers);
  await save(body.data.entryId);
  return body.data.entryId;
};

const top = await publish('center-top', '', null, 1);
const inner = await publish('center-inner', '', top, 1);
const first = await publish('center-first', '开头\n\n## 甲\n\n一\n\n## 乙\n\n二', top);
const second = await publish('center-second', '正文', inner);

const view = (uuid: string, key: string) => call(countDocumentView, { uuid }, { 'idempotency-key': key });
const viewsOf = async (uuid: string) =>
  (await call(getDocumentDetails, { usageMarkdownIds: uuid })).body.data.map(({ viewCount }) => viewCount);
const rollUp = async () => {
  await documentViewJob(database).run(() => false);
};
const modules = async () => (await call(queryModules, { contentKind: contentKinds.document })).body.data;

describe('[CALL-06] views of documents', () => {
  test('are counted once a key, by the page and by no reading call', async () => {
    await call(readDocument, { key: first });
    expect(await viewsOf(first)).toEqual([0]);
    for (const key of ['view-1', 'view-1', 'view-2']) expect((await view(first, key)).body.code).toBe('200');
    expect(await viewsOf(first)).toEqual([2]);
    await rollUp();
    await rollUp();
    expect((await view(first, 'view-2')).body.code).toBe('200');
    expect(await viewsOf(first)).toEqual([2]);
    expect((await view(second, 'view-2')).body.code).toBe('10003');
  });

  test('are refused for what is not there, and without a key', async () => {
    expect((await view('00000000-0000-4000-8000-000000000000', 'view-3')).status).toBe(404);
    expect((await view('1', 'view-4')).status).toBe(400);
    expect((await call(countDocumentView, { uuid: first })).status).toBe(400);
  });
});

describe('[CALL-06] the lists of the document center', () => {
  test('usage-markdown/query lists published documents by page, in the order of the tree', async () => {
    const { treeList } = (await call(queryDocumentTree, {})).body.data;
    const files = treeList.filter(({ nodeType }) => nodeType === nodeTypes.file).map(({ uuid }) => uuid);
    const { body } = await call(queryDocuments, { pageNo: 1, pageSize: 1000, status: 2 });
    expect(body.data.total).toBe(files.length);
    expect(body.data.list.map(({ uuid }) => uuid)).toEqual(files);
    expect(new Set(body.data.list.map(({ status }) => status))).toEqual(new Set([2]));
    const page = await call(queryDocuments, { pageNo: 2, pageSize: 2 });
    expect(page.body.data.list.map(({ uuid }) => uuid)).toEqual(files.slice(2, 4));
    for (const wrong of [{ status: 1 }, { pageSize: 1001 }, { pageNo: 0 }])
      expect((await call(queryDocuments, wrong)).status).toBe(400);
  });

  test('config-module/query has the catalogues with what is below them, the newest and the most read', async () => {
    const [catalogues, newest, mostRead] = await modules();
    const card = catalogues?.cards.find(({ uuid }) => uuid === top);
    expect(card).toMatchObject({ title: '文档 center-top', url: `/resource-center/document-detail/center-top` });
    expect([card?.itemCount, card?.items.map(({ uuid }) => uuid)]).toEqual([2, [second, first]]);
    expect(newest?.cards.map(({ uuid }) => uuid)).toEqual([second, first]);
    expect(card?.slug).toBe('center-top');
    expect(mostRead?.cards.map(({ uuid, viewCount }) => [uuid, viewCount])).toEqual([[first, 2]]);
    expect((await call(queryModules, { contentKind: contentKinds.home })).body.data).toEqual(await modules());
    for (const contentKind of [1, 10, 11, '9', undefined])
      expect((await call(queryModules, { contentKind })).status).toBe(400);
  });

  test('what the portal began with is no news, and came at one time', async () => {
    const { list } = (await call(queryDocuments, { pageSize: 1000 })).body.data;
    const own = new Set([first, second]);
    expect(new Set(list.filter(({ uuid }) => !own.has(uuid)).map(({ updateTime }) => updateTime)).size).toBe(1);
  });
});

test('[DOC-01] a document shows which sections its versions changed', async () => {
  const changes = async () => (await call(readDocument, { key: first })).body.data.changes;
  expect(await changes()).toEqual([]);
  await save(first, '开头改了\n\n## 甲\n\n一\n\n## 丙\n\n三');
  expect(await changes()).toEqual([
    {
      version: expect.any(Number),
      time: expect.any(String),
      sections: [
        { title: '', anchor: '', change: 'changed', words: '开头改了' },
        { title: '丙', anchor: 's-丙', change: 'added' },
        { title: '乙', anchor: null, change: 'removed' },
      ],
    },
  ]);
  await save(first, '开头改了\n\n## 甲\n\n一点\n\n## 丙\n\n三');
  const [newest, ...older] = await changes();
  expect(newest?.sections).toEqual([{ title: '甲', anchor: 's-甲', change: 'changed', words: '一点' }]);
  expect(older).toHaveLength(1);
});

test('[DOC-01] a purged version leaves no titles of its sections behind', async () => {
  const entryId = await publish('center-purged', '## 公开\n\n一');
  await save(entryId, '## 公开\n\n一\n\n## 泄漏\n\n二');
  await save(entryId, '## 公开\n\n一点');
  await save(entryId, '## 公开\n\n一点\n\n## 后来\n\n三');
  const changes = async () => (await call(readDocument, { key: entryId })).body.data.changes;
  const titles = async () => (await changes()).map(({ sections }) => sections.map(({ title }) => title));
  expect(await titles()).toEqual([['后来'], ['公开', '泄漏'], ['泄漏']]);
  const purge = async (no: number) => {
    const { revision } = (await call(contentCalls.getEntry, { entryId }, by)).body.data;
    const { body } = await call(contentCalls.purgeVersion, { entryId, revision, no, reason: '个人信息' }, by);
    expect(body.code).toBe('200');
  };
  const withTitle = (await changes()).at(-1)?.version ?? 0;
  await purge(withTitle);
  expect(await titles()).toEqual([['后来'], ['公开']]);
  // No row has a title that only the first version had.
  await purge(withTitle - 1);
  expect(await titles()).toEqual([['后来'], ['公开']]);
});
