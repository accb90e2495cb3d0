import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  choice,
  date,
  flag,
  group,
  icon,
  link,
  list,
  long,
  markdown,
  number,
  own,
  picture,
  record,
  reference,
  text,
} from './fields.ts';
import { validationErrorsOf } from './validation-errors.ts';

const fields = {
  title: text(10),
  slogan: text(10, { minimum: 0, optional: true }),
  code: text(10, { pattern: /^[A-Z]+$/, optional: true }),
  summary: long(20, { optional: true }),
  body: markdown(100, { optional: true }),
  size: number(1, 5, { optional: true }),
  shown: flag({ optional: true }),
  level: choice([1, 'high'], { optional: true }),
  at: date({ optional: true }),
  url: link({ minimum: 0, optional: true }),
  cover: picture({ optional: true }),
  drawn: picture({ drawings: true, optional: true }),
  icon: icon({ minimum: 0, optional: true }),
  next: reference('article', { optional: true }),
  author: group({ name: text(5), city: text(5, { optional: true }) }, { optional: true }),
  tags: list(text(3), 2, { minimum: 1, optional: true }),
  hosts: record(text(20), 2, { optional: true }),
  odd: own<number>((value) => (typeof value === 'number' && value % 2 === 1 ? undefined : 'is even'), {
    optional: true,
  }),
  menu: list(group({ id: number(1, 99), above: number(0, 99) }), 10, {
    optional: true,
    tree: { id: 'id', parent: 'above', depth: 3 },
  }),
};
const found = (payload: unknown) =>
  validationErrorsOf(fields, payload).map(({ path, problem, limit }) =>
    limit === undefined ? `${path} ${problem}` : `${path} ${problem} ${limit}`,
  );
const withTitle = (rest: object) => found({ title: '标题', ...rest });

describe('the fields of a kind check a payload', () => {
  test('a picture may be a drawing or one of the library, and an icon has a name', () => {
    for (const drawn of ['site/carousel-abilities', 'ability-10/cover', '/media/AAAAAAAAAAAAAAAAAAAAAA'])
      expect(withTitle({ drawn, icon: 'hard-hat' })).toEqual([]);
    for (const drawn of ['/static/x.png', 'https://example.com/a.png', 'a b', '../etc', '/media/short'])
      expect(withTitle({ drawn })).toEqual(['drawn picture']);
    expect(withTitle({ icon: '' })).toEqual([]);
    expect(withTitle({ icon: 'Hard Hat' })).toEqual(['icon pattern']);
    expect(withTitle({ cover: 'ability-10/cover' })).toEqual(['cover picture']);
  });

  test('takes what they describe', () => {
    expect(
      withTitle({
        slogan: '',
        code: 'ABC',
        summary: '一行\n两行',
        body: '# 标题\n\n正文',
        size: 5,
        shown: false,
        level: 'high',
        at: '2026-11-26T08:00:00+08:00',
        url: '',
        cover: '/static/drawings/ability-1/cover.svg',
        next: '11111111-2222-3333-4444-555555555555',
        author: { name: '张三' },
        tags: ['一', '二'],
        hosts: { company: 'https://a.example' },
        odd: 3,
        menu: [
          { id: 1, above: 0 },
          { id: 3, above: 2 },
          { id: 2, above: 1 },
        ],
      }),
    ).toEqual([]);
  });

  test.each([
    [{ title: undefined }, 'title missing'],
    [{ title: '' }, 'title missing 1'],
    [{ title: '  ' }, 'title short 1'],
    [{ title: 7 }, 'title type'],
    [{ title: '标'.repeat(11) }, 'title long 10'],
    [{ title: '两\n行' }, 'title unseen'],
    [{ title: 'a\0' }, 'title unseen'],
    [{ title: 'a\ud800' }, 'title unseen'],
    [{ summary: 'a\u202eb' }, 'summary unseen'],
    [{ titel: 'x' }, 'titel unknown'],
    [{ code: 'abc' }, 'code pattern'],
    [{ size: 0 }, 'size small 1'],
    [{ size: 6 }, 'size large 5'],
    [{ size: 1.5 }, 'size type'],
    [{ size: Number.NaN }, 'size type'],
    [{ shown: 1 }, 'shown type'],
    [{ level: 2 }, 'level choice'],
    [{ at: '2026-13-01T00:00:00Z' }, 'at date'],
    [{ at: '2026-11-26' }, 'at date'],
    [{ url: 'javascript:alert(1)' }, 'url link'],
    [{ url: '//other.example' }, 'url link'],
    [{ cover: 'https://other.example/a.png' }, 'cover picture'],
    [{ next: 'none' }, 'next type'],
    [{ author: [] }, 'author type'],
    [{ author: { name: '张三', age: 3 } }, 'author.age unknown'],
    [{ author: { city: '杭州' } }, 'author.name missing'],
    [{ tags: [] }, 'tags few 1'],
    [{ tags: ['一', '二', '三'] }, 'tags many 2'],
    [{ tags: ['一', 2] }, 'tags.1 type'],
    [{ tags: {} }, 'tags type'],
    [{ hosts: { a: 1 } }, 'hosts.a type'],
    [{ hosts: { a: 'x', b: 'x', c: 'x' } }, 'hosts many 2'],
    [{ odd: 2 }, 'odd own'],
    [{ menu: [{ id: 1, above: 9 }] }, 'menu.0.above parent'],
    [{ menu: [{ id: 1, above: 1 }] }, 'menu.0.above loop'],
    [
      {
        menu: [
          { id: 1, above: 0 },
          { id: 1, above: 0 },
        ],
      },
      'menu.1.id twice',
    ],
    [{ menu: [0, 1, 2, 3].map((above) => ({ id: above + 1, above })) }, 'menu.3.above deep 3'],
  ])('names what is wrong: %j', (part, problem) => {
    expect(withTitle(part)).toContain(problem);
  });

  test('names each line of a text in Markdown that visitors would not see as it is meant', () => {
    const body = `一\n[a](javascript:x)\n<b>[c](/d)</b>\n[e](//f)\n\n${'>'.repeat(21)}`;
    expect(validationErrorsOf(fields, { title: '标题', body })).toEqual([
      { path: 'body', problem: 'unsafeLink', line: 2 },
      { path: 'body', problem: 'unsafeLink', line: 4 },
    ]);
    expect(withTitle({ body: `一\n\n${'>'.repeat(21)} 二` })).toEqual(['body deep 20']);
  });

  test('of two items that are below each other, both are named', () => {
    const menu = [
      { id: 1, above: 2 },
      { id: 2, above: 1 },
    ];
    expect(withTitle({ menu })).toEqual(['menu.0.above loop', 'menu.1.above loop']);
  });

  test.each([null, undefined, 1, 'text', []])('a payload that is no object is one problem: %j', (payload) => {
    expect(found(payload)).toEqual([' type']);
  });

  test('never throws for any value', () => {
    const anything = fc.record(
      Object.fromEntries(Object.keys(fields).map((name) => [name, fc.anything({ withNullPrototype: true })])),
      { requiredKeys: [] },
    );
    expect(() =>
      fc.assert(fc.property(anything, (payload) => Array.isArray(validationErrorsOf(fields, payload)))),
    ).not.toThrow();
  });
});
