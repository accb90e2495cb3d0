import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { readDefaultPicture } from '#contract/documents/default-picture.ts';
import { contentFiles } from '#server/kit/content/content-files.ts';
import { createContentFolder } from '#server/kit/content/content-folder.ts';
import { defaultIdOf } from '#server/kit/content/default-id.ts';
import type { WrittenEntry } from '#server/kit/content/served-kind.ts';
import { linksOf } from '#server/kit/markdown/links-of.ts';
import { documentKinds } from '../kinds.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-file-links-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'documents/pictures'), { recursive: true });
const write = (file: string, data: string | Buffer) => writeFileSync(join(folder, 'documents', file), data);

const picture = (size: { width: number; height: number }) =>
  sharp({ create: { ...size, channels: 4, background: '#2060c0a0' } });
write('pictures/one-1.webp', await picture({ width: 640, height: 400 }).webp().toBuffer());
write('pictures/two.webp', await picture({ width: 31, height: 17 }).webp({ lossless: true }).toBuffer());
write('pictures/three.png', await picture({ width: 12, height: 34 }).png().toBuffer());

const ONE = `# 第一篇

见[第二篇](two.md)、[它的一节](two.md#准备-图片)、[本页](#准备)和[能力](/open-ability)。

![画面](pictures/one-1.webp "two.md") ![小图](pictures/two.webp)

[![带链接的图](pictures/three.png)](two.md)

\`[代码](two.md)\`

\`\`\`md
[代码](nowhere.md)
\`\`\`

[two.md][定义]

[定义]: two.md#准备-图片 "题目"
`;
write('tree.json', '[{ "slug": "one" }, { "slug": "two" }]\n');
write('one.md', ONE);
write('two.md', '# 第二篇\n\n## 准备 图片\n\n[回去](one.md)\n');

const [documents] = documentKinds;
if (!documents) throw new Error('there is no kind');
const read = () => {
  const files = contentFiles(folder);
  const { entries } = documents.readDefaults(files);
  return { entries, errors: files.errors };
};

describe('[CONT-05] links and pictures of files', () => {
  test('lead to entries and to addresses that carry the size of the picture', () => {
    const { entries, errors } = read();
    expect(errors).toEqual([]);
    const { links, pictures, entries: linked } = linksOf(String(entries[0]?.payload.content));
    const two = defaultIdOf('document', 'two');
    expect(linked.map(({ entryId }) => entryId)).toEqual([two, two, two, two]);
    expect(String(entries[0]?.payload.content)).toContain(`[它的一节](entry:${two}#s-准备-图片)`);
    expect(links.map(({ address }) => decodeURI(address))).toEqual(['#s-准备', '/open-ability']);
    expect(pictures.map(({ address }) => readDefaultPicture(address))).toEqual([
      { file: 'one-1.webp', width: 640, height: 400 },
      { file: 'two.webp', width: 31, height: 17 },
      { file: 'three.png', width: 12, height: 34 },
    ]);
  });

  test('are written back byte for byte', () => {
    const { folder: written, changes } = createContentFolder(folder);
    documents.writeDefaults(
      read().entries.map(({ key, slug, payload }): WrittenEntry => ({ key, slug, payload, parentSlug: null })),
      written,
    );
    expect(changes()).toEqual([]);
  });

  test('are errors with their line if their target does not exist', () => {
    write('two.md', '# 第二篇\n\n## 一\n\n见[无](three.md)。\n\n![无](pictures/none.webp)\n');
    expect(read().errors.map(({ file, reason }) => `${file}: ${reason}`)).toEqual([
      'documents/two.md: line 5: three.md leads to no document or picture',
      'documents/pictures/none.webp: cannot be read',
      'documents/two.md: line 7: pictures/none.webp leads to no document or picture',
    ]);
  });
});
