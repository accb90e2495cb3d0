import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const web = join(import.meta.dirname, '../..');
const tokens = [...readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8').matchAll(/(--[\w-]+): ([^;]+);/g)];
const styles = globSync('**/*.css', { cwd: web })
  .filter((file) => file !== 'kit/ui/tokens.css')
  .map((file) => ({ file, css: readFileSync(join(web, file), 'utf8') }));

/** The families of tokens, and the properties that must use them. */
const families: [name: RegExp, property: RegExp][] = [
  [/^--space-/, /^(scroll-)?(padding|margin)(-\w+)*$|^(row-|column-|grid-)?gap$/],
  [/^--(font|title)-/, /^font-size$/],
  [/^--radius-/, /^border(-\w+)*-radius$/],
  [/^--layer-/, /^z-index$/],
  [/^--touch$/, /^(min-)?height$/],
];
/** Of a rule without a width in numbers: a picture or a sign may be as high as a control. */
const heightOfControl: (typeof families)[number] = [/^--control-/, /^((min|line)-)?height$/];

const declarationsIn = (text: string) =>
  [...text.matchAll(/^\s*([\w-]+): ([^;{}]+);/gm)].map(([, property = '', value = '']) => ({ property, value }));

const literalsIn = (css: string): string[] =>
  [...css.matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = '']) => {
    const declarations = declarationsIn(rule);
    const isSized = declarations.some(({ property, value }) => property === 'width' && /\dpx/.test(value));
    const checked = isSized ? families : [...families, heightOfControl];
    return declarations.flatMap(({ property, value }) =>
      tokens
        .filter(([, name = '', size = '']) =>
          checked.some(
            ([ofName, ofProperty]) =>
              ofName.test(name) && ofProperty.test(property) && value.split(/[\s(),-]+/).includes(size),
          ),
        )
        .map(([, name]) => `${property}: ${value}; has the token ${name}`),
    );
  });

/** Print is black on white in every theme: such a rule has its own colours. */
const coloursIn = (css: string): string[] =>
  declarationsIn(css.replace(/^@media print \{\n[\s\S]*?^\}/gm, ''))
    .filter(({ value }) => /#[\da-f]{3,8}\b|\b(rgb|hsl)a?\(/i.test(value))
    .map(({ property, value }) => `${property}: ${value}`);

const withFile = (found: (css: string) => string[]) =>
  styles.flatMap(({ file, css }) => found(css).map((line) => `web/${file}: ${line}`));

test('a literal size is reported with its token', () => {
  expect(literalsIn('a {\n  padding: 0 -8px;\n  font-size: 13px;\n  height: 44px;\n}')).toEqual([
    'padding: 0 -8px; has the token --space-2',
    'font-size: 13px; has the token --font-s',
    'height: 44px; has the token --touch',
  ]);
  expect(literalsIn('a {\n  padding: 0 5px;\n  width: 12px;\n  margin: var(--space-2);\n}')).toEqual([]);
});

test('the height of a control is reported with its token, that of a picture is not', () => {
  expect(literalsIn('a {\n  min-height: 36px;\n}\nb {\n  width: 100%;\n  line-height: 32px;\n}')).toEqual([
    'min-height: 36px; has the token --control-m',
    'line-height: 32px; has the token --control-s',
  ]);
  expect(literalsIn('img {\n  width: 48px;\n  height: 32px;\n}')).toEqual([]);
});

test('a literal colour is reported, unless it is for paper', () => {
  expect(
    coloursIn('a {\n  color: #FFF;\n  background: rgba(0, 0, 0, 0.5);\n  border: 1px solid var(--line);\n}'),
  ).toEqual(['color: #FFF', 'background: rgba(0, 0, 0, 0.5)']);
  expect(coloursIn('@media print {\n  a {\n    color: #000;\n  }\n}\n')).toEqual([]);
});

test('styles use the tokens', () => {
  expect(withFile(literalsIn)).toEqual([]);
});

test('only skins and tokens have colours', () => {
  expect(withFile(coloursIn).filter((line) => !line.startsWith('web/kit/skins/'))).toEqual([]);
});

test('every token that a style uses exists', () => {
  const defined = new Set(tokens.map(([, name]) => name));
  const used = styles.flatMap(({ css }) =>
    [
      ...css.matchAll(
        /var\((--(?:space|font|title|radius|control|touch|layer|picture|chessboard|mark|backdrop)[\w-]*)/g,
      ),
    ].map(([, name]) => name),
  );
  expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([]);
});
