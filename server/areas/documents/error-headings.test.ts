import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const BEGINNING = /^# (?<code>\S+) (?<words>.+)\n\n\*\*\{\{(?<fact>code .+?)\}\}\*\*\n/;
/** Distinguishes pages whose codes have the same sentence. */
const QUALIFIER = /（[^（]*）$/;

/** The codes whose pages have a heading of other words: the sentence is too long, calls for an action, or is empty. */
const ownHeadings: ReadonlySet<string> = new Set([
  '10007',
  '10012',
  '10014',
  'PTL0008',
  'PTL0009',
  'PTL0011',
  'PTL0012',
  'PTL0013',
  'PTL0016',
  'PTL0018',
  'PTL0042',
]);

test('[API-02] the heading of the page of an error is the sentence of its code', () => {
  const findings: string[] = [];
  let compared = 0;
  for (const file of globSync('content/documents/error-*.md', { cwd: root }).sort()) {
    const { code, words, fact } = BEGINNING.exec(readFileSync(join(root, file), 'utf8'))?.groups ?? {};
    if (code === undefined || words === undefined || fact === undefined) continue;
    const isDirective = words.replace(QUALIFIER, '') === `{{${fact}}}`;
    compared += 1;
    if (isDirective === ownHeadings.has(code)) findings.push(`${file}: the heading is “${words}”, for {{${fact}}}`);
  }
  expect(findings).toEqual([]);
  expect(compared).toBeGreaterThan(80);
});
