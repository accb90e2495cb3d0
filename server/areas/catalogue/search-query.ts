import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { searchWords } from '#contract/catalogue/search-text.ts';
import { gramsOf, SOUND_MARK, splitRuns, syllablesOf } from './search-index.ts';

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

const quoted = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '$&$&')}'`;
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

/** Pinyin may be typed a syllable a word, and with an apostrophe between two. */
const joinSpelling = (typed: string[]) => (typed.length > 1 && typed.every(isSpelt) ? [typed.join('')] : typed);

const wordsOf = (keyword: string): Word[] => {
  const words = joinSpelling(searchWords(keyword)).flatMap((typed) =>
    splitRuns(typed.replace(/(?<=[a-z])'(?=[a-z])/g, '')).flatMap(({ run, han }) =>
      (han ? cut(run) : [run]).map((text) => ({ text, han })),
    ),
  );
  return words.filter(({ text }, at) => words.findIndex((word) => word.text === text) === at);
};

const written = ({ text, han }: Word) => {
  if (han) return gramsOf(text).map(quoted).join(' & ');
  return isSpelt(text) ? `(${prefixed(text)} | ${prefixed(SOUND_MARK + text)})` : prefixed(text);
};

const sounded = (word: Word) => (word.han ? prefixed(SOUND_MARK + syllablesOf(word.text).join('')) : written(word));

/** Whether a keyword holds a letter or a digit; one without finds nothing, unless it is blank or separators alone, which ask for nothing. */
export const hasWords = (keyword: string) => searchWords(keyword).length > 0;

/** The attempts at a keyword, best first; none where it holds no letter and no digit, and so can find nothing. */
export const searchAttempts = (keyword: string): SearchAttempt[] => {
  const words = wordsOf(keyword);
  if (words.length === 0) return [];
  const attempt = (match: Match, spell: (word: Word) => string, join: '&' | '|'): SearchAttempt => {
    const spelt = words.map((word) => `(${spell(word)})`);
    return { match, query: spelt.join(` ${join} `), words: spelt };
  };
  const attempts = [attempt('words', written, '&')];
  if (words.some(({ text, han }) => han && [...text].length > 1)) attempts.push(attempt('sound', sounded, '&'));
  if (words.length > 1) attempts.push(attempt('some', written, '|'));
  return attempts;
};
