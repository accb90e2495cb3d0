import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { runInNewContext } from 'node:vm';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPromise } from 'yauzl';
import * as content from '#contract/content/calls.ts';
import { queryDocumentTree } from '#contract/documents/calls.ts';
import { nodeTypes } from '#contract/documents/node-types.ts';
import { testApp } from '../testing.ts';
import { archiveFiles } from './archive.ts';
import { writeZip, zipName } from './zip.ts';

const { call, signUp, database } = await testApp();
const { token } = await signUp({ userRoles: [6], userName: 'author' });
const options = {
  database,
  storage: { get: async () => undefined },
  content: join(import.meta.dirname, '../../../content'),
  address: 'https://portal.example.com',
};

const folder = mkdtempSync(join(tmpdir(), 'portal-archive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const publish = async (slug: string, title: string, more: object = {}) => {
  const payload = { title, nodeType: 0, creationType: 1, summary: '', content: '正文。', abilityNos: [], ...more };
  const headers = { token, 'idempotency-key': slug };
  const { entryId, revision } = (
    await call(content.createEntry, { kind: 'document', slug, parentId: null, payload }, headers)
  ).body.data;
  expect((await call(content.publish, { entryId, revision }, { token })).body.code).toBe('200');
  return entryId;
};

let files: ReadonlyMap<string, Buffer>;
beforeAll(async () => {
  const indexId = await publish('index', '名为首页的文档');
  await publish('elsewhere', '能力列表', { creationType: 5, url: '/open-ability', content: '' });
  await publish('to-index', '链接的文档', { content: `见 [那一篇](entry:${indexId})。` });
  files = await archiveFiles(options);
});
const text = (file: string) => files.get(file)?.toString() ?? '';

/** Opens the first page as a browser does, without any server, and types into the search. */
const search = (query: string) => {
  const { window, document } = parseHTML(text('index.html'));
  const context = { window, document };
  runInNewContext(text('search-index.js'), context);
  runInNewContext(text('search.js'), context);
  const box = document.getElementById('query') as unknown as { value: string; dispatchEvent(event: object): void };
  box.value = query;
  box.dispatchEvent(new window.Event('input'));
  return [...document.querySelectorAll('#found a')].map((link) => link.getAttribute('href'));
};

describe('the offline handbook', () => {
  test('has a page for each document, whose links lead to files of it or to the portal', async () => {
    const { treeList } = (await call(queryDocumentTree, {})).body.data;
    const pages = treeList.filter(({ nodeType, url }) => nodeType === nodeTypes.file && url === null);
    expect(pages.length).toBeGreaterThan(0);
    for (const { slug } of pages) {
      const { document } = parseHTML(text(slug === 'index' ? 'index_.html' : `${slug}.html`));
      expect(document.querySelectorAll('[aria-current]').length, slug).toBe(1);
      const dead = [...document.querySelectorAll('a, img, link, script')]
        .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
        .filter((address) => !/^(https?:|mailto:|#)/.test(address) && !files.has(address.split('#')[0] ?? ''));
      expect(dead, slug).toEqual([]);
    }
  });

  test('keeps its first page next to a document whose address is index', () => {
    const titleOf = (file: string) => parseHTML(text(file)).document.querySelector('h1')?.textContent;
    expect([titleOf('index.html'), titleOf('index_.html')]).toEqual(['文档', '名为首页的文档']);
    const { document } = parseHTML(text('index.html'));
    const hrefs = [...document.querySelectorAll('nav li a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toContain('index_.html');
    expect(hrefs).toContain('https://portal.example.com/open-ability');
    expect(search('名为首页的文档')).toContain('index_.html');
    expect(text('to-index.html')).toContain('href="index_.html"');
  });

  test('begins with what is in it, and on each page the text comes before the tree, of which one branch is open', () => {
    const { document: home } = parseHTML(text('index.html'));
    const first = home.querySelector('main a[href="first-trial.html"]');
    expect(first?.nextElementSibling?.textContent).toMatch(/.。$/);
    expect([...home.querySelectorAll('main h2')].map(({ textContent }) => textContent)).toContain('快速开始');
    const { document } = parseHTML(text('first-trial.html'));
    const parts = [...document.querySelectorAll('main, nav')].map(({ localName }) => localName);
    expect(parts).toEqual(['main', 'nav']);
    expect(document.querySelector('main a[href="#tree"]')).not.toBeNull();
    expect(document.getElementById('tree')).not.toBeNull();
    const open = [...document.querySelectorAll('nav details[open] > summary')].map(({ textContent }) => textContent);
    expect(open).toEqual(['快速开始']);
  });

  test('finds sections without a server', () => {
    expect(search('准备图片')).toEqual(expect.arrayContaining(['first-trial.html#s-准备图片']));
    expect(search('一个不存在的词')).toEqual([]);
    expect(search('  ')).toEqual([]);
  });

  test('finds questions of readers, synonyms and words by their sound, as the search of the portal does', () => {
    const pages = (query: string) => search(query).map((href) => href?.replace(/\.html.*$/, ''));
    expect(pages('夜里看不清').slice(0, 3)).toContain('picture-light');
    expect(pages('收不到验证码怎么办').slice(0, 3)).toContain('faq-account');
    // 头盔 and the initials of 安全帽 mean the same.
    for (const query of ['头盔', 'aqm', 'anquanmao']) expect(pages(query), query).toContain('glossary');
    expect(pages('beifenyuhuifu')).toContain('backup-and-restore');
  });

  test('has the ending of an archive', () => {
    expect(['handbook', 'handbook.zip', 'a.b', 'A.ZIP'].map(zipName)).toEqual([
      'handbook.zip',
      'handbook.zip',
      'a.b.zip',
      'A.ZIP',
    ]);
  });

  test('is an archive that others can read, the same bytes for the same files', async () => {
    const zip = writeZip(files);
    expect(writeZip(files).equals(zip)).toBe(true);
    const file = join(folder, 'handbook.zip');
    writeFileSync(file, zip);
    const opened = await openPromise(file, { autoClose: false });
    const found = new Map<string, number>();
    // The reader compares the size and the sum of each file.
    for await (const entry of opened.eachEntry())
      found.set(entry.fileName, (await buffer(await opened.openReadStreamPromise(entry))).length);
    opened.close();
    expect(found).toEqual(new Map([...files].map(([name, bytes]) => [name, bytes.length])));
  });
});
