import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { relativeCpuTime } from '#contract/kit/testing/relative-cpu-time.ts';
import { changesBetween } from './changes.ts';
import { clausesOf } from './clauses.ts';

const kindsOf = (before: string, after: string) => changesBetween(before, after)?.map(({ kind }) => kind);
const policy = readFileSync(join(import.meta.dirname, '../../../content/agreements/privacy-policy.md'), 'utf8');

test('[AGR-09] clauses are paragraphs, headings, items of lists and rows of tables', () => {
  expect(
    clausesOf(
      '引言\n\n## 一、**范围**\n\n1.1 正文[链接](/duty/)\n\n- 甲\n  - 甲一\n- 乙\n\n| 场景 | 用途 |\n| - | - |\n| 注册 | 建立账号 |\n\n> 提示\n> 第二行\n\n![图](/static/a.png)\n\n```\n代码\n```\n\n1. 其一\n2. 其二',
    ),
  ).toEqual([
    { section: '', text: '引言', source: '引言' },
    { section: '', text: '一、范围', source: '一、**范围**' },
    { section: '一、范围', text: '1.1 正文链接', source: '1.1 正文[链接](/duty/)' },
    { section: '一、范围', text: '甲\n甲一', source: '甲\n甲一' },
    { section: '一、范围', text: '乙', source: '乙' },
    { section: '一、范围', text: '场景 | 用途', source: '场景 | 用途' },
    { section: '一、范围', text: '注册 | 建立账号', source: '注册 | 建立账号' },
    { section: '一、范围', text: '提示\n第二行', source: '提示\n第二行' },
    { section: '一、范围', text: '[图]', source: '![图](/static/a.png)' },
    { section: '一、范围', text: '代码\n', source: '代码\n' },
    { section: '一、范围', text: '其一', source: '其一' },
    { section: '一、范围', text: '其二', source: '其二' },
  ]);
});

describe('[AGR-09] what changed', () => {
  test('is nothing between equal texts, even with other clause numbers', () => {
    expect(changesBetween(policy, policy)).toEqual([]);
    expect(changesBetween('1.1 甲乙丙。\n\n1.2 丁戊己。', '1.2 甲乙丙。\n\n1.3 丁戊己。')).toEqual([]);
  });

  test('is listed clause by clause: added, removed, changed, in the order of the text', () => {
    const after = policy
      .replace('不需要登录', '无须登录')
      .replace(/\| 意见反馈.*\n/, '')
      .replace('## 三、', '2.9 新的一条，说明另外的事情。\n\n## 三、');
    expect(changesBetween(policy, after)).toEqual([
      {
        kind: 'changed',
        section: '二、我们收集的信息与用途',
        parts: [
          { kind: 'same', text: expect.stringMatching(/浏览公开页面$/) },
          { kind: 'removed', text: '不需要' },
          { kind: 'added', text: '无须' },
          { kind: 'same', text: '登录。' },
        ],
      },
      {
        kind: 'removed',
        section: '二、我们收集的信息与用途',
        parts: [{ kind: 'removed', text: expect.stringMatching(/^意见反馈/) }],
      },
      {
        kind: 'added',
        section: '二、我们收集的信息与用途',
        parts: [{ kind: 'added', text: '2.9 新的一条，说明另外的事情。' }],
      },
    ]);
  });

  test('a clause with only another link, picture or emphasis has changed without changed words', () => {
    for (const [before, after] of [
      ['见[政策](/duty/)。', '见[政策](/duty/?key=a)。'],
      ['![图](/a.png)', '![图](/b.png)'],
      ['重要的事。', '**重要**的事。'],
    ] as const) {
      const [change, ...rest] = changesBetween(before, after) ?? [];
      expect(rest).toEqual([]);
      expect(change?.kind).toBe('changed');
      expect(change?.parts.map(({ kind }) => kind)).toEqual(['same']);
    }
  });

  test('clauses without similarity are one removed and one added', () => {
    expect(kindsOf('我们保护您的信息。', '费用由双方另行约定。')).toEqual(['added', 'removed']);
    expect(kindsOf('', '全文。')).toEqual(['added']);
    expect(kindsOf('全文。', '')).toEqual(['removed']);
  });

  test('the parts of a change add up to the old and the new clause', () => {
    const word = fc.constantFrom('甲', '乙丙', '信息', '，', '。', ' ', 'API', '我们', '3');
    // Several spaces in a row count as one.
    const clause = fc
      .array(word, { minLength: 1, maxLength: 12 })
      .map((words) => `条${words.join('')}款`.replace(/ +/g, ' '));
    const text = fc.array(clause, { maxLength: 8 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const changes = changesBetween(before.join('\n\n'), after.join('\n\n')) ?? [];
        const without = (kind: string) =>
          changes.map(({ parts }) => parts.filter((part) => part.kind !== kind).map((part) => part.text));
        const old = without('added').flat().join('');
        const current = without('removed').flat().join('');
        const length = (texts: string[]) => texts.join('').length;
        // The unchanged text is equally long on both sides.
        expect(length(before) - old.length).toBe(length(after) - current.length);
      }),
    );
  });

  test('is found with little work for any texts, or left out', async () => {
    const many = (letter: string) =>
      Array.from({ length: 33_000 }, (_, at) => letter + at.toString(36))
        .join('\n\n')
        .slice(0, 100_000);
    const long = (letters: string) => Array.from({ length: 100_000 }, (_, at) => letters[at % letters.length]).join('');
    for (const [before, after] of [
      [many('a'), many('b')],
      [long('你他的是不'), long('我好的是不')],
      ['- '.repeat(50_000), '> '.repeat(50_000)],
      [policy, long('甲乙')],
    ] as const) {
      expect(await relativeCpuTime(() => changesBetween(before, after))).toBeLessThan(35);
    }
    expect(changesBetween(many('a'), many('b'))).toBeUndefined();
  });
});
