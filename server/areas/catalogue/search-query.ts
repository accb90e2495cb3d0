import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { searchWords } from '#contract/catalogue/search-text.ts';
import { gramsOf, gramsOfLength, quoted, SOUND_MARK, splitRuns, syllablesOf } from './search-index.ts';

let jieba: Jieba | undefined;
/** Reading the dictionary takes a fifth of a second: the portal does it while it starts. */
export const readDictionary = (): Jieba => (jieba ??= Jieba.withDict(dict));

/** Words that say nothing of what is looked for. */
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

/** How a keyword is looked for; `some` and `sound` are tried where `words` finds nothing. */
export type Match = 'words' | 'sound' | 'some';

export interface SearchAttempt {
  match: Match;
  /** A `tsquery` as PostgreSQL reads it. */
  query: string;
  /** Each of its words as a `tsquery`: what has them in its name or labels comes first. */
  words: string[];
}

const prefixed = (lexeme: string) => `${quoted(lexeme)}:*`;

interface Word {
  text: string;
  han: boolean;
}

/** A run so short is one word to whoever types it. */
const ONE_WORD = 3;

/** The words of a Chinese run that tell something: single characters only where there is nothing longer. */
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

/** Words that nearly every ability has, as single letters are: alone they ask for all, beside others for nothing. */
const weakWords = new Set(['检测', '识别', '算法', '能力', '人员', '有人', '没有', '是否', '模型', '图片', '视频']);

const written = ({ text, han }: Word) => {
  if (han) return gramsOf(text).map(quoted).join(' & ');
  return isSpelt(text) ? `(${prefixed(text)} | ${prefixed(SOUND_MARK + text)})` : prefixed(text);
};

const sounded = (word: Word) => (word.han ? prefixed(SOUND_MARK + syllablesOf(word.text).join('')) : written(word));

/** What a word longer than its lexemes is made of, for where it stands nowhere as a whole. */
const inParts = (word: Word) =>
  word.han
    ? gramsOfLength([...word.text], Math.min(2, [...word.text].length))
        .map(quoted)
        .join(' | ')
    : written(word);

/** Whether a keyword asks for anything: blanks and separators alone do not. */
export const asksForSomething = (keyword: string) => searchWords(keyword).length > 0;

/** The attempts at a keyword, best first; none where it holds no letter and no digit, and so can find nothing. */
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
  // Pinyin may be typed a syllable a word.
  if (typed.length > 1 && typed.every(isSpelt)) attempts.push(attempt('words', apart([typed.join('')]), written, '&'));
  attempts.push(attempt('words', words, written, '&'));
  if (words.some(({ text, han }) => han && [...text].length > 1)) attempts.push(attempt('sound', words, sounded, '&'));
  if (words.length > 1) attempts.push(attempt('some', words, written, '|'));
  if (words.some(({ text, han }) => han && [...text].length > 2)) attempts.push(attempt('some', words, inParts, '|'));
  return attempts;
};
