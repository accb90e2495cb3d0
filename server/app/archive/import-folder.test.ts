import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { documentKinds } from '#server/areas/documents/kinds.ts';
import { contentFiles } from '#server/kit/content/content-files.ts';
import { addMarkdownFolder } from './import-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'portal-markdown-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const folderOf = (name: string, files: Readonly<Record<string, string | Buffer>>) => {
  const folder = join(root, name);
  for (const [file, data] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), data);
  }
  return folder;
};
const copyOf = (name: string) => {
  const copy = join(root, `${name}-content`);
  cpSync(join(import.meta.dirname, '../../../content/documents'), join(copy, 'documents'), { recursive: true });
  return copy;
};
const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2060c0' } })
  .jpeg()
  .toBuffer();

describe('a folder of Markdown', () => {
  test('becomes documents: folders are catalogues, and links and pictures still lead somewhere', async () => {
    const folder = folderOf('good', {
      'zz-start.md': '\n# 开始 #\n\n见[安装](zz-setup/zz-install.md#步骤)和[网站](https://example.com)。\n',
      'zz-setup/index.md': '# 安装与配置\n\n先看[开始](../zz-start.md)。\n',
      'zz-setup/zz-install.md':
        '# 安装\r\n\r\n## 步骤\r\n\r\n![接线](../images/接线 图.jpg)\r\n\r\n[上一层](index.md)\r\n',
      'zz-plain/zz-note.md': '# 笔记\n',
      'images/接线 图.jpg': jpeg,
      '.hidden.md': 'not read',
    });
    writeFileSync(
      join(folder, 'zz-setup/zz-install.md'),
      readFileSync(join(folder, 'zz-setup/zz-install.md'), 'utf8').replace(
        '接线 图.jpg',
        '%E6%8E%A5%E7%BA%BF%20%E5%9B%BE.jpg',
      ),
    );
    const copy = copyOf('good');
    expect(await addMarkdownFolder(folder, copy)).toEqual({ added: 4, errors: [] });
    const { entries } = (documentKinds[0] as (typeof documentKinds)[number]).readDefaults(contentFiles(copy));
    const bySlug = new Map(entries.map((entry) => [entry.slug, entry]));
    expect(bySlug.get('zz-setup')?.payload).toMatchObject({ title: '安装与配置', nodeType: 1 });
    expect(bySlug.get('zz-install')).toMatchObject({ parentKey: 'zz-setup', payload: { title: '安装', nodeType: 0 } });
    expect(bySlug.get('zz-plain')?.payload).toMatchObject({ title: 'zz-plain', nodeType: 1 });
    expect(readFileSync(join(copy, 'documents/zz-start.md'), 'utf8')).toBe(
      '# 开始\n\n见[安装](zz-install.md#步骤)和[网站](https://example.com)。\n',
    );
    expect(String(bySlug.get('zz-install')?.payload.content)).toMatch(
      /!\[接线\]\(\/static\/documents\/.+\.60x40\.webp\)/,
    );
  });

  test('is refused as a whole, with file and line', async () => {
    const folder = folderOf('bad', {
      '坏名字.md': '# 一\n',
      'zz-one.md': '没有标题\n',
      'zz-two.md': '# 二\n\n正文\n\n[无](none.md) ![无](none.png)\n',
      'zz-other/zz-three.md': '# 三\n',
      'zz-three.md': '# 又一个三\n',
    });
    const copy = copyOf('bad');
    const before = readFileSync(join(copy, 'documents/tree.json'), 'utf8');
    const { added, errors } = await addMarkdownFolder(folder, copy);
    expect(added).toBe(0);
    const expected = [
      /^坏名字\.md: /,
      /^zz-one\.md:1: /,
      /^zz-two\.md:5: none\.md /,
      /^none\.png: /,
      /zz-three\.md: .*重名/,
    ];
    expect(expected.filter((pattern) => !errors.some((error) => pattern.test(error)))).toEqual([]);
    expect(readFileSync(join(copy, 'documents/tree.json'), 'utf8')).toBe(before);
  });

  test('may not take the place of a document that is there, and has to have documents', async () => {
    const same = folderOf('same', { 'first-trial.md': '# 同名\n' });
    expect((await addMarkdownFolder(same, copyOf('same'))).errors.join()).toContain('first-trial');
    const empty = folderOf('empty', { 'a.txt': 'x' });
    expect((await addMarkdownFolder(empty, copyOf('empty'))).errors).toHaveLength(1);
    const unsafe = folderOf('unsafe', { 'zz-unsafe.md': '# 不行\n\n[x](javascript:alert(1))\n' });
    expect((await addMarkdownFolder(unsafe, copyOf('unsafe'))).errors.join()).toContain('zz-unsafe.md');
  });
});
