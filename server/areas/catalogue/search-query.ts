import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { searchWords } from '#contract/catalogue/search-text.ts';
import { syllablesOf } from './public/syllables.ts';
import { gramsOf, gramsOfLength, quoted, SOUND_MARK, splitRuns } from './search-index.ts';

let jieba: Jieba | undefined;
/** Reading the dictionary takes 200 ms, so the portal does it at the start. */
export const readDictionary = (): Jieba => (jieba ??= Jieba.withDict(dict));

/** Words that carry no meaning for a search. */
const stopWords = new Set([
  ...'的了吗呢吧啊和与及或在有是把被也都就很给让对从到请我',
  '我们',
  '怎么',
  '如何',
  '怎样',
  '哪些',
  '什么',
  '哪个',
  '一个',
  '可以',
  '能够',
  '想要',
  '需要',
  '支持',
]);

/** The kind of match; `some` and `sound` are tried if `words` finds nothing. */
export type Match = 'words' | 'sound' | 'some';

export interface SearchAttempt {
  match: Match;
  /** A `tsquery` as PostgreSQL reads it. */
  query: string;
  /** Each word as a `tsquery`. Abilities with the words in their name or labels come first. */
  words: string[];
}

const prefixed = (lexeme: string) => `${quoted(lexeme)}:*`;

interface Word {
  text: string;
  han: boolean;
}

/** A run of up to this many characters counts as one word. */
const ONE_WORD = 3;

/** Splits a Chinese run into its meaningful words. Keeps single characters only if there are no longer words. */
const cut = (run: string): string[] => {
  if ([...run].length <= ONE_WORD) return [run];
  const words = readDictionary()
    .cut(run, true)
    .filter((word) => !stopWords.has(word));
  const longer = words.filter((word) => [...word].length > 1);
  if (longer.length > 0) return longer;
  return words.length > 0 ? words : [run];
};

const isSpelt = (text: string) => /^[a-z']+$/.test(text);

const apart = (typed: readonly string[]): Word[] => {
  const words = typed.flatMap((one) =>
    splitRuns(one.replace(/(?<=[a-z])'(?=[a-z])/g, '')).flatMap(({ run, han }) =>
      (han ? cut(run) : [run]).map((text) => ({ text, han })),
    ),
  );
  return words.filter(({ text }, at) => words.findIndex((word) => word.text === text) === at);
};

/** Words that nearly every ability contains. Like single letters, they are ignored if there are other words. */
const weakWords = new Set(['检测', '识别', '算法', '能力', '人员', '有人', '没有', '是否', '模型', '图片', '视频']);

const written = ({ text, han }: Word) => {
  if (han) return gramsOf(text).map(quoted).join(' & ');
  return isSpelt(text) ? `(${prefixed(text)} | ${prefixed(SOUND_MARK + text)})` : prefixed(text);
};

const sounded = (word: Word) => (word.han ? prefixed(SOUND_MARK + syllablesOf(word.text).join('')) : written(word));

/** Splits a long word into its pairs of characters, for texts that do not contain it as a whole. */
const inParts = (word: Word) =>
  word.han
    ? gramsOfLength([...word.text], Math.min(2, [...word.text].length))
        .map(quoted)
        .join(' | ')
    : written(word);

/** Whether a keyword contains anything besides blanks and separators. */
export const asksForSomething = (keyword: string) => searchWords(keyword).length > 0;

/** Returns the attempts for a keyword, best first. There are none if it contains no letter and no digit. */
export const searchAttempts = (keyword: string): SearchAttempt[] => {
  const typed = searchWords(keyword);
  const all = apart(typed);
  const telling = all.filter(({ text }) => !weakWords.has(text) && !/^[a-z]$/.test(text));
  const words = telling.length > 0 ? telling : all;
  if (words.length === 0) return [];
  const attempt = (match: Match, of: readonly Word[], spell: (word: Word) => string, join: '&' | '|') => {
    const spelt = of.map((word) => `(${spell(word)})`);
    return { match, query: spelt.join(` ${join} `), words: spelt };
  };
  const attempts: SearchAttempt[] = [];
  // Pinyin may be typed with a space after each syllable.
  if (typed.length > 1 && typed.every(isSpelt)) attempts.push(attempt('words', apart([typed.join('')]), written, '&'));
  attempts.push(attempt('words', words, written, '&'));
  if (words.some(({ text, han }) => han && [...text].length > 1)) attempts.push(attempt('sound', words, sounded, '&'));
  if (words.length > 1) attempts.push(attempt('some', words, written, '|'));
  if (words.some(({ text, han }) => han && [...text].length > 2)) attempts.push(attempt('some', words, inParts, '|'));
  return attempts;
};
