import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder, loadPageBuild } from '#server/kit/pages/page-build.ts';
import type { Bench } from '../bench.ts';
import type { Row } from '../row.ts';
import { isOfAntd, pagesOf } from '../page-scripts.ts';
import { pages } from '../requests.ts';
import { kilobytesOf } from '../script-files.ts';
import { scriptsOfPage, withImports } from '../script-weight.ts';

const AT_MOST_KILOBYTES = 125;
const WITH_ANTD_AT_MOST_KILOBYTES = 320;

const rows = Object.entries(pages).map(([page, { path }]) => ({ name: `script of the ${page} page`, path }));
const withAntdName = 'script of the heaviest page with antd';
export const scriptRows = [...rows.map(({ name }) => name), withAntdName];

const root = join(import.meta.dirname, '../..');
const { client } = buildFolder(root);

const weightRow = (kilobytes: number, atMost: number): Omit<Row, 'name'> => ({
  value: kilobytes,
  unit: 'kB',
  figure: kilobytes,
  figureUnit: 'kB',
  budget: { atMost },
});

/** Measures the Brotli bytes of all scripts that a page loads without interaction. */
export const measureScript = async (bench: Bench, portal: string) => {
  for (const { name, path } of rows)
    await bench.row(name, async () => {
      const html = await (await fetch(portal + path)).text();
      const files = withImports(scriptsOfPage(html), (file) => readFileSync(join(client, file), 'utf8'));
      if (files.length === 0) throw new Error(`${path} names no script`);
      return weightRow(kilobytesOf(files), AT_MOST_KILOBYTES);
    });
  await bench.row(withAntdName, async () => {
    const { build } = await loadPageBuild(root);
    const weights = pagesOf(build).filter(({ scripts }) => scripts.some(isOfAntd));
    if (weights.length === 0) throw new Error('no page has antd');
    return weightRow(Math.max(...weights.map(({ scripts }) => kilobytesOf(scripts))), WITH_ANTD_AT_MOST_KILOBYTES);
  });
};
