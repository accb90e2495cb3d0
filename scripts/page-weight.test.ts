import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadPageBuild } from '#server/kit/pages/page-build.ts';
import { isOfAntd, pagesOf } from '../bench/page-scripts.ts';
import { kilobytesOf, withLateParts } from '../bench/script-files.ts';

/** Compressed with Brotli. `npm run bench` measures public pages. */
const WITH_ANTD_AT_MOST_KILOBYTES = 330;
// The frame takes 130 KB of it; the certification form is the largest page.
const WITHOUT_ANTD_AT_MOST_KILOBYTES = 155;

const { build } = await loadPageBuild(join(import.meta.dirname, '..'));
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
