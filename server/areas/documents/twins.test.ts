import { describe, expect, test, vi } from 'vitest';
import * as contentCalls from '#contract/content/calls.ts';
import { testApp } from '#server/app/testing.ts';

const PUBLIC = 'https://portal.example.com';
const { call, signUp, app, database } = await testApp({ PUBLIC_URL: PUBLIC, RATE_LIMIT: 'off' }, { pages: true });
const { token } = await signUp({ userRoles: [6], userName: 'author' });

const publish = async (slug: string, content: string, { parentId = null as string | null, nodeType = 0 } = {}) => {
  const payload = { title: `文档 ${slug}`, nodeType, creationType: 1, summary: '一句话。', content, abilityNos: [] };
  const headers = { token, 'idempotency-key': `create-${slug}` };
  const created = await call(contentCalls.createEntry, { kind: 'document', slug, parentId, payload }, headers);
  const { entryId, revision } = created.body.data;
  const { body } = await call(contentCalls.publish, { entryId, revision }, { token });
  expect(body.code).toBe('200');
  return entryId;
};
const get = async (url: string, accept?: string) => {
  const { statusCode, headers, body } = await app.inject({ url, headers: accept === undefined ? {} : { accept } });
  return { status: statusCode, headers, body };
};
const page = '/resource-center/document-detail';

const catalogue = await publish('twins', '', { nodeType: 1 });
const other = await publish('twin-other', '正文。', { parentId: catalogue });
const hidden = '00000000-0000-4000-8000-000000000000';
const source = `[另一篇](entry:${other}#s-x)、[看不到](entry:${hidden})、[能力](/open-ability)、[外](https://example.com/a)。

## 第一节

{{limit trial.bytes}}

### 细节

\`\`\`sh
# 不是标题
curl {{address}}/api
\`\`\`

## 第二节

完。`;
await publish('twin-one', source, { parentId: catalogue });
const BODY = `[另一篇](${PUBLIC}${page}/twin-other.md#s-x)、看不到、[能力](${PUBLIC}/open-ability)、[外](https://example.com/a)。

## 第一节

4 MB

### 细节

\`\`\`sh
# 不是标题
curl ${PUBLIC}/api
\`\`\`

## 第二节

完。
`;

describe('[DOC-05] the Markdown of a document', () => {
  test('has values for directives and addresses that work elsewhere', async () => {
    const { status, headers, body } = await get(`${page}/twin-one.md`);
    expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(body).toBe(`# 文档 twin-one\n\n一句话。\n\n${BODY}`);
  });

  test('is one section for who names its place', async () => {
    const section = async (anchor: string) => get(`${page}/twin-one.md?section=${encodeURIComponent(anchor)}`);
    expect((await section('s-第一节')).body).toMatch(/^## 第一节\n[^]*### 细节[^]*```\n$/);
    expect((await section('s-细节')).body).toMatch(/^### 细节/);
    expect((await section('s-第二节')).body).toBe('## 第二节\n\n完。\n');
    for (const anchor of ['', 's-无', '"', '#'.repeat(500)]) expect((await section(anchor)).status).toBe(404);
    expect((await get(`${page}/twin-one.md?section=a&section=b`)).status).toBe(200);
  });

  test.each([
    ['text/markdown', true],
    ['text/markdown, text/html;q=0.9', true],
    ['text/html;q=0.5, text/markdown;q=0.8', true],
    ['TEXT/MARKDOWN', true],
    ['text/markdown;q=0', false],
    ['text/markdown;q=0.5, text/html', false],
    ['text/html, text/markdown', false],
    ['text/markdown;q=x;', true],
    ['*/*', false],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8', false],
    [undefined, false],
  ])('is the answer of the page for Accept: %s: %s', async (accept, isMarkdown) => {
    // Twice, so that the second answer comes from what is kept.
    for (const _time of [1, 2]) {
      const { status, headers, body } = await get(`${page}/twin-one`, accept);
      expect([status, headers['content-type'], headers.vary]).toEqual([
        200,
        isMarkdown ? 'text/markdown; charset=utf-8' : 'text/html; charset=utf-8',
        'accept-encoding, accept',
      ]);
      expect(body.startsWith('# 文档')).toBe(isMarkdown);
    }
  });

  test('leaves all other pages to HTML', async () => {
    for (const path of ['/', '/open-ability', '/nothing'])
      expect((await get(path, 'text/markdown')).headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('is not there for what is not there', async () => {
    for (const name of ['nothing', 'a'.repeat(120), '%2e%2e', 'Ä', '-'])
      expect((await get(`${page}/${name}.md`)).status, name).toBe(404);
    expect((await get(`${page}/nothing`, 'text/markdown')).status).toBe(404);
    expect((await get(`${page}/${other}.md`)).headers.location).toBe(`${page}/twin-other.md`);
    expect((await get(`${page}/${other}`, 'text/markdown')).headers.location).toBe(`${page}/twin-other`);
  });
});

describe('[DOC-05] llms.txt', () => {
  test('lists all documents in the order of the tree', async () => {
    const { body, headers } = await get('/llms.txt');
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(body).toMatch(/^# .+\n/);
    expect(body).toContain(
      `\n## 文档 twins\n\n一句话。\n\n- [文档 twin-other](${PUBLIC}${page}/twin-other.md): 一句话。\n- [文档 twin-one](${PUBLIC}${page}/twin-one.md): 一句话。\n`,
    );
  });

  test('has a full text with every document', async () => {
    const { body } = await get('/llms-full.txt');
    expect(body).toContain(`# 文档 twin-one\n\n一句话。\n\n${BODY}`);
    expect(body.indexOf('# 文档 twin-other')).toBeLessThan(body.indexOf('# 文档 twin-one'));
  });

  test.each([
    ['/llms.txt', 'documents.tree'],
    ['/llms-full.txt', 'documents.texts'],
  ])('%s is made once for all readers, and again after a change alone', async (url, statement) => {
    const name = `twin-new-${url.length}`;
    const asked = vi.spyOn(database, 'query');
    const made = () => asked.mock.calls.filter(([{ name: ran }]) => ran === statement).length;
    await publish(`${name}-before`, '先发布的。');
    await expect.poll(async () => (await get(url)).body, { timeout: 30_000 }).toContain(`${name}-before`);
    // Pages rendered before the notice of the change arrived are rendered once more, for all readers.
    const first = made();
    await Promise.all(Array.from({ length: 20 }, () => get(url)));
    expect(made() - first).toBeLessThanOrEqual(1);
    const before = made();
    const later = performance.now() + 60_000;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
    await Promise.all(Array.from({ length: 20 }, () => get(url)));
    clock.mockRestore();
    expect(made()).toBe(before);

    await publish(name, '后发布的。');
    // The notice of the change comes soon.
    await expect.poll(async () => (await get(url)).body, { timeout: 30_000 }).toContain(`${page}/${name}.md`);
    const after = made();
    const texts = await Promise.all(Array.from({ length: 20 }, () => get(url)));
    expect(new Set(texts.map(({ status }) => status))).toEqual(new Set([200]));
    expect(made()).toBe(after);
    expect(after - before).toBeLessThanOrEqual(2);
    asked.mockRestore();
  });
});

test('the sitemap has the documents', async () => {
  const { body } = await get('/sitemap.xml');
  expect(body).toContain(`<loc>${PUBLIC}${page}/twin-one</loc>`);
  expect(body).toContain(`<loc>${PUBLIC}/resource-center/document-center</loc>`);
});
