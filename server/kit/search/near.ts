import type { Database } from '../database/database.ts';
import { named } from '../database/statement.ts';
import { isWord, wordsOf } from './dictionary.ts';
import { queryOf, type Word } from './read-query.ts';
import { queriesIn, type Scope } from './scopes.ts';
import { syllablesOf } from './syllables.ts';

/** Characters on each side of a found word, which show whether it is a word there. */
const AROUND = 4;
/** Words of the sections that meet a query and match a pattern, those of names first and most frequent first. */
const findMatches = named(
  'search.near',
  `select found.word, max(found.named)::integer as named, count(*)::integer as times,
     (array_agg(substr(found.source, greatest(1, strpos(found.source, found.word) - ${AROUND}), length(found.word) + ${2 * AROUND}) order by found.named desc))[1:${AROUND}] as places
   from (
     select m.word[1] as word, m.named, m.source from search_sections($1::text[]::tsquery[], '{1}', 0, 300) c
     join search_section s using (section_id), lateral (
       select word, 1 as named, s.folded_name as source from regexp_matches(s.folded_name, $2, 'g') word
       union all
       select word, 0, s.folded_text from regexp_matches(s.folded_text, $2, 'g') word) m
   ) found group by found.word order by named desc, times desc limit 50`,
);
/** Words of letters and digits with about the same length. */
const findTokens = named(
  'search.nearTokens',
  `select token from search_token where length(token) between $1 and $2 and (left(token, 1) = $3 or right(token, 1) = $4)`,
);

const SHORTEST = 3;
const LONGEST = 8;

/** Escapes a character in a regular expression of PostgreSQL. */
const escaped = (character: string) => character.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');

const nearChinese = async (database: Database, { word: { text }, scopes }: NearOptions): Promise<string[]> => {
  const characters = [...text];
  const others = characters.map((_, wrong) => [characters.slice(0, wrong), characters.slice(wrong + 1)]);
  const queryIn = (shelf: string) =>
    others
      .map((parts) =>
        parts
          .filter((part) => part.length > 0)
          .map((part) => queryOf({ text: part.join(''), han: true }, '', shelf))
          .join(' & '),
      )
      .join(' | ');
  const pattern = others.map((parts) => parts.map((part) => part.map(escaped).join('')).join('[一-龥]')).join('|');
  const rows = await database.query<{ word: string; named: number; times: number; places: string[] }>(findMatches, [
    queriesIn(scopes, [1], (shelf) => [queryIn(shelf)]),
    `(${pattern})`,
  ]);
  const sound = syllablesOf(text);
  const likeness = (found: string) =>
    syllablesOf(found).reduce(
      (sum, syllable, at) => sum + (syllable === sound[at] ? 2 : syllable[0] === sound[at]?.[0] ? 1 : 0),
      0,
    );
  return rows
    .filter(
      ({ word, named: isName, places }) => word !== text && (isName === 1 || isWord(word)) && isCutIn(places, word),
    )
    .map(({ word, named: isName, times }) => ({ word, score: likeness(word) * 10 + isName * 5 + Math.min(times, 4) }))
    .sort((one, other) => other.score - one.score)
    .map(({ word }) => word);
};

/** Whether the words of one of the texts begin and end where this one does: 视频字 is no word in 视频字幕. */
const isCutIn = (texts: readonly string[], word: string): boolean =>
  texts.some((text) => {
    const start = text.indexOf(word);
    const ends = new Set([0]);
    for (const part of wordsOf(text)) ends.add(Math.max(...ends) + part.length);
    return start >= 0 && ends.has(start) && ends.has(start + word.length);
  });

/** Whether two words sound alike, apart from tones. */
export const soundsLike = (one: string, other: string): boolean =>
  syllablesOf(one).join(' ') === syllablesOf(other).join(' ');

/** Whether one word becomes the other by one wrong, missing or additional character, or two that changed places. */
export const isOneApart = (one: string, other: string): boolean => {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return Math.max(left.length, right.length) <= 1 || (left.length === 2 && right === `${left[1]}${left[0]}`);
};

const nearLetters = async (database: Database, { word: { text } }: NearOptions): Promise<string[]> => {
  const rows = await database.query<{ token: string }>(findTokens, [
    text.length - 1,
    text.length + 1,
    text[0],
    text.at(-1),
  ]);
  // Codes and numbers that differ in a digit are other things, not mistakes.
  if (/\d/.test(text)) return [];
  const isNear = (token: string) =>
    isOneApart(text, token) &&
    // Of three letters another one makes another word: QPS is not OPS. Two that changed places are a mistake.
    (text.length > SHORTEST || [...text].sort().join('') === [...token].sort().join(''));
  return rows
    .map(({ token }) => token)
    .filter(isNear)
    .sort(
      (one, other) =>
        Math.abs(one.length - text.length) - Math.abs(other.length - text.length) || (one < other ? -1 : 1),
    );
};

interface NearOptions {
  word: Word;
  scopes: readonly Scope[];
}

/** At most as many are looked at. */
const CANDIDATES = 5;

/**
 * Returns words that differ in one character from a word that nothing has, best first. Texts that are seen no more may
 * have had them: the caller makes sure.
 */
export const findNear = async (database: Database, options: NearOptions): Promise<string[]> => {
  const { text, han } = options.word;
  const length = [...text].length;
  // Words of the dictionary are not misspelt.
  if (han && isWord(text)) return [];
  if (length < SHORTEST || length > (han ? LONGEST : 30)) return [];
  const found = await (han ? nearChinese(database, options) : nearLetters(database, options));
  return found.slice(0, CANDIDATES);
};
