import { isNoun, isNounOrVerb, isWord, wordsOf } from './dictionary.ts';
import { foldText } from './fold.ts';
import { joined, marks, pairsOf, piecesOf, quoted, runsOf } from './cut.ts';

/** Words that carry no meaning for a search. */
const stopWords = new Set([
  ...'的了吗呢吧啊呀嘛和与及或在有是把被也都就还很给让对从到请我你您它他她该要想会能个么这那几多',
  ...'我们 你们 怎么 怎么办 如何 怎样 哪些 什么 哪个 哪里 一个 可以 能够 想要 需要 支持 是否 有没有 为什么 多少'.split(
    ' ',
  ),
  ...'是什么 什么意思 怎么回事 怎么写 会怎样 怎么会 在哪里 在哪 哪儿 有什么 要不要 还是 这样 那样 为何 干嘛 干什么 自己 别人'.split(
    ' ',
  ),
  ...'上去 上来 下来 起来 出来 会不会 用不用 哪种 哪款 怎样才能 怎么才能'.split(' '),
  ...'有没有 不到 不了 发现 看看 知道 告诉 能不能 可不可以 是不是 什么样 请问 应该 进行 一下 这个 那个 时候 之后 以后 怎么样'.split(
    ' ',
  ),
]);

/**
 * Words that nearly every entry has. Like single letters, they are left out where there are other words; in a question
 * they count little.
 */
const weakWords = new Set(
  '检测 识别 算法 能力 人员 有人 没有 模型 图片 视频 问题 平台 门户 提示 出现 意思 办法 地方 情况 多久 多大 多少 几次 哪里 能用 报错'.split(
    ' ',
  ),
);

/** Characters that belong to no word before them: 登录不, 检测用 and 画面里 are no words that are misspelt. */
const loose = new Set('不上下去来用向往里中内外前后过着得地时等才又再就只更最');

export interface Word {
  text: string;
  han: boolean;
}

export interface SearchQuery {
  words: Word[];
  /** The same without the single characters that were joined to others, and with the words that nearly every entry has. */
  plainWords: Word[];
  /** Single nouns and verbs that were left out of them, such as 锁 in 账号被锁: in a question they count a little. */
  singles: Word[];
  /** Whether it is a question or names many things: an answer rarely has all its words in one place. */
  isQuestion: boolean;
}

/** A run of up to this many characters counts as one word. */
const ONE_WORD = 3;
const MERGED_MAXIMUM = 4;
const lengthOf = (text: string) => [...text].length;

interface CutRun {
  words: string[];
  plain: string[];
  singles: string[];
  hasStopWord: boolean;
}

/** Leaves single characters out where there are words, apart from things that may be recognised, such as 猪. */
const longer = (words: readonly string[]): string[] => {
  const found = words.filter(
    (word, at) => lengthOf(word) > 1 || (weakWords.has(words[at - 1] ?? words[at + 1] ?? '') && isNoun(word)),
  );
  return found.length > 0 ? found : [...words];
};

/**
 * Splits a Chinese run into its words. A single character joins the word before it or another single one, since it is
 * more often half of a word than a word: a wrong character must not be dropped in silence.
 */
const cutRun = (run: string): CutRun => {
  const all = wordsOf(run);
  const hasStopWord = all.some((word) => stopWords.has(word));
  if (lengthOf(run) <= ONE_WORD && !hasStopWord) {
    const parts = longer(all);
    // 识别猪 searches for 猪, unless it is written like that.
    return {
      words: [run],
      plain: parts.some((part) => lengthOf(part) === 1) ? parts : [run],
      singles: [],
      hasStopWord,
    };
  }
  const words: string[] = [];
  let isOpen = false;
  for (const word of all) {
    if (stopWords.has(word)) {
      isOpen = false;
      continue;
    }
    const before = words.at(-1);
    const isSingle = lengthOf(word) === 1 && !loose.has(word);
    const isJoined = before !== undefined && !weakWords.has(before) && !loose.has(before);
    if (isOpen && isJoined && isSingle && lengthOf(before) < MERGED_MAXIMUM) words[words.length - 1] = before + word;
    else words.push(word);
    isOpen = true;
  }
  const plain = all.filter((word) => !stopWords.has(word));
  const kept = longer(plain);
  const singles = plain.filter(
    (word) => lengthOf(word) === 1 && !kept.includes(word) && !loose.has(word) && isNounOrVerb(word),
  );
  return { words: longer(words), plain: kept, singles, hasStopWord };
};

const isSpelt = (text: string) => /^[a-z']+$/.test(text);

/** Splits a typed keyword at blanks and separators. */
const typedWords = (keyword: string): string[] =>
  foldText(keyword)
    .split(/[\s,，、;；]+/)
    .filter((word) => word !== '');

const different = (words: readonly Word[]) =>
  words.filter(({ text }, at) => words.findIndex((word) => word.text === text) === at);

export const isWeak = ({ text }: Word): boolean => weakWords.has(text);

/** Whether a word is significant for the query. */
export const isSignificant = (text: string): boolean => !weakWords.has(text) && !stopWords.has(text);

const significantOf = (words: readonly Word[]): Word[] => {
  const found = words.filter(({ text }) => !weakWords.has(text) && !/^[a-z]$/.test(text));
  const kept = found.length > 0 ? found : [...words];
  // Single characters are the beginnings of very many lexemes.
  const isSingle = ({ text }: Word) => lengthOf(text) === 1;
  return kept.filter((word, at) => !isSingle(word) || at < SINGLE_MAXIMUM).slice(0, WORDS_MAXIMUM);
};
const WORDS_MAXIMUM = 8;
const MANY_WORDS = 3;
const SINGLE_MAXIMUM = 3;

const apart = (typed: readonly string[]): SearchQuery => {
  const words: Word[] = [];
  const plain: Word[] = [];
  const singles: Word[] = [];
  let hasStopWord = false;
  for (const one of typed) {
    for (const [text] of one.matchAll(joined)) for (const list of [words, plain]) list.push({ text, han: false });
    for (const { text, han } of runsOf(one.replace(joined, ' ').replace(/(?<=[a-z])'(?=[a-z])/g, ''))) {
      const cut = han ? cutRun(text) : { words: [text], plain: [text], singles: [], hasStopWord: false };
      words.push(...cut.words.map((word) => ({ text: word, han })));
      plain.push(...cut.plain.map((word) => ({ text: word, han })));
      singles.push(...cut.singles.map((word) => ({ text: word, han })));
      hasStopWord ||= cut.hasStopWord;
    }
  }
  // Of a query of nothing but such words they are all that there is.
  if (words.length === 0)
    for (const one of typed)
      for (const { text, han } of runsOf(one)) for (const list of [words, plain]) list.push({ text, han });
  const plainWords = different(plain).slice(0, WORDS_MAXIMUM);
  const significant = significantOf(different(words));
  const isQuestion = plainWords.length + singles.length > 1 && (hasStopWord || significant.length >= MANY_WORDS);
  return { words: significant, plainWords, singles: different(singles).slice(0, SINGLE_MAXIMUM), isQuestion };
};

/** Whether a keyword has anything but blanks and separators. */
export const asksForSomething = (keyword: string): boolean => typedWords(keyword).length > 0;

/** Reads a keyword. There are no words if it has no letter and no digit. */
export const readQuery = (keyword: string): SearchQuery => {
  const typed = typedWords(keyword);
  // Pinyin may be typed with a blank after each syllable.
  const isSyllables = typed.length > 1 && typed.every(isSpelt);
  return apart(isSyllables ? [typed.join('')] : typed);
};

/** Returns the same query with each syllable as a separate word, if it was typed as pinyin with blanks. */
export const readApart = (keyword: string): SearchQuery => apart(typedWords(keyword));

/** What says that a number is a code. */
const aboutCodes = /错误|报错|返回码|状态码|代码|返回|提示|code|error/;
/** A number of this many digits, or one that begins with 0, is more likely a code than a number of something. */
const CODE_DIGITS = 5;

/**
 * Returns the words of a keyword that may be whole names of codes or chips: 20004 in 错误码20004, h9 in H9 安全帽. A short
 * number is one only where the keyword is about codes.
 */
export const codesIn = (keyword: string): string[] => {
  const folded = foldText(keyword);
  const words = [...folded.matchAll(/(?<![a-z0-9._/:+×-])[a-z0-9]+(?:-[a-z0-9]+)*(?![a-z0-9._/:+×-])/g)].map(
    ([word]) => word,
  );
  return [...new Set(words)].filter((word) => {
    if (!/\d/.test(word) || word.length < 2) return false;
    if (!/^\d+$/.test(word)) return !/^\d+x\d+$/.test(word);
    return word.length >= CODE_DIGITS || word.startsWith('0') || (word.length > 2 && aboutCodes.test(folded));
  });
};

const hanQuery = (text: string, mark: string, shelf: string): string => {
  const pairs = pairsOf(text);
  if (pairs.length > 0) return pairs.map((pair) => quoted(mark + pair)).join(' & ');
  // Without shelves the index may be older: a single character begins the pair with the next one, or ends its run.
  return shelf === '' ? `${quoted(mark + text)}:*` : quoted(mark + text);
};

/** Returns a word as a `tsquery`: anywhere, or only where the mark says. The shelf is that of the sections to look at. */
export const queryOf = ({ text, han }: Word, mark: '' | '^' | '#' = '', shelf = ''): string => {
  if (han) return `(${hanQuery(text, mark, shelf)})`;
  // A single letter or digit is in nearly every text.
  if (text.length === 1) return quoted(mark + marks.token + text);
  const parts = runsOf(text);
  if (parts.length > 1) {
    const all = parts.map((part) => queryOf({ text: part.text, han: false }, mark, shelf)).join(' & ');
    return `(${quoted(mark + marks.token + text)} | (${all}))`;
  }
  const begins = (lexeme: string) => `${quoted(shelf + lexeme)}:*`;
  const written = piecesOf(text)
    .map((piece) => begins(mark + piece))
    .join(' & ');
  // The sound of Chinese names counts for Latin letters only.
  return isSpelt(text) && mark !== marks.heading ? `((${written}) | ${begins(marks.sound + text)})` : `(${written})`;
};

/**
 * Returns smaller words of a Chinese word that mean about the same, longest first: 人脸 of 人脸识别, 身份证 of 身份证号, but
 * not 验证 of 验证码.
 */
export const partsOf = ({ text, han }: Word): string[] => {
  const characters = [...text];
  if (!han || characters.length < 3) return [];
  const parts: string[] = [];
  const isOne = isWord(text);
  const meansAlike = (part: string) => !isOne || lengthOf(part) >= ONE_WORD || weakWords.has(text.replace(part, ''));
  for (let length = characters.length - 1; length >= 2; length -= 1)
    for (let from = 0; from + length <= characters.length; from += 1) {
      const part = characters.slice(from, from + length).join('');
      if (isWord(part) && isSignificant(part) && meansAlike(part)) parts.push(part);
    }
  return parts;
};
