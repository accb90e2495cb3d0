import { describe, expect, test } from 'vitest';
import * as contentCalls from '#contract/content/calls.ts';
import { getDocumentDetails, queryDocumentTree, readDocument } from '#contract/documents/calls.ts';
import { testApp } from '#server/app/testing.ts';

const { call, signUp, app } = await testApp({ PAGE_CACHE: 'off' }, { pages: true });
const { token } = await signUp({ userRoles: [6], userName: 'author' });
const author = { token };

const tree = async () => (await call(queryDocumentTree, {})).body.data;
const write = async (
  slug: string,
  title: string,
  { parentId = null as string | null, nodeType = 0, text = '' } = {},
) => {
  const content = text || (nodeType === 0 ? `正文：${title}` : '');
  const payload = { title, nodeType, creationType: 1, summary: '', content, abilityNos: [12] };
  const headers = { ...author, 'idempotency-key': `create-${slug}` };
  const { body } = await call(contentCalls.createEntry, { kind: 'document', slug, parentId, payload }, headers);
  expect(body.code).toBe('200');
  return body.data;
};
const publish = async (entryId: string) => {
  const { revision } = (await call(contentCalls.getEntry, { entryId }, author)).body.data;
  const { body } = await call(contentCalls.publish, { entryId, revision }, author);
  expect(body.code).toBe('200');
};
const publishNew = async (...wanted: Parameters<typeof write>) => {
  const { entryId } = await write(...wanted);
  await publish(entryId);
  return entryId;
};
const idOf = async (slug: string) => (await tree()).treeList.find((node) => node.slug === slug)?.uuid ?? '';
/** The titles of the documents that these tests have written. */
const titlesBelow = async (parentUuid: string) =>
  (await tree()).treeList.filter((node) => node.parentUuid === parentUuid).map(({ title }) => title);

const catalogue = await publishNew('camera-basics', '摄像机基础', { nodeType: 1 });
const upper = await publishNew('choose-a-camera', '选择摄像机', {
  parentId: catalogue,
  text: '## 看清目标\n\n画面要清晰。',
});
const lower = await publishNew('mount-a-camera', '安装摄像机', { parentId: catalogue });

describe('the tree of documents', () => {
  test('has catalogues before what is below them, and each document once', async () => {
    const { treeList } = await tree();
    const places = new Map(treeList.map(({ uuid }, at) => [uuid, at]));
    expect(places.size).toBe(treeList.length);
    const early = treeList.filter(({ parentUuid }, at) => parentUuid !== null && (places.get(parentUuid) ?? at) >= at);
    expect(early).toEqual([]);
    const own = treeList.filter(({ uuid, parentUuid }) => uuid === catalogue || parentUuid === catalogue);
    expect(own.map(({ uuid, nodeType, parentUuid }) => [uuid, nodeType, parentUuid])).toEqual([
      [catalogue, 1, null],
      [upper, 0, catalogue],
      [lower, 0, catalogue],
    ]);
  });

  test('[CONT-01] shows a document as soon as it is published, at its place, with what it belongs to', async () => {
    const { entryId } = await write('connect-a-camera', '接入摄像机', { parentId: catalogue });
    expect(await titlesBelow(catalogue)).toEqual(['选择摄像机', '安装摄像机']);
    await publish(entryId);
    expect(await titlesBelow(catalogue)).toEqual(['选择摄像机', '安装摄像机', '接入摄像机']);
    expect((await tree()).association).toContainEqual({
      uuid: entryId,
      abilityNos: [12],
      videoUuids: [],
      downloadUuids: [],
    });
    const move = async (position: number, parentId: string | null = catalogue) => {
      const { revision } = (await call(contentCalls.getEntry, { entryId }, author)).body.data;
      return (await call(contentCalls.moveEntry, { entryId, revision, parentId, position }, author)).body.code;
    };
    expect(await move(0)).toBe('200');
    expect(await titlesBelow(catalogue)).toEqual(['接入摄像机', '选择摄像机', '安装摄像机']);
    expect(await move(1)).toBe('200');
    expect(await titlesBelow(catalogue)).toEqual(['选择摄像机', '接入摄像机', '安装摄像机']);
    expect(await move(100_000, null)).toBe('200');
    expect((await tree()).treeList.at(-1)?.title).toBe('接入摄像机');
  });

  test('leaves out what lies below a hidden catalogue', async () => {
    const hidden = await publishNew('hidden', '将下架的目录', { nodeType: 1 });
    await publishNew('below-hidden', '目录下的文档', { parentId: hidden });
    expect(await idOf('below-hidden')).not.toBe('');
    const { revision } = (await call(contentCalls.getEntry, { entryId: hidden }, author)).body.data;
    await call(contentCalls.unpublish, { entryId: hidden, revision, confirmed: true }, author);
    expect(await idOf('below-hidden')).toBe('');
    expect((await call(readDocument, { key: 'below-hidden' })).status).toBe(404);
  });
});

describe('a document', () => {
  test('is answered as Markdown by ids, those that do not exist left out', async () => {
    const id = upper;
    const ids = `00000000-0000-4000-8000-000000000000,${id}`;
    const { body } = await call(getDocumentDetails, { usageMarkdownIds: ids });
    expect(body.data).toEqual([
      {
        uuid: id,
        title: '选择摄像机',
        content: '## 看清目标\n\n画面要清晰。',
        version: 1,
        updateTime: expect.any(String),
        viewCount: 0,
      },
    ]);
    for (const usageMarkdownIds of ['', 'x', `${id},`, Array.from({ length: 21 }, () => id).join(',')])
      expect((await call(getDocumentDetails, { usageMarkdownIds })).status).toBe(400);
  });

  test('has a page, to which its id and its former address lead', async () => {
    const entryId = await publishNew('old-name', '改名的文档');
    const { revision } = (await call(contentCalls.getEntry, { entryId }, author)).body.data;
    const { body } = await call(contentCalls.changeAddress, { entryId, revision, slug: 'new-name' }, author);
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
