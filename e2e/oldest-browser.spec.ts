import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filledBy, scriptFindings } from '../scripts/oldest-browser/script-findings.ts';
import { expect, test } from './fixtures.ts';

const polyfills = readFileSync(join(import.meta.dirname, '..', 'web/kit/polyfills.ts'), 'utf8');

const PAGES = ['/', '/hefei', '/open-ability', '/open-ability/domain-case-detail/1', '/error/404', '/error/other'];

for (const path of PAGES) {
  test(`[IE-02] no script within the page ${path} needs more than Chrome 73`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*\bjson")[^>]*>([\s\S]+?)<\/script>/g)];
    expect(inline.length).toBeGreaterThan(0);
    const filled = filledBy(polyfills);
    expect(inline.flatMap(([, code = '']) => scriptFindings(code, filled))).toEqual([]);
  });
}
