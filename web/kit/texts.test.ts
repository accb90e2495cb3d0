import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allTexts } from './texts-testing.ts';

const root = join(import.meta.dirname, '../..');
const filesIn = (folder: string, end: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => end.test(name))
    .map((name) => join(root, folder, name));

const keys = Object.keys(allTexts());
const source = ['contract', 'server', 'web', 'scripts']
  .flatMap((folder) => filesIn(folder, /(?<!\.test)\.tsx?$/))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const named = new Set(source.match(/(?<=['"])[a-zA-Z]+\.[\w.-]+(?=['"])/g));
/** Keys built from template literals; each value in them matches anything. */
const composed = [...new Set(source.match(/(?<=`)[a-zA-Z]+\.[\w.]*\$\{[^`]+(?=`)/g))].map(
  (template) => new RegExp(`^${template.replace(/\./g, '\\.').replace(/\$\{[^}]*\}/g, '[\\w.-]+')}$`),
);

test('every text of the interface is shown somewhere', () => {
  expect(keys.length).toBeGreaterThan(1000);
  expect(keys.filter((key) => !named.has(key) && !composed.some((template) => template.test(key)))).toEqual([]);
});
