import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { runInNewContext } from 'node:vm';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPromise } from 'yauzl';
import { queryDocumentTree } from '#contract/documents/calls.ts';
import { nodeTypes } from '#contract/documents/node-types.ts';
import { testApp } from '../testing.ts';
import { archiveFiles } from './archive.ts';
import { writeZip, zipName } from './zip.ts';

const { call, database } = await testApp();
const options = {
  database,
  storage: { get: async () => undefined },
  content: join(import.meta.dirname, '../../../content'),
  address: 'https://portal.example.com',
};

const folder = mkdtempSync(join(tmpdir(), 'portal-archive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files: ReadonlyMap<string, Buffer>;
beforeAll(async () => {
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
      const { document } = parseHTML(text(`${slug}.html`));
      expect(document.querySelectorAll('[aria-current]').length, slug).toBe(1);
      const dead = [...document.querySelectorAll('a, img, link, script')]
        .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
        .filter((address) => !/^(https?:|mailto:|#)/.test(address) && !files.has(address.split('#')[0] ?? ''));
      expect(dead, slug).toEqual([]);
    }
  });

  test('finds sections without a server', () => {
    expect(search('准备图片')).toEqual(expect.arrayContaining(['first-trial.html#s-准备图片']));
    expect(search('一个不存在的词')).toEqual([]);
    expect(search('  ')).toEqual([]);
  });

  test('finds what readers ask, what means the same and what sounds so, as the search of the portal does', () => {
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
