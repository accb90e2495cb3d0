import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { queryDocumentTree, readDocument } from '#contract/documents/calls.ts';
import { nodeTypes } from '#contract/documents/node-types.ts';
import { htmlPortal } from './portal.ts';
import { allByRole, byRole, headingOf, type Place, titleOf } from './rendered-page.ts';

const { open, call, app } = await htmlPortal();
const hrefsOf = (place: Place): string[] =>
  [...place.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
const DOCUMENTS = '/resource-center/document-detail/';
const DOCUMENT = `${DOCUMENTS}first-trial`;

describe('[ROUTE-10] the document center', () => {
  test('has a search that works without script, catalogues with their first documents, and what is new', async () => {
    const page = await open('/resource-center/document-center');
    expect(page.status).toBe(200);
    expect(titleOf(page)).toMatch(/^文档中心 - /);
    const form = byRole(page.document, 'search').querySelector('form');
    expect([form?.getAttribute('action'), form?.querySelector('input')?.getAttribute('name')]).toEqual([
      '/resource-center/document-search',
      'keyword',
    ]);
    expect(allByRole(page.document, 'heading', { name: '快速开始' })).toHaveLength(1);
    expect(hrefsOf(page.document)).toEqual(expect.arrayContaining([DOCUMENT, '/resource-center/document-platform']));
  });

  test('shows the whole tree as a page, and one catalogue of it', async () => {
    const all = await open('/resource-center/document-platform');
    expect(headingOf(all)).toBe('平台使用说明');
    const own = /^\/resource-center\/document-platform\/[a-z-]+$/;
    const [catalogue = ''] = hrefsOf(all.document).filter((href) => own.test(href));
    const one = await open(catalogue);
    expect([one.status, headingOf(one)]).toEqual([200, '快速开始']);
    expect(catalogue).toBe('/resource-center/document-platform/getting-started');
    const { treeList } = (await call(queryDocumentTree, {})).body.data;
    const id = treeList.find(({ slug }) => slug === 'getting-started')?.uuid;
    const byId = await open(`/resource-center/document-platform/${id}`);
    expect([byId.status, byId.headers.location]).toEqual([301, catalogue]);
    // The redirect is kept without a query, and each request gets its own back.
    for (const query of ['?utm_source=a&x=%0D%0A%E5%B8%BD', '?t=83', ''])
      expect((await open(`/resource-center/document-platform/${id}${query}`)).headers.location).toBe(catalogue + query);
    const file = await open('/resource-center/document-platform/first-trial');
    expect([file.status, file.headers.location]).toEqual([301, DOCUMENT]);
    expect((await open('/resource-center/document-platform/none')).status).toBe(404);
  });
});

describe('[DOC-01] the page of a document', () => {
  test('has tree, outline, anchors, neighbours and its Markdown', async () => {
    const page = await open(DOCUMENT);
    expect(page.status).toBe(200);
    expect(headingOf(page)).toBe('上传一张图片试用');
    expect(page.document.querySelectorAll('aside [aria-current="page"]')).toHaveLength(1);
    // Of the catalogues only those above the document are open.
    expect(page.document.querySelectorAll('aside details[open] a[aria-current="page"]')).toHaveLength(1);
    expect(page.document.querySelectorAll('aside details[open]')).toHaveLength(1);
    const ids = [...page.document.querySelectorAll('article h2')].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1);
    const outline = hrefsOf(byRole(page.document, 'navigation', { name: '本页内容' }));
    expect(outline).toEqual(expect.arrayContaining(ids.map((id) => `#${id}`)));
    expect(page.document.querySelectorAll('article h2 > .md-anchor')).toHaveLength(ids.length);
    expect(hrefsOf(byRole(page.document, 'navigation', { name: '上一篇与下一篇' })).length).toBeGreaterThan(0);
    const twin = page.document.querySelector('link[rel="alternate"][type="text/markdown"]');
    expect(twin?.getAttribute('href')).toBe(`${DOCUMENT}.md`);
  });

  test('has its address for paper, and shows its formulas', async () => {
    const page = await open('/resource-center/document-detail/picture-target-pixels');
    const path = '/resource-center/document-detail/picture-target-pixels';
    expect([...page.document.querySelectorAll('article p')].map(({ textContent }) => textContent)).toContain(path);
    expect(page.document.querySelectorAll('.md-formula math').length).toBe(2);
    expect(page.document.querySelectorAll('p > math').length).toBeGreaterThan(3);
    expect(page.document.querySelector('article')?.textContent).not.toContain('$');
  });

  test('is not there for an address without a document', async () => {
    expect((await open('/resource-center/document-detail/none')).status).toBe(404);
  });
});

test('[DOC-05] what the default documents link to in the portal is there', async () => {
  const { treeList } = (await call(queryDocumentTree, {})).body.data;
  const linked = new Set<string>();
  for (const { slug, nodeType } of treeList) {
    if (nodeType !== nodeTypes.file) continue;
    const { html } = (await call(readDocument, { key: slug })).body.data;
    const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
    for (const href of hrefsOf(document.body)) if (href.startsWith('/')) linked.add(href.split('#')[0] ?? '');
  }
  expect([...linked]).toEqual(expect.arrayContaining(['/account/rights', '/duty/?key=privacy-policy']));
  const slugs = new Set(treeList.filter(({ nodeType }) => nodeType === nodeTypes.file).map(({ slug }) => slug));
  const missing: string[] = [];
  for (const href of linked) {
    // Most links lead to documents; opening the pages of all would take most of the time of this file.
    if (slugs.has(href.replace(DOCUMENTS, ''))) continue;
    // A page of an account leads a visitor elsewhere.
    const { statusCode } = await app.inject({ url: href });
    if (statusCode >= 400) missing.push(`${statusCode} ${href}`);
  }
  expect(missing).toEqual([]);
});
