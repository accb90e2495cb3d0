import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { DocumentContent } from '#contract/documents/content.ts';
import { messageOf } from '#contract/kit/errors/vocabulary.ts';
import { contentFiles } from '#server/kit/content/content-files.ts';
import { createContentFolder } from '#server/kit/content/content-folder.ts';
import type { WrittenEntry } from '#server/kit/content/served-kind.ts';
import { documentKinds } from './kinds.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-documents-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const [root, copy] = [join(folder, 'content'), join(folder, 'copy')];
mkdirSync(join(root, 'documents'), { recursive: true });
const write = (file: string, text: string) => writeFileSync(join(root, 'documents', file), text);
const tree = [
  { slug: 'start', title: '开始', children: [{ slug: 'first', summary: '第一篇。' }, { slug: 'second' }] },
  { slug: 'operate', title: '运营', children: [{ slug: 'obsolete' }] },
];
write('tree.json', JSON.stringify(tree));
for (const slug of ['first', 'second', 'obsolete']) write(`${slug}.md`, `# 文档 ${slug}\n\n正文。\n`);
cpSync(root, copy, { recursive: true });

const [documents] = documentKinds;
if (!documents) throw new Error('there is no kind');
const read = (folder: string): WrittenEntry[] =>
  documents
    .readDefaults(contentFiles(folder))
    .entries.map(({ key, slug, parentKey = null, payload }) => ({ key, slug, parentSlug: parentKey, payload }));

test('[CONT-05] a tree that has changed in every way is read again as it was', async () => {
  const payload: DocumentContent = {
    title: '新的文档',
    nodeType: 0,
    creationType: 1,
    summary: '一句话。',
    content: '\n> 引用开头\n\n# 再来一个一级标题\n\n没有换行的结尾',
    abilityNos: [3, 1],
  };
  const [first, ...others] = read(root).filter(({ slug }) => slug !== 'obsolete');
  if (!first) throw new Error('there is no document');
  const changed: WrittenEntry[] = [
    { key: null, slug: 'made-here', parentSlug: null, payload },
    { ...first, payload: { ...first.payload, title: '改名的目录' } },
    ...others,
    {
      key: null,
      slug: 'a-page',
      parentSlug: 'start',
      payload: { ...payload, creationType: 5, url: '/open-ability' },
    },
    { key: null, slug: 'empty', parentSlug: 'start', payload: { ...payload, nodeType: 1, content: '' } },
  ];
  const { folder: written, changes, apply } = createContentFolder(copy);
  documents.writeDefaults(changed, written);
  expect(changes()).toEqual([
    { file: 'documents/a-page.md', change: 'added' },
    { file: 'documents/made-here.md', change: 'added' },
    { file: 'documents/obsolete.md', change: 'removed' },
    { file: 'documents/tree.json', change: 'changed' },
  ]);
  await apply(copy);
  const bySlug = (entries: readonly WrittenEntry[]) =>
    new Map(entries.map(({ slug, parentSlug, payload: own }) => [slug, { parentSlug, own }]));
  expect(bySlug(read(copy))).toEqual(bySlug(changed));
});

test('[API-02] the title of a default document has the values of its directives, and is written back with them', () => {
  const other = join(folder, 'directives');
  mkdirSync(join(other, 'documents'), { recursive: true });
  writeFileSync(join(other, 'documents/tree.json'), JSON.stringify([{ slug: 'error' }, { slug: 'wrong' }]));
  writeFileSync(join(other, 'documents/error.md'), '# 20004 {{code 20004}}（一）\n\n正文。\n');
  writeFileSync(join(other, 'documents/wrong.md'), '# {{code none}}{{address}} 模板 {{name}}\n\n正文。\n');
  const files = contentFiles(other);
  const [error] = documents.readDefaults(files).entries;
  expect(error?.payload).toMatchObject({ title: `20004 ${messageOf('ability', '20004')}（一）` });
  expect(files.errors.map(({ file, field }) => `${file} ${field}`)).toEqual(
    Array.from({ length: 2 }, () => 'documents/wrong.md title'),
  );

  const wrong = { ...error?.payload, title: '{{code 20004}} {{name}}', content: '' };
  expect(documents.validate?.(wrong as DocumentContent)).toEqual([
    { path: 'title', problem: 'factInTitle', reason: 'code 20004' },
  ]);

  rmSync(join(other, 'documents/wrong.md'));
  writeFileSync(join(other, 'documents/tree.json'), JSON.stringify([{ slug: 'error' }]));
  const { folder: written, changes } = createContentFolder(other);
  const entries = read(other);
  documents.writeDefaults(entries, written);
  expect(changes()).toEqual([]);
  documents.writeDefaults(
    entries.map((entry) => ({ ...entry, payload: { ...entry.payload, title: '改过的标题' } })),
    written,
  );
  expect(changes()).toEqual([{ file: 'documents/error.md', change: 'changed' }]);
});
