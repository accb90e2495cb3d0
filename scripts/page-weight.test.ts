import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFolder, loadPageBuild } from '#server/kit/pages/page-build.ts';
import { isOfAntd, pagesOf } from '../bench/page-scripts.ts';
import { importedBy, kilobytesOf, withImported, withLateParts } from '../bench/script-files.ts';

/** Compressed with Brotli. */
const PUBLIC_AT_MOST_KILOBYTES = 125;
const WITH_ANTD_AT_MOST_KILOBYTES = 320;
// The frame takes 116 kB of it; the certification form is the largest page.
const WITHOUT_ANTD_AT_MOST_KILOBYTES = 145;

/** A browser requests six files at once, and each costs it and the server some milliseconds. */
const FILES_AT_MOST = 46;
const WITHOUT_ANTD_FILES_AT_MOST = 38;

const root = join(import.meta.dirname, '..');
const { build } = await loadPageBuild(root);
const pages = pagesOf(build);
const tooHeavy = (of: typeof pages, atMost: number) =>
  of
    .filter(({ scripts }) => kilobytesOf(scripts) > atMost)
    .map(({ path, scripts }) => `${path} ${kilobytesOf(scripts)} kB`);

test('[SHELL-06] no public page brings antd, nor does a part of it that comes later', () => {
  const open = pages.filter(({ isPrivate }) => !isPrivate);
  expect(open.length).toBeGreaterThan(10);
  expect(open.filter(({ scripts }) => withLateParts(scripts).some(isOfAntd)).map(({ path }) => path)).toEqual([]);
});

test('[SHELL-06] the script of a page with antd is within its budget, and a page of a user without antd is light', () => {
  const withAntd = pages.filter(({ scripts }) => scripts.some(isOfAntd));
  const without = pages.filter(({ isPrivate, scripts }) => isPrivate && !scripts.some(isOfAntd));
  expect(withAntd.length).toBeGreaterThan(0);
  expect(without.length).toBeGreaterThan(0);
  expect(tooHeavy(withAntd, WITH_ANTD_AT_MOST_KILOBYTES)).toEqual([]);
  expect(tooHeavy(without, WITHOUT_ANTD_AT_MOST_KILOBYTES)).toEqual([]);
});

test('[SHELL-06] what pages share comes in few files, none of which imports itself through others', () => {
  const tooMany = pages.filter(
    ({ scripts }) => scripts.length > (scripts.some(isOfAntd) ? FILES_AT_MOST : WITHOUT_ANTD_FILES_AT_MOST),
  );
  expect(tooMany.map(({ path, scripts }) => `${path} ${scripts.length} files`)).toEqual([]);
  const files = withLateParts(pages.flatMap(({ scripts }) => scripts));
  const circular = files.filter((file) => importedBy(file).some((imported) => withImported([imported]).includes(file)));
  expect(circular).toEqual([]);
});

test('the styles of every page come with it, and no later part loads them again', () => {
  const routes = Object.values(build.assets.routes);
  expect(routes.length).toBeGreaterThan(50);
  for (const name of ['vendor', 'shell']) {
    const lacking = routes.filter((route) => {
      for (let at = route; at; at = at?.parentId ? build.assets.routes[at.parentId] : undefined)
        if (at.css?.some((file) => file.startsWith(`/assets/${name}-`))) return false;
      return true;
    });
    expect(lacking.map((route) => route?.id)).toEqual([]);
  }
  const folder = join(buildFolder(root).client, 'assets');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const lists = scripts.flatMap(
    (file) => /\(m\.f=(\[[^\]]*\])/.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? [],
  );
  expect(lists.length).toBeGreaterThan(10);
  expect(lists.filter((list) => /assets\/(vendor|shell)-[^"]+\.css/.test(list))).toEqual([]);
});

test('the scripts of each public page are within their budget', () => {
  const open = pages.filter(({ isPrivate }) => !isPrivate);
  expect(open.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/open-ability', '/auth/login']));
  expect(tooHeavy(open, PUBLIC_AT_MOST_KILOBYTES)).toEqual([]);
});

test('the palette comes with one round trip: its opener names all of its files, no more than a browser loads at once', () => {
  const [home] = pages.filter(({ path }) => path === '/');
  const present = home?.scripts ?? [];
  const read = (script: string) => readFileSync(join(buildFolder(root).client, script), 'utf8');
  const [opener = ''] = present.map(read).filter((text) => /import\(`\.\/site-palette-/.test(text));
  const named = /\(m\.f=(\[[^\]]*\])/.exec(opener)?.[1];
  const [, palette, asked] =
    /import\(`\.\/(site-palette-[\w-]+\.js)`\),__vite__mapDeps\((\[[\d,]*\])\)/.exec(opener) ?? [];
  const files = (JSON.parse(asked ?? '[]') as number[]).map((at) => `/${JSON.parse(named ?? '[]')[at]}`);
  const needed = withImported([`/assets/${palette}`]).filter((script) => !present.includes(script));
  expect(needed).toContain(`/assets/${palette}`);
  expect(files).toEqual(expect.arrayContaining(needed));
  const styles = files.filter((file) => file.endsWith('.css') && !/\/vendor-/.test(file));
  // And the texts.
  expect(needed.length + styles.length + 1).toBeLessThanOrEqual(6);
});
