import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../..');
const tokens = [...readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').matchAll(/(--[\w-]+): ([^;]+);/g)];

/** The families of tokens, and the properties that must use them. */
const families: [name: RegExp, property: RegExp][] = [
  [/^--space-/, /^(scroll-)?(padding|margin)(-\w+)*$|^(row-|column-|grid-)?gap$/],
  [/^--(font|title)-/, /^font-size$/],
  [/^--radius-/, /^border(-\w+)*-radius$/],
  [/^--layer-/, /^z-index$/],
  [/^--touch$/, /^(min-)?height$/],
];

const literalsIn = (css: string): string[] =>
  [...css.matchAll(/^\s*([\w-]+): ([^;{}]+);/gm)].flatMap(([, property = '', value = '']) => {
    const family = families.find(([, ofProperty]) => ofProperty.test(property));
    if (!family) return [];
    return tokens
      .filter(([, name = '', size = '']) => family[0].test(name) && value.split(/[\s(),-]+/).includes(size))
      .map(([, name]) => `${property}: ${value}; has the token ${name}`);
  });

test('a literal size is told with its token', () => {
  expect(literalsIn('a {\n  padding: 0 -8px;\n  font-size: 13px;\n  height: 44px;\n}')).toEqual([
    'padding: 0 -8px; has the token --space-2',
    'font-size: 13px; has the token --font-s',
    'height: 44px; has the token --touch',
  ]);
  expect(literalsIn('a {\n  padding: 0 5px;\n  width: 12px;\n  margin: var(--space-2);\n}')).toEqual([]);
});

test('styles use the tokens', () => {
  const found = globSync('**/*.css', { cwd: web })
    .filter((file) => file !== 'kit/ui/tokens.css')
    .flatMap((file) => literalsIn(readFileSync(join(web, file), 'utf8')).map((line) => `web/${file}: ${line}`));
  expect(found).toEqual([]);
});

test('every token that a style uses exists', () => {
  const defined = new Set(tokens.map(([, name]) => name));
  const used = globSync('**/*.css', { cwd: web }).flatMap((file) =>
    [
      ...readFileSync(join(web, file), 'utf8').matchAll(
        /var\((--(?:space|font|title|radius|control|touch|layer)[\w-]*)/g,
      ),
    ].map(([, name]) => name),
  );
  expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([]);
});
