import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '#server/pages/page-build.ts';
import type { Bench } from '../bench.ts';
import { pages } from '../requests.ts';
import { scriptsOfPage, withImports } from '../script-weight.ts';

const AT_MOST_KILOBYTES = 125;

const rows = Object.entries(pages).map(([page, { path }]) => ({ name: `script of the ${page} page`, path }));
export const scriptRows = rows.map(({ name }) => name);

const { client } = buildFolder(join(import.meta.dirname, '../..'));

/** Brotli bytes of all script that a page loads by itself, before anybody touches it. */
export const measureScript = async (bench: Bench, portal: string) => {
  for (const { name, path } of rows)
    await bench.row(name, async () => {
      const html = await (await fetch(portal + path)).text();
      const files = withImports(scriptsOfPage(html), (file) => readFileSync(join(client, file), 'utf8'));
      if (files.length === 0) throw new Error(`${path} names no script`);
      const kilobytes = files.reduce((sum, file) => sum + statSync(`${join(client, file)}.br`).size, 0) / 1000;
      return {
        value: kilobytes,
        unit: 'kB',
        figure: kilobytes,
        figureUnit: 'kB',
        budget: { atMost: AT_MOST_KILOBYTES },
      };
    });
};
