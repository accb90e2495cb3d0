import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { queryDocumentTree, readDocument } from '#contract/documents/calls.ts';
import { readDefaultPicture } from '#contract/documents/default-picture.ts';
import { documentPath, twinPath } from '#contract/documents/document-path.ts';
import { nodeTypes } from '#contract/documents/node-types.ts';
import { testApp } from '#server/app/testing.ts';
import { linksOf } from '#server/kit/markdown/links-of.ts';
import { readDocument as readTokens } from '#server/kit/markdown/document-tokens.ts';

const PUBLIC = 'https://portal.example.com';
const { call, app } = await testApp({ PUBLIC_URL: PUBLIC, RATE_LIMIT: 'off' });

const { treeList } = (await call(queryDocumentTree, {})).body.data;
const files = treeList.filter(({ nodeType }) => nodeType === nodeTypes.file);
const pages = new Map(
  await Promise.all(
    files.map(async ({ slug }) => [slug, (await call(readDocument, { key: slug })).body.data] as const),
  ),
);

const bodyOf = (html: string) => parseHTML(`<!doctype html><html><body>${html}</body></html>`).document.body;

/** What the page shows. */
const shownOf = (html: string) => {
  const body = bodyOf(html);
  for (const tool of body.querySelectorAll('.md-anchor, .md-section, .md-bar')) tool.remove();
  const texts = (selector: string) => [...body.querySelectorAll(selector)].map((found) => found.textContent ?? '');
  return {
    headings: texts('h1, h2, h3, h4, h5, h6').map((text) => text.trim()),
    links: [...body.querySelectorAll('a:not(.md-picture)')].map((link) => decodeURI(link.getAttribute('href') ?? '')),
    code: texts('pre code'),
  };
};

/** Returns the address of a page's link as the twin has it. */
const inTwin = (address: string) => {
  const [, slug, place = ''] = new RegExp(`^${documentPath('([a-z0-9-]+)')}(#.*)?$`).exec(address) ?? [];
  if (slug !== undefined) return PUBLIC + twinPath(slug) + place;
  return address.startsWith('/') ? PUBLIC + address : address;
};

describe('default documents', () => {
  test('[DOC-05] have the same headings, links and code on the page and in Markdown', async () => {
    expect(files.length).toBeGreaterThan(0);
    for (const { slug } of files) {
      const page = shownOf(pages.get(slug)?.html ?? '');
      const { statusCode, body } = await app.inject({ url: twinPath(slug) });
      expect(statusCode, slug).toBe(200);
      const { tokens, outline } = readTokens(body);
      const [title, ...headings] = outline.map((heading) => heading.title);
      expect({
        slug,
        title,
        headings,
        links: linksOf(body).links.map(({ address }) => decodeURI(address)),
        code: tokens.filter(({ type, info }) => type === 'fence' && info !== 'math').map(({ content }) => content),
      }).toEqual({
        slug,
        title: pages.get(slug)?.title,
        headings: page.headings,
        links: page.links.map(inTwin),
        code: page.code,
      });
    }
  });

  test('link to documents, places and pictures that are there', async () => {
    const ids = new Map(
      [...pages].map(([slug, { html }]) => [
        slug,
        new Set([...bodyOf(html ?? '').querySelectorAll('[id]')].map(({ id }) => id)),
      ]),
    );
    const dead: string[] = [];
    for (const [slug, { html }] of pages) {
      const body = bodyOf(html ?? '');
      for (const link of body.querySelectorAll('a[href^="#"], a[href^="/resource-center/document-detail/"]')) {
        const [path = '', place] = decodeURI(link.getAttribute('href') ?? '').split('#');
        const known = ids.get(path === '' ? slug : path.slice(documentPath('').length));
        if (!known || (place !== undefined && !known.has(place))) dead.push(`${slug}: ${path}#${place ?? ''}`);
      }
      for (const gone of body.querySelectorAll('.md-dead')) dead.push(`${slug}: ${gone.textContent}`);
      for (const picture of body.querySelectorAll('img')) {
        const address = picture.getAttribute('src') ?? '';
        if (!readDefaultPicture(address) || picture.getAttribute('alt') === '') dead.push(`${slug}: ${address}`);
      }
    }
    expect(dead).toEqual([]);
  });
});
