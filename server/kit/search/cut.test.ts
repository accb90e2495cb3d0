import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marks, vectorOf } from './cut.ts';
import { foldText } from './fold.ts';
import { SAMPLES, shelfOf } from './index-store.ts';
import { markWords, snippetOf } from './mark.ts';
import { isOneApart } from './near.ts';
import { queryOfText } from './synonyms.ts';
import { readQuery } from './read-query.ts';

/** The lexemes of a vector. */
const lexemesIn = (vector: string) =>
  new Set(
    Array.from(vector.matchAll(/'((?:[^'\\]|''|\\\\)*)'/g), ([, lexeme = '']) =>
      lexeme.replace(/''|\\\\/g, (pair) => pair[0] ?? ''),
    ),
  );

/** Whether a vector meets a query that joins lexemes by `&`, as PostgreSQL decides; of several in brackets one is enough. */
const meets = (lexemes: ReadonlySet<string>, query: string): boolean => {
  const all = [...lexemes];
  const meetsOne = (part: string) => {
    const [, lexeme = '', prefix] = /^'((?:[^'\\]|''|\\\\)*)'(:\*)?$/.exec(part.trim()) ?? [];
    return prefix ? all.some((one) => one.startsWith(lexeme)) : lexemes.has(lexeme);
  };
  const parts = query.match(/'(?:[^'\\]|''|\\\\)*'(?::\*)?|[&|()]/g) ?? [];
  let at = 0;
  const anyOf = (): boolean => {
    let met = allOf();
    while (parts[at] === '|') {
      at += 1;
      met = allOf() || met;
    }
    return met;
  };
  const allOf = (): boolean => {
    let met = term();
    while (parts[at] === '&') {
      at += 1;
      met = term() && met;
    }
    return met;
  };
  const term = (): boolean => {
    const part = parts[at] ?? '';
    at += 1;
    if (part !== '(') return meetsOne(part);
    const met = anyOf();
    at += 1;
    return met;
  };
  return anyOf();
};

const characters = fc.constantFrom(...'安全帽佩戴检测摄像机固件像素识别abcH9x012 ，。·-32×');
const texts = fc.string({ unit: characters, minLength: 2, maxLength: 60 });

test('[SRCH-02] any part of a text of at least two characters is found, cut by the same functions', () => {
  fc.assert(
    fc.property(texts, fc.nat(), fc.integer({ min: 2, max: 12 }), (text, start, length) => {
      const all = [...foldText(text)];
      const from = start % all.length;
      const part = all
        .slice(from, from + length)
        .join('')
        .trim();
      // Single letters are found as whole words only.
      fc.pre([...part].length >= 2 && queryOfText(part) !== '' && !/(?<![a-z0-9])[a-z0-9](?![a-z0-9])/.test(part));
      for (const shelf of ['', '/aa0', '/aa1']) {
        const query = queryOfText(part, '', shelf);
        const lexemes = lexemesIn(vectorOf({ names: ['名称'], body: text, shelves: ['', '/aa0', '/aa1'] }));
        expect(meets(lexemes, query), `${part} in ${text}: ${query}`).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test('[SRCH-02] any part of a long word is found, however long the part is', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abc012'), minLength: 30, maxLength: 130 });
  fc.assert(
    fc.property(letters, fc.nat(), fc.integer({ min: 2, max: 100 }), (word, start, length) => {
      const from = start % (word.length - 1);
      const part = word.slice(from, from + length);
      expect(meets(lexemesIn(vectorOf({ names: ['名称'], body: `见 ${word}。` })), queryOfText(part))).toBe(true);
    }),
  );
  const lexemes = lexemesIn(vectorOf({ names: ['名称'], body: 'a'.repeat(50) }));
  expect(meets(lexemes, queryOfText(`${'a'.repeat(45)}b`))).toBe(false);
});

test('[SRCH-02] sounds belong to names alone, and only letters find them', () => {
  const lexemes = lexemesIn(vectorOf({ names: ['景区'], body: '经典' }));
  expect(lexemes.has(`${marks.sound}jingqu`)).toBe(true);
  expect(lexemes.has(`${marks.sound}jingdian`)).toBe(false);
  expect(queryOfText('景区')).not.toContain(marks.sound);
  expect(queryOfText('jingqu')).toContain(marks.sound);
});

test('what queries have the beginning of is on the shelves alone, and a single Chinese character is found as it is', () => {
  const shelves = [shelfOf('document'), shelfOf('document', SAMPLES[0])];
  const lexemes = lexemesIn(vectorOf({ names: ['onnx 猪'], body: 'yolo', shelves }));
  for (const [text, mark] of [
    ['yol', ''],
    ['olo', ''],
    ['nnx', '^'],
    ['zhu', ''],
  ] as const) {
    for (const shelf of shelves) expect(meets(lexemes, queryOfText(text, mark, shelf))).toBe(true);
    for (const shelf of ['', shelfOf('ability'), shelfOf('document', SAMPLES[1])])
      expect(meets(lexemes, queryOfText(text, mark, shelf))).toBe(false);
  }
  for (const mark of ['', '^'] as const) {
    const query = queryOfText('猪', mark, shelves[0]);
    expect(query).not.toContain(':*');
    expect(meets(lexemes, query)).toBe(true);
  }
});

test('a vector is read by PostgreSQL for any text', () => {
  const vector = vectorOf({ names: [`a'b\\c`], body: "it's \\ 'quoted' ％ \u{1F600}" });
  expect(vector).not.toMatch(/(?<!')'{3}(?!')/);
  expect(lexemesIn(vector).has('it')).toBe(true);
});

test.each([
  ['手机号怎么换', ['手机号'], true],
  ['安全冒检测', ['安全冒'], false],
  ['怎么', ['怎么'], false],
  ['检测', ['检测'], false],
  ['H9 摄像机', ['h9', '摄像机'], false],
  ['IPD-H9', ['ipd-h9'], false],
  ['？！', [], false],
])('%s finds %j', (keyword, words, isQuestion) => {
  const query = readQuery(keyword);
  const texts = query.words.map(({ text }) => text);
  for (const word of words) expect(texts.join(' ')).toContain(word);
  expect(texts.length === 0).toBe(words.length === 0);
  expect(query.isQuestion || !isQuestion || query.plainWords.length < 2).toBe(true);
});

test.each([
  ['trail', 'trial', true],
  ['helmt', 'helmet', true],
  ['helmets', 'helmet', true],
  ['helmet', 'helmet', false],
  ['cat', 'dog', false],
  ['ab', 'abcd', false],
])('%s and %s are one apart: %s', (one, other, isApart) => {
  expect(isOneApart(one, other)).toBe(isApart);
  expect(isOneApart(other, one)).toBe(isApart);
});

test('[DOC-02] marks keep every character, and a snippet has at most so many before the first hit', () => {
  fc.assert(
    fc.property(texts, fc.array(fc.constantFrom('安全', '帽', 'h9', '32x32', ''), { maxLength: 3 }), (text, words) => {
      expect(
        markWords(text, words)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
      const parts = snippetOf(text.repeat(4), { words, before: 30, length: 80 });
      const hit = parts.findIndex((part) => part.hit);
      const before = parts.slice(0, Math.max(0, hit)).map((part) => part.text);
      expect([...before.join('')].length).toBeLessThanOrEqual(30);
    }),
  );
});
