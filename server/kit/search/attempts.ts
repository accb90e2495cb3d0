import type { Database } from '../database/database.ts';
import { named } from '../database/statement.ts';
import { SAMPLES } from './index-store.ts';
import { findNear, soundsLike } from './near.ts';
import { isWeak, partsOf, readApart, readQuery, type SearchQuery, type Word } from './read-query.ts';
import { queriesIn, type Scope } from './scopes.ts';
import { queryWith, type Synonyms } from './synonyms.ts';

/** How what is found meets the query: all words, words with one other character, or only some of the words. */
export type Match = 'words' | 'near' | 'some';

export interface WeighedWord {
  word: Word;
  /** Rare words weigh more. */
  weight: number;
}

/** One way to understand a query. */
export interface Attempt {
  match: Match;
  words: WeighedWord[];
  /** Words that nothing has, as typed. */
  missing: string[];
  /** Words that are taken for others, which differ in one character or are a part of them. */
  near: { typed: string; found: string }[];
}

export interface AttemptOptions {
  /** The scopes to look through. */
  scopes: readonly Scope[];
  synonyms: Synonyms;
  namesOnly?: boolean | undefined;
  /** Only words as they are written. */
  strict?: boolean | undefined;
}

/** How many sections have a word, at most `MANY`. */
const MANY = 1000;
const COUNTED_SIZES = [SAMPLES[0], 1] as const;
/** If the smallest sample has this many, all sections have several times `MANY`. */
const MANY_IN_SAMPLE = Math.ceil((4 * MANY) / SAMPLES[0]);
const count = named(
  'search.countWords',
  `select (select case when bool_or(sampled) then ${MANY} else count(*) end from search_sections(
       ($1::text[]::tsquery[])[:][:][w:w], array[${COUNTED_SIZES.join(', ')}], ${MANY_IN_SAMPLE}, ${MANY}))::integer as total
   from generate_series(1, $2::integer) as w order by w`,
);

/**
 * Returns the ways to understand a keyword, best first, each only when the one before found nothing. There are none if
 * the keyword has no letter and no digit.
 */
export async function* attemptsFor(
  database: Database,
  keyword: string,
  options: AttemptOptions,
): AsyncGenerator<Attempt> {
  const { words, plainWords, singles, isQuestion } = readQuery(keyword);
  if (words.length === 0) return;
  const exactly = (list: readonly Word[]): Attempt => ({
    match: 'words',
    words: list.map((word) => ({ word, weight: 1 })),
    missing: [],
    near: [],
  });
  if (options.strict) {
    yield exactly(words);
    return;
  }
  if (!isQuestion) yield exactly(words);
  const apart = readApart(keyword).words;
  const isPinyin = apart.length > 1 && words.length === 1 && !words[0]?.han;
  if (isPinyin) yield exactly(apart);
  const isJoined = words.some(({ text }) => !plainWords.some((word) => word.text === text));
  const weak = isQuestion ? [...plainWords.filter((word) => isWeak(word)), ...singles] : [];
  const typed = isPinyin ? apart : [...words, ...weak.filter(({ text }) => !words.some((word) => word.text === text))];
  const loose = await loosen(database, typed, { plainWords, singles: isQuestion ? singles : [] }, options);
  // No near word was found for the joined words, so the words are looked for without the single characters.
  if (isJoined && !isQuestion && loose.near.length === 0) yield exactly(plainWords.filter((word) => !isWeak(word)));
  if (loose.words.length > 0 || loose.missing.length > 0) yield loose;
}

/**
 * Weighs the words by how rare they are, leaves out those that nothing has, or takes them for a part of them or for a
 * word that differs in one character.
 */
const loosen = async (
  database: Database,
  asked: readonly Word[],
  { plainWords, singles }: Pick<SearchQuery, 'plainWords' | 'singles'>,
  options: AttemptOptions,
): Promise<Attempt> => {
  const { scopes, synonyms, namesOnly } = options;
  const countOf = async (words: readonly Word[]): Promise<number[]> => {
    if (words.length === 0) return [];
    const rows = await database.query<{ total: number }>(count, [
      queriesIn(scopes, COUNTED_SIZES, (shelf) =>
        words.map((word) => queryWith(word, synonyms, namesOnly ? '^' : '', shelf)),
      ),
      words.length,
    ]);
    return rows.map(({ total }) => total);
  };
  const attempt: Attempt = { match: 'some', words: [], missing: [], near: [] };
  const keep = (word: Word, total: number) => {
    if (attempt.words.some((kept) => kept.word.text === word.text)) return;
    const weight = Math.log(1 + MANY / Math.min(MANY, total));
    const most = isWeak(word) ? WEAK : singles.includes(word) ? SLIGHT : weight;
    attempt.words.push({ word, weight: Math.min(weight, most) });
  };
  const totals = await countOf(asked);
  /** What is found without a word: another word instead of it has to be a sure one. */
  const findsOthers = (at: number) =>
    asked.some((word, other) => other !== at && !isWeak(word) && (totals[other] ?? 0) > 0);
  for (const [at, word] of asked.entries()) {
    const total = totals[at] ?? 0;
    if (total > 0) {
      keep(word, total);
      continue;
    }
    if (singles.includes(word)) continue;
    const within = plainWords.filter(({ text }) => text !== word.text && word.text.includes(text));
    const isTyped = plainWords.some(({ text }) => text === word.text);
    const parts = [...within, ...partsOf(word).map((text): Word => ({ text, han: true }))];
    const partTotals = await countOf(parts);
    const partOf = (length: number) =>
      parts.findIndex(({ text }, part) => [...text].length >= length && (partTotals[part] ?? 0) > 0);
    // A word of three characters within a longer one says more surely what is meant than a wrong character does.
    // 识别猪 has a word of one character, which is no wrong one.
    const single = parts.findIndex(
      ({ text }, one) => one < within.length && [...text].length === 1 && (partTotals[one] ?? 0) > 0,
    );
    const candidates = partOf(SURE_PART) >= 0 || single >= 0 ? [] : await findNear(database, { word, scopes });
    const similar = findsOthers(at) ? candidates.filter((text) => soundsLike(text, word.text)) : candidates;
    const seen = await countOf(similar.map((text) => ({ ...word, text })));
    const found = similar.find((_, one) => (seen[one] ?? 0) > 0);
    const part = [partOf(SURE_PART), partOf(2), single].find((one) => one >= 0) ?? -1;
    if (found !== undefined) {
      attempt.near.push({ typed: word.text, found });
      keep({ ...word, text: found }, 1);
      continue;
    }
    if (part < 0) {
      attempt.missing.push(word.text);
      continue;
    }
    const kept = parts[part] as Word;
    keep(kept, partTotals[part] ?? 1);
    // A single character that was joined to a word is left out in silence.
    if (isTyped) attempt.near.push({ typed: word.text, found: kept.text });
  }
  // Single characters alone say nothing.
  if (attempt.words.every(({ word }) => singles.includes(word))) attempt.words = [];
  attempt.words.sort((one, other) => other.weight - one.weight);
  if (attempt.near.length > 0 && attempt.missing.length === 0 && attempt.words.length === 1) attempt.match = 'near';
  return attempt;
};
const SURE_PART = 3;
/** The weight in a question of a word that nearly every entry has. */
const WEAK = 0.3;
/** The maximum weight of a single character that belongs to no word. */
export const SLIGHT = 1;
