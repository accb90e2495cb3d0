import { expect, test } from 'vitest';
import { document } from '#contract/documents/content.ts';
import { group, link, list, markdown, picture, record, reference, text } from '#contract/kit/content/fields.ts';
import { referringValues } from './referring-values.ts';
import { targetsOfAll, warningsOf } from './warnings-of.ts';

const fields = {
  title: text(30),
  body: markdown(1000),
  cover: picture({ optional: true }),
  notes: record(markdown(99), 9),
  menu: list(group({ url: link({ minimum: 0 }) }), 9),
  parts: list(group({ next: reference('article'), shot: picture({ minimum: 0 }) }), 9),
};
const [one, two] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const payload = {
  title: '/media/none',
  body: `第一行\n\n![](/media/a)\n\n[甲](entry:${one})\n\n{{name}} {{limit none}}`,
  cover: '/media/b',
  notes: { 甲: '见[旧页](/documents/old)' },
  menu: [{ url: '' }, { url: '/documents/old' }, { url: 'https://example.com/' }],
  parts: [
    { next: two, shot: '' },
    { next: one, shot: '/media/a' },
  ],
};
const values = referringValues(fields, payload);

test('every text, picture and reference is found with its path', () => {
  expect(values.map(({ path }) => path)).toEqual([
    'body',
    'cover',
    'notes.甲',
    'menu.1.url',
    'menu.2.url',
    'parts.0.next',
    'parts.1.next',
    'parts.1.shot',
  ]);
  expect(targetsOfAll(values)).toEqual({
    entryIds: [one, two],
    pictures: ['/media/a', '/media/b'],
    links: ['/documents/old'],
    directives: ['limit none', 'name'],
  });
  expect(referringValues(fields, { body: 3, parts: 'x', cover: null })).toEqual([]);
});

test('what readers will miss is named with its field and its line', () => {
  expect(warningsOf(values, { entryIds: [], pictures: [], links: [], directives: [] })).toEqual([
    { path: 'body', finding: 'noAlt', line: 3 },
  ]);
  expect(
    warningsOf(values, {
      entryIds: [one],
      pictures: ['/media/a'],
      links: ['/documents/old'],
      directives: ['limit none', 'name'],
    }),
  ).toEqual([
    { path: 'body', finding: 'noAlt', line: 3 },
    { path: 'body', finding: 'noPicture', line: 3 },
    { path: 'body', finding: 'deadEntry', line: 5 },
    { path: 'body', finding: 'unknownFact', line: 7 },
    { path: 'notes.甲', finding: 'deadLink', line: 1 },
    { path: 'menu.1.url', finding: 'deadLink' },
    { path: 'parts.1.next', finding: 'deadEntry' },
    { path: 'parts.1.shot', finding: 'noPicture' },
  ]);
});

test('an empty text that readers miss is a warning, any other is none', () => {
  const missed = (isMissed: boolean) => ({ body: markdown(9, { minimum: 0, isMissed: () => isMissed }) });
  const warned = (isMissed: boolean, body: string) => {
    const found = referringValues(missed(isMissed), { body });
    return warningsOf(found, { entryIds: [], pictures: [], links: [], directives: [] });
  };
  expect(warned(true, '')).toEqual([{ path: 'body', finding: 'noText' }]);
  expect(warned(true, ' \n')).toEqual([{ path: 'body', finding: 'noText' }]);
  expect(warned(true, '有')).toEqual([]);
  expect(warned(false, '')).toEqual([]);
});

test('a document with a text of its own misses it, a catalogue and a download do not', () => {
  const warned = (nodeType: number, creationType: number) =>
    referringValues(document.fields, { nodeType, creationType, content: '' }).length;
  expect([warned(0, 1), warned(0, 2), warned(0, 3), warned(0, 4), warned(0, 5), warned(1, 1)]).toEqual([
    1, 1, 0, 0, 0, 0,
  ]);
});
