import { expect, test } from 'vitest';
import { allFindings, targetsOf } from './findings.ts';

const one = '12345678-1234-1234-1234-123456789abc';
const other = '12345678-1234-1234-1234-123456789abd';
const text = `[a](entry:${other}) [b](entry:${one}#s-x) ![图](/media/c)\n![](/static/d.svg) ![外](https://example.com/e.png)\n\n[f](entry:${one})`;

test('calls the server once for each entry and each picture of ours', () => {
  expect(targetsOf(text)).toEqual({ entryIds: [one, other], pictures: ['/media/c', '/static/d.svg'], directives: [] });
  expect(targetsOf('{{limit b}} `{{code 1}}` {{limit b}}').directives).toEqual(['code 1', 'limit b']);
});

test('an unknown directive is an error where it is meant as one, and only where values are inserted', () => {
  const written = '{{limit none}} {{name}}';
  const missing = { entryIds: [], pictures: [], directives: ['limit none', 'name'] };
  const errorsIn = (dialect: 'content' | 'plain') =>
    allFindings(written, missing, dialect).map(({ finding, isError }) => [finding, isError]);
  expect(errorsIn('content')).toEqual([
    ['unknownFact', true],
    ['unknownFact', false],
  ]);
  expect(errorsIn('plain')).toEqual([
    ['unknownFact', false],
    ['unknownFact', false],
  ]);
});

test('what the server misses is named in the order of the text, and blocks nothing', () => {
  const found = allFindings(text, { entryIds: [one], pictures: ['/media/c'], directives: [] });
  expect(found.map(({ finding, line, isError }) => `${line} ${finding} ${isError}`)).toEqual([
    '1 deadEntry false',
    '1 noPicture false',
    '2 noAlt false',
    '2 foreignPicture false',
    '4 deadEntry false',
  ]);
});

test('in a plain text, links to entries and everything that would not be shown are errors', () => {
  const plain = `[a](entry:${one}) [b](javascript:x)\n\n<b>c</b> ![](/media/d) ![e](https://example.com/e.png)\n\n${'>'.repeat(30)} f`;
  expect(targetsOf(plain, 'plain')).toEqual({ entryIds: [], pictures: ['/media/d'], directives: [] });
  const found = allFindings(plain, { entryIds: [one], pictures: ['/media/d'], directives: [] }, 'plain');
  expect(found.map(({ finding, line, isError }) => `${line} ${finding} ${isError}`)).toEqual([
    '1 plainLink true',
    '1 plainLink true',
    '3 markup true',
    '3 markup true',
    '3 noAlt false',
    '3 noPicture false',
    '3 foreignPicture true',
  ]);
});
