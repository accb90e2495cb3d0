import fc from 'fast-check';
import MarkdownIt, { type Token } from 'markdown-it';
import { describe, expect, test } from 'vitest';
import { relativeCpuTime } from '#contract/kit/testing/relative-cpu-time.ts';
import { allowedLink, readEntryLink } from '#contract/kit/markdown/addresses.ts';
import { findingsOf, scanMarkdown } from '#contract/kit/markdown/scan.ts';
import { formulaRule } from './formula-rule.ts';
import { linksOf } from './links-of.ts';
import { renderDocument } from './render-document.ts';
import { attacks } from './testing-attacks.ts';

/** Accepts every address, so that what the scanner has to find can be named. */
const permissive = new MarkdownIt({ html: false, linkify: false, maxNesting: 1000 });
permissive.use(formulaRule);
permissive.validateLink = () => true;

const addressesOf = (source: string): string[] => {
  const found: string[] = [];
  const look = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (token.type === 'link_open') found.push(String(token.attrGet('href')));
      if (token.type === 'image') found.push(String(token.attrGet('src')));
      look(token.children ?? []);
    }
  };
  look(permissive.parse(source, {}));
  return found;
};
const isUnsafe = (address: string) => !allowedLink.test(address.trim()) && !readEntryLink(address.trim());

const words = fc.constantFrom(
  '文字',
  'a',
  '*b*',
  '**c**',
  '1 < 2',
  '\\[d](javascript:1)',
  '`e](javascript:2)`',
  '\\`',
  '!',
  '_f_',
  '$h$',
  '$i](javascript:3)$',
  '$',
  '$$j$$',
  '$`k`$',
  '(g)',
);
const addresses = fc.constantFrom(
  '/a',
  '#b',
  'https://example.com/(c)',
  'mailto:d@example.com',
  'entry:12345678-1234-1234-1234-123456789abc',
  'javascript:alert(1)',
  'data:text/html,x',
  '//example.com',
  'relative.html',
  '<javascript:alert(2)>',
  '&#106;avascript:alert(3)',
  '/media/e',
);
const inline = fc.oneof(
  { weight: 3, arbitrary: words },
  fc
    .tuple(words, addresses, fc.constantFrom('', ' "题"', " '题'", ' (题)'))
    .map(([label, address, title]) => `[${label}](${address}${title})`),
  fc.tuple(words, addresses).map(([label, address]) => `![${label}](${address})`),
  fc.constantFrom('<https://example.com/f>', '<javascript:alert(4)>'),
);
const line = fc.array(inline, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '));
const indented = (text: string, first: string) =>
  text
    .split('\n')
    .map((one, at) => (at === 0 ? first : one === '' ? '' : ' '.repeat(first.length)) + one)
    .join('\n');
const quoted = (text: string) =>
  text
    .split('\n')
    .map((one) => `> ${one}`)
    .join('\n');
const { block } = fc.letrec<{ block: string }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
    line.map((text) => `## ${text}`),
    line.map((text) => `\`\`\`\n${text}\n\n${text}\n\`\`\``),
    line.map((text) => `$$\n${text}\n\n${text}\n$$`),
    line.map((text) => `文字\n$$ ${text} $$`),
    line.map((text) => `~~~md\n\`\`\`\n${text}\n~~~`),
    fc.tuple(line, line).map(([head, cell]) => `| ${head} | x |\n| --- | :-: |\n| ${cell} | \` |\n| \` | y |`),
    fc.constantFrom('---', '<div>[x](javascript:5)</div>', '文字\n==='),
    tie('block').map(quoted),
    fc.tuple(tie('block'), tie('block')).map(([one, other]) => `${indented(one, '- ')}\n\n${indented(other, '- ')}`),
    tie('block').map((one) => indented(one, '1. ')),
  ),
}));
const documents = fc.array(block, { minLength: 1, maxLength: 5 }).map((blocks) => blocks.join('\n\n'));

describe('the scanner of the editor', () => {
  test('finds the links and pictures that the renderer finds', () => {
    fc.assert(
      fc.property(documents, (source) => {
        const scanned = scanMarkdown(source).links.map(({ address }) => permissive.normalizeLink(address));
        expect(scanned).toEqual(addressesOf(source));
      }),
      { numRuns: 500 },
    );
  });

  test('finds every unsafe address of the known attacks', () => {
    const missed = attacks.filter(
      (source) =>
        addressesOf(source).some(isUnsafe) && !findingsOf(source).some(({ finding }) => finding === 'unsafeLink'),
    );
    expect(missed).toEqual([]);
  });

  test('a text without an error loses nothing: all its links and pictures are rendered', () => {
    fc.assert(
      fc.property(documents, (source) => {
        fc.pre(!findingsOf(source).some(({ finding }) => finding === 'unsafeLink'));
        const { links, pictures, entries } = linksOf(source);
        const foreign = scanMarkdown(source).links.filter(
          ({ type, address }) => type === 'picture' && !address.startsWith('/'),
        );
        expect(links.length + pictures.length + entries.length + foreign.length).toBe(addressesOf(source).length);
      }),
      { numRuns: 300 },
    );
  });
});

describe('what is wrong with a text', () => {
  const named = (source: string) => findingsOf(source).map(({ finding, line: at }) => `${at} ${finding}`);

  test('is named with its line', () => {
    expect(
      named(
        '# 一\r\n[a](javascript:x)\r\n\r\n一 <b>粗</b>\n![](/media/a) ![b](https://example.com/b.png)\n\n[c]: data:x\n',
      ),
    ).toEqual(['2 unsafeLink', '4 markup', '4 markup', '5 noAlt', '5 foreignPicture', '7 unsafeLink']);
  });

  test('is not what code shows', () => {
    expect(
      named(
        '`[a](javascript:x)` ``<b>`[a](x)``\n\n```html\n<script>\n[a](javascript:x)\n```\n\n    <b>[a](javascript:x)\n\n\\[a](javascript:x) \\<b>',
      ),
    ).toEqual([]);
  });

  test('is a nesting so deep that its text would not be shown', () => {
    expect(named(`一\n${'>'.repeat(21)} 二`)).toEqual(['2 deep']);
    const lists = Array.from({ length: 25 }, (_none, at) => `${'  '.repeat(at)}- ${at}`);
    expect(named(lists.join('\n'))).toEqual(['21 deep']);
    const allowed = lists.slice(0, 20).join('\n');
    expect(named(allowed)).toEqual([]);
    expect(renderDocument(allowed).html).toContain('19');
    expect(renderDocument(`${'>'.repeat(20)} 二`).html).toContain('二');
  });

  test.each([
    '['.repeat(500_000),
    '[a]('.repeat(125_000),
    '[a](x "'.repeat(70_000),
    '![a](<'.repeat(80_000),
    '`a``'.repeat(125_000),
    '- '.repeat(250_000),
    `${'- '.repeat(250_000)}a`,
    '>'.repeat(500_000),
    '<a '.repeat(160_000),
    '[a]: /b\n'.repeat(60_000),
    '|-'.repeat(250_000),
    '\\'.repeat(500_000),
    '!['.repeat(250_000),
  ])('is found in linear time: %#', async (source) => {
    // Quadratic time would be minutes.
    expect(await relativeCpuTime(() => findingsOf(source))).toBeLessThan(100);
  });
});
