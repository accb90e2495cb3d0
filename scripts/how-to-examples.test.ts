import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

/** Code without line breaks, spaces and commas, which depend on what is around it. */
const bare = (code: string) =>
  code
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([^\w$'"`]) ?/g, '$1')
    .replaceAll(/,(?=[)\]}])/g, '')
    .replace(/[,;]$/, '')
    .trim();

/** The code of the portal and its tests, which the type check and the tests hold to be true. */
const sources = globSync('{contract,engines,server,web,content,scripts/how-to}/**/*.{ts,tsx,json,css}', { cwd: root })
  .filter((path) => !path.startsWith('content/catalogue/abilities/'))
  .map((path) => bare(textOf(path)));

const contains = (source: string, parts: readonly string[]) => {
  let at = 0;
  return parts.every((part) => {
    const found = source.indexOf(part, at);
    at = found + part.length;
    return found >= 0;
  });
};

interface Example {
  title: string;
  code: string;
}
/** The examples of a page, without its commands and its SQL. */
const examplesOf = (path: string): Example[] =>
  [...textOf(path).matchAll(/^ *```(?:tsx?|json|css)\n([\s\S]*?)^ *```/gm)].map(([, code = '']) => ({
    title: `${path.replace('docs/how-to/', '')}: ${code.trim().split('\n')[0]}`,
    code,
  }));

const pages = globSync('docs/how-to/*.md', { cwd: root }).sort();
const examples = pages.flatMap(examplesOf);

test('each how-to about code has an example', () => {
  expect(pages.filter((path) => examplesOf(path).length === 0)).toEqual(['docs/how-to/check-that-nothing-is-lost.md']);
});

// An example marks what it leaves out by `…` or, for whole lines, by a comment.
test.each(examples)('$title is code of the portal', ({ code }) => {
  const parts = code
    .split(/\/\/ .*$|…/m)
    .map(bare)
    .filter((part) => part !== '');
  expect(sources.some((source) => contains(source, parts))).toBe(true);
});
