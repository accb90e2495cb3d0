import { expect, it } from 'vitest';
import { cutAtGutters, type LineWithBlanks } from './gutters.ts';

const EM = 20;

/** Of one row: each text with its place in characters; a blank in it is one character wide. */
const lineAt = (row: number, text: string, at = 0): LineWithBlanks => {
  const all = [...text];
  const [left, right, top] = [at * EM, (at + all.length) * EM, row * 30];
  return {
    text: text.replaceAll('　', ''),
    score: 0.9,
    left,
    right,
    top,
    bottom: top + 24,
    polygon: [
      [left, top],
      [right, top],
      [right, top + 24],
      [left, top + 24],
    ],
    characters: all.flatMap((character, index) =>
      character === '　' ? [] : [{ character, x: left + (index + 0.5) * EM, score: 0.9 }],
    ),
    blanks: all.flatMap((character, index) =>
      character === '　' ? [{ from: left + index * EM, to: left + (index + 1) * EM }] : [],
    ),
    em: EM,
  };
};

const textsOf = (lines: readonly LineWithBlanks[]) => cutAtGutters(lines).map(({ text }) => text);

it('[TRIAL-03] cuts lines at a gutter of one character that goes down several rows', () => {
  const rows = ['春江潮水连海平　海上明月共潮生', '滟滟随波千万里　何处春江无月明', '江流宛转绕芳甸　月照花林皆似霰'];
  const cut = cutAtGutters(rows.map((row, index) => lineAt(index, row)));
  expect(cut.map(({ text }) => text)).toEqual(rows.flatMap((row) => row.split('　')));
  expect(cut.map(({ left, right }) => [left, right])).toEqual(
    Array.from({ length: 3 }, () => [
      [0, 150],
      [150, 300],
    ]).flat(),
  );
  expect(cut[1]?.polygon[0]).toEqual([150, 0]);
});

it('[TRIAL-03] takes rows that are apart already, and those of one column, for rows of the same columns', () => {
  const lines = [
    lineAt(0, '春江潮水连海平　海上明月共潮生'),
    lineAt(1, '滟滟随波千万'),
    lineAt(1, '何处春江无月明', 8),
    lineAt(2, '江流宛转'),
    lineAt(3, '空里流霜不觉飞　汀上白沙看不见'),
  ];
  expect(textsOf(lines)).toEqual([
    '春江潮水连海平',
    '海上明月共潮生',
    '滟滟随波千万',
    '何处春江无月明',
    '江流宛转',
    '空里流霜不觉飞',
    '汀上白沙看不见',
  ]);
});

it.each([
  ['in two rows only', ['春江潮水连海平　海上明月共潮生', '滟滟随波千万里　何处春江无月明']],
  ['at other places in each row', ['春江潮水连　海平海上明月', '滟滟随　波千万里何处春江', '江流宛转绕芳甸月　照花林']],
  ['behind labels', ['姓名　春江潮水连海平', '住址　滟滟随波千万里', '单位　江流宛转绕芳甸']],
])('[TRIAL-03] leaves lines whole with blanks %s', (_, rows) => {
  const lines = rows.map((row, index) => lineAt(index, row));
  expect(textsOf(lines)).toEqual(lines.map(({ text }) => text));
});

it('[TRIAL-03] ends a gutter at a heading that runs over both columns', () => {
  const columns = [
    '春江潮水连海平　海上明月共潮生',
    '滟滟随波千万里　何处春江无月明',
    '江流宛转绕芳甸　月照花林皆似霰',
  ];
  const lines = ['唐诗三百首之一春江花月夜全文', ...columns, '昨夜闲潭梦落花可怜春半不还家'].map((row, index) =>
    lineAt(index, row),
  );
  expect(textsOf(lines)).toEqual([
    '唐诗三百首之一春江花月夜全文',
    ...columns.flatMap((row) => row.split('　')),
    '昨夜闲潭梦落花可怜春半不还家',
  ]);
});
