import { foldAsSpelt, foldText } from './fold.ts';
import { syllablesOf } from './syllables.ts';

/**
 * Cuts texts into lexemes. The index and the query are cut by the same functions, so that a query finds every substring
 * of at least two characters.
 */

/** Raise it when this file writes other lexemes for the same text: the index is then made again. */
export const CUT_VERSION = 6;
/** Indexes of an older version have no shelves, and single characters only at the end of a run. */
export const SHELVES_SINCE = 6;

/** Lexemes begin with a mark that says where they are from. Those without a mark are from anywhere in the text. */
export const marks = {
  /** From the name of an entry. */
  name: '^',
  /** From the heading of a section. */
  heading: '#',
  /** A whole word of letters and digits, or several that are joined, such as `ipd-h9`. */
  token: '.',
  /** A whole name. */
  exact: '=',
  /** The pinyin of a name, or its initials, from any syllable to the end. */
  sound: '~',
  /** The same of the name itself alone, without its labels. */
  ownSound: '!',
} as const;

/** Matches runs of Chinese characters and runs of other letters and digits. */
const runs = /(?<han>\p{Script=Han}+)|[[\p{L}\p{N}]--\p{Script=Han}]+/gv;

export interface Run {
  text: string;
  han: boolean;
}

/** Splits folded text into its runs. */
export const runsOf = (folded: string): Run[] =>
  Array.from(folded.matchAll(runs), (found) => ({ text: found[0], han: found.groups?.han !== undefined }));

/** Returns all pairs of adjacent characters. */
export const pairsOf = (run: string): string[] => {
  const characters = [...run];
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
};

/** The number of characters of each end that are kept. */
const END_MAXIMUM = 40;

/** Every part of a word is the beginning of one of its ends. */
const endsOf = (word: string): string[] => {
  const characters = [...word];
  return characters
    .map((_, at) => characters.slice(at, at + END_MAXIMUM).join(''))
    .filter((end, at) => at === 0 || end.length > 1);
};

/** Returns the pieces, each within what is kept of an end, that cover a word of letters: a text with the word has all of them. */
export const piecesOf = (word: string): string[] => {
  const characters = [...word];
  const last = Math.max(0, characters.length - END_MAXIMUM);
  const starts = Array.from({ length: Math.ceil(characters.length / END_MAXIMUM) }, (_, at) =>
    Math.min(at * END_MAXIMUM, last),
  );
  return starts.map((at) => characters.slice(at, at + END_MAXIMUM).join(''));
};

/** Joined words, such as `ipd-h9` and `5.7.104`. */
export const joined = /[a-z0-9]+(?:[-._/:+]+[a-z0-9]+)+/g;

interface Lexemes {
  /** Queries have them as they are. Without marks but those of whole words. */
  whole: string[];
  /** Queries have the beginnings of them. */
  ends: string[];
}

const lexemesOf = (folded: string): Lexemes => {
  const whole: string[] = [];
  const ends: string[] = [];
  for (const { text, han } of runsOf(folded))
    if (han) whole.push(...pairsOf(text), ...text);
    else {
      whole.push(marks.token + text);
      ends.push(...endsOf(text));
    }
  for (const [token] of folded.matchAll(joined)) whole.push(marks.token + token);
  return { whole, ends };
};

/** Returns the lexemes of a text, also of what it has in the forms that are often misspelt. */
const lexemesIn = (text: string): Lexemes => {
  const [folded, typed] = [foldText(text), foldAsSpelt(text)];
  const lexemes = lexemesOf(folded);
  if (folded === typed) return lexemes;
  const { whole, ends } = lexemesOf(typed);
  return { whole: [...lexemes.whole, ...whole], ends: [...lexemes.ends, ...ends] };
};

/** Returns the pinyin and the initials of a name, from each syllable to the end. */
const soundsOf = (name: string): string[] => {
  const syllables = syllablesOf(name);
  return syllables.flatMap((_, from) => {
    const tail = syllables.slice(from);
    return [tail.join(''), tail.map((syllable) => syllable[0]).join('')];
  });
};

/** Removes blanks, for the comparison of whole names. */
export const withoutBlanks = (folded: string): string => folded.replace(/\s+/g, '');

/** PostgreSQL takes lexemes of less than 2048 bytes. */
const LEXEME_MAXIMUM = 500;

/** Quotes a lexeme for a `tsvector` or a `tsquery`. */
export const quoted = (lexeme: string): string => `'${lexeme.slice(0, LEXEME_MAXIMUM).replace(/['\\]/g, '$&$&')}'`;

/** Returns short and long texts as a `tsvector` without marks; the short ones are also found by their sound. */
export const plainVectorOf = (texts: readonly string[], names: readonly string[] = []): string => {
  const lexemes = [...texts, ...names].map(lexemesIn).flatMap(({ whole, ends }) => [...whole, ...ends]);
  const sounds = names.flatMap(soundsOf).map((sound) => marks.sound + sound);
  return [...new Set([...lexemes, ...sounds])].map(quoted).join(' ');
};

export interface CutText {
  /** The name of the entry, and other names of it. */
  names: readonly string[];
  /** Short texts that are found like names. */
  labels?: readonly string[];
  heading?: string;
  body?: string;
  /** Marks of the caller, such as the kind. */
  scopes?: readonly string[];
  /** What lexemes begin with that queries have the beginnings of, once for each shelf. */
  shelves?: readonly string[];
}

/** Returns a text as a `tsvector` in the form that PostgreSQL reads. */
export const vectorOf = ({
  names,
  labels = [],
  heading = '',
  body = '',
  scopes = [],
  shelves = [''],
}: CutText): string => {
  const all = new Set<string>(scopes);
  const shelve = (lexeme: string) => {
    for (const shelf of shelves) all.add(shelf + lexeme);
  };
  const add = (text: string, mark?: string) => {
    const { whole, ends } = lexemesIn(text);
    for (const at of mark === undefined ? [''] : ['', mark]) {
      for (const lexeme of whole) all.add(at + lexeme);
      for (const end of ends) shelve(at + end);
    }
  };
  for (const name of [...names, ...labels]) {
    add(name, marks.name);
    for (const sound of soundsOf(name)) shelve(marks.sound + sound);
  }
  const [own] = names;
  if (own !== undefined) for (const sound of soundsOf(own)) all.add(marks.ownSound + sound);
  for (const name of names) all.add(marks.exact + withoutBlanks(foldText(name)));
  add(heading, marks.heading);
  add(body);
  return [...all].map(quoted).join(' ');
};
