import { isWord, wordsOf } from './dictionary.ts';
import { foldText } from './fold.ts';
import { joined, marks, pairsOf, quoted, runsOf, withoutBlanks } from './cut.ts';

/** Words that carry no meaning for a search. */
const stopWords = new Set([
  ...'的了吗呢吧啊呀嘛和与及或在有是把被也都就还很给让对从到请我你您它他她该要想会能个么这那几多',
  ...'我们 你们 怎么 怎么办 如何 怎样 哪些 什么 哪个 哪里 一个 可以 能够 想要 需要 支持 是否 有没有 为什么 多少'.split(
    ' ',
  ),
  ...'有没有 发现 看看 知道 告诉 能不能 可不可以 是不是 什么样 请问 应该 进行 一下 这个 那个 时候 之后 以后 怎么样'.split(
    ' ',
  ),
]);

/** Words that nearly every entry has. Like single letters, they are left out where there are other words. */
const weakWords = new Set('检测 识别 算法 能力 人员 有人 没有 模型 图片 视频 问题 平台 门户 提示 出现'.split(' '));

export interface Word {
  text: string;
  han: boolean;
}

export interface SearchQuery {
  /** The whole query, folded, without blanks. */
  phrase: string;
  words: Word[];
}

/** A run of up to this many characters counts as one word. */
const ONE_WORD = 3;
const MERGED_MAXIMUM = 4;
const lengthOf = (text: string) => [...text].length;

/**
 * Splits a Chinese run into its words. A single character joins the word before it or another single one, since it is
 * more often half of a word than a word: a wrong character must not be dropped in silence.
 */
const cutRun = (run: string): string[] => {
  if (lengthOf(run) <= ONE_WORD) return [run];
  const words: string[] = [];
  let isOpen = false;
  for (const word of wordsOf(run)) {
    if (stopWords.has(word)) {
      isOpen = false;
      continue;
    }
    const before = words.at(-1);
    const isSingle = lengthOf(word) === 1;
    if (isOpen && before !== undefined && isSingle && lengthOf(before) < MERGED_MAXIMUM)
      words[words.length - 1] = before + word;
    else words.push(word);
    isOpen = true;
  }
  const longer = words.filter((word) => lengthOf(word) > 1);
  if (longer.length > 0) return longer;
  return words.length > 0 ? words : [run];
};

const isSpelt = (text: string) => /^[a-z']+$/.test(text);

/** Splits a typed keyword at blanks and separators. */
const typedWords = (keyword: string): string[] =>
  foldText(keyword)
    .split(/[\s,，、;；]+/)
    .filter((word) => word !== '');

const apart = (typed: readonly string[]): Word[] => {
  const words = typed.flatMap((one) => [
    ...Array.from(one.matchAll(joined), ([text]) => ({ text, han: false })),
    ...runsOf(one.replace(joined, ' ').replace(/(?<=[a-z])'(?=[a-z])/g, '')).flatMap(({ text, han }) =>
      (han ? cutRun(text) : [text]).map((word) => ({ text: word, han })),
    ),
  ]);
  return words.filter(({ text }, at) => words.findIndex((word) => word.text === text) === at);
};

/** Whether a keyword has anything besides blanks and separators. */
export const asksForSomething = (keyword: string): boolean => typedWords(keyword).length > 0;

/** Reads a keyword. There are no words if it has no letter and no digit. */
export const readQuery = (keyword: string): SearchQuery => {
  const typed = typedWords(keyword);
  const phrase = withoutBlanks(foldText(keyword));
  // Pinyin may be typed with a blank after each syllable.
  const isSyllables = typed.length > 1 && typed.every(isSpelt);
  const all = apart(isSyllables ? [typed.join('')] : typed);
  const telling = all.filter(({ text }) => !weakWords.has(text) && !/^[a-z]$/.test(text));
  return { phrase, words: (telling.length > 0 ? telling : all).slice(0, WORDS_MAXIMUM) };
};
const WORDS_MAXIMUM = 12;

/** Returns the same query with each syllable as a word of its own, if it was typed as pinyin with blanks. */
export const readApart = (keyword: string): SearchQuery => ({
  phrase: withoutBlanks(foldText(keyword)),
  words: apart(typedWords(keyword)).slice(0, WORDS_MAXIMUM),
});

const hanQuery = (text: string, mark: string): string => {
  const pairs = pairsOf(text);
  // A single character begins the pair with the next one, or ends its run.
  return pairs.length === 0 ? `${quoted(mark + text)}:*` : pairs.map((pair) => quoted(mark + pair)).join(' & ');
};

/** Returns a word as a `tsquery`: anywhere, or only where the mark says. */
export const queryOf = ({ text, han }: Word, mark: '' | '^' | '#' = ''): string => {
  if (han) return `(${hanQuery(text, mark)})`;
  // A single letter or digit is in nearly every text.
  if (text.length === 1) return quoted(mark + marks.token + text);
  const parts = runsOf(text);
  if (parts.length > 1) {
    const all = parts.map((part) => queryOf({ text: part.text, han: false }, mark)).join(' & ');
    return `(${quoted(mark + marks.token + text)} | (${all}))`;
  }
  const written = `${quoted(mark + text)}:*`;
  // The sound of Chinese names counts for Latin letters only.
  return isSpelt(text) && mark !== marks.heading ? `(${written} | ${quoted(marks.sound + text)}:*)` : written;
};

/** Returns smaller words of a Chinese word, longest first. */
export const partsOf = ({ text, han }: Word): string[] => {
  const characters = [...text];
  if (!han || characters.length < 3) return [];
  const parts: string[] = [];
  for (let length = characters.length - 1; length >= 2; length -= 1)
    for (let from = 0; from + length <= characters.length; from += 1) {
      const part = characters.slice(from, from + length).join('');
      if (isWord(part)) parts.push(part);
    }
  return parts;
};
