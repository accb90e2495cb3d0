import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { skinColours } from './skin-colours.ts';

const root = join(import.meta.dirname, '../..');
const { light, dark } = skinColours(root);

/** What cannot read the skin, and its colours that are in no skin. */
const repeating: [file: string, own: string[]][] = [
  ['server/kit/pages/old-browser.html', ['#66738a']],
  ['server/app/archive/assets.ts', ['#fff']],
];

test.each(repeating)('%s has the colours of the default skin', (file, own) => {
  const found = new Set(readFileSync(join(root, file), 'utf8').match(/#[\da-f]{3,8}\b/gi));
  expect(found).toContain(light.brand);
  const known = new Set([...Object.values(light), ...Object.values(dark), ...own]);
  expect([...found].filter((colour) => !known.has(colour))).toEqual([]);
});
