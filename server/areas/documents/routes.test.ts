import { describe, expect, test } from 'vitest';
import * as content from '#contract/content/calls.ts';
import { getDocumentDetails, queryDocumentTree, readDocument } from '#contract/documents/calls.ts';
import { testApp } from '#server/app/testing.ts';

const { call, signUp, app } = await testApp({ PAGE_CACHE: 'off' }, { pages: true });
const { token } = await signUp({ userRoles: [6], userName: 'author' });
const author = { token };

const tree = async () => (await call(queryDocumentTree, {})).body.data;
const titles = async () => (await tree()).treeList.map(({ title }) => title);
const create = async (slug: string, title: string, parentId: string | null = null) => {
  const payload = { title, nodeType: 0, creationType: 1, summary: '', content: `正文：${title}`, abilityNos: [12] };
  const headers = { ...author, 'idempotency-key': `create-${slug}` };
  const { body } = await call(content.createEntry, { kind: 'document', slug, parentId, payload }, headers);
  expect(body.code).toBe('200');
  return body.data;
};
const publish = async (entryId: string) => {
  const { revision } = (await call(content.getEntry, { entryId }, author)).body.data;
  const { body } = await call(content.publish, { entryId, revision }, author);
  expect(body.code).toBe('200');
};
const idOf = async (slug: string) => (await tree()).treeList.find((node) => node.slug === slug)?.uuid ?? '';

describe('the tree of documents', () => {
  test('has the default documents in their order, catalogues before what is below them', async () => {
    const { treeList } = await tree();
    expect(treeList.map(({ slug }) => slug)).toEqual([
      'getting-started',
      'find-an-ability',
      'first-trial',
      'operating',
      'publish-content',
      'review-content',
    ]);
    const [first, second] = treeList;
    expect(first).toMatchObject({ nodeType: 1, parentUuid: null });
    expect(second).toMatchObject({ nodeType: 0, parentUuid: first?.uuid, creationType: 1 });
  });

  test('[CONT-01] shows a document as soon as it is published, at its place, with what it belongs to', async () => {
    const parent = await idOf('getting-started');
    const { entryId } = await create('connect-a-camera', '接入摄像机', parent);
    expect(await titles()).not.toContain('接入摄像机');
    await publish(entryId);
    expect(await titles()).toEqual([
      '快速开始',
      '找到合适的能力',
      '上传一张图片试用',
      '接入摄像机',
      '运营门户',
      '编辑与发布内容',
      '审核内容',
    ]);
    expect((await tree()).association).toEqual([{ uuid: entryId, abilityNos: [12] }]);
    const move = async (position: number, parentId: string | null = parent) => {
      const { revision } = (await call(content.getEntry, { entryId }, author)).body.data;
      return (await call(content.moveEntry, { entryId, revision, parentId, position }, author)).body.code;
    };
    expect(await move(0)).toBe('200');
    expect((await titles()).slice(0, 4)).toEqual(['快速开始', '接入摄像机', '找到合适的能力', '上传一张图片试用']);
    expect(await move(1)).toBe('200');
    expect((await titles()).slice(0, 4)).toEqual(['快速开始', '找到合适的能力', '接入摄像机', '上传一张图片试用']);
    expect(await move(100_000, null)).toBe('200');
    expect((await titles()).at(-1)).toBe('接入摄像机');
  });

  test('leaves out what lies below a catalogue that nobody sees', async () => {
    const entryId = await idOf('operating');
    const { revision } = (await call(content.getEntry, { entryId }, author)).body.data;
    await call(content.unpublish, { entryId, revision, confirmed: true }, author);
    expect(await titles()).not.toContain('审核内容');
    expect((await call(readDocument, { key: 'review-content' })).status).toBe(404);
  });
});

describe('a document', () => {
  test('is answered as Markdown by ids, those that do not exist left out', async () => {
    const id = await idOf('first-trial');
    const ids = `00000000-0000-4000-8000-000000000000,${id}`;
    const { body } = await call(getDocumentDetails, { usageMarkdownIds: ids });
    expect(body.data).toEqual([
      {
        uuid: id,
        title: '上传一张图片试用',
        content: expect.stringContaining('## 准备图片'),
        version: 1,
        updateTime: expect.any(String),
      },
    ]);
    for (const usageMarkdownIds of ['', 'x', `${id},`, Array.from({ length: 21 }, () => id).join(',')])
      expect((await call(getDocumentDetails, { usageMarkdownIds })).status).toBe(400);
  });

  test('has a page, to which its id and its former address lead', async () => {
    const { entryId } = await create('old-name', '改名的文档');
    await publish(entryId);
    const { revision } = (await call(content.getEntry, { entryId }, author)).body.data;
    const { body } = await call(content.changeAddress, { entryId, revision, slug: 'new-name' }, author);
    expect(body.code).toBe('200');
    const page = async (key: string) => {
      const { statusCode, headers, body: html } = await app.inject({ url: `/resource-center/document-detail/${key}` });
      return { status: statusCode, location: headers.location, html };
    };
    const shown = await page('new-name');
    expect(shown.status).toBe(200);
    expect(shown.html).toContain('正文：改名的文档');
    for (const key of ['old-name', entryId]) {
      const { status, location } = await page(key);
      expect([status, location]).toEqual([301, '/resource-center/document-detail/new-name']);
    }
    for (const key of ['unknown', '00000000-0000-4000-8000-000000000000', 'a'.repeat(300), '%00', '-'.repeat(36)])
      expect((await page(key)).status, key).toBe(404);
  });
});
