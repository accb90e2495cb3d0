import type { Database } from '../database/database.ts';
import { named } from '../database/statement.ts';
import { createSynonyms, type SynonymGroups, type Synonyms } from './synonyms.ts';

const look = named('search.look', 'select s.generation, v.no from search_state s cross join search_vocabulary v');
const countSections = named(
  'search.countSections',
  'select kind, count(*)::integer as sections from search_section group by kind',
);
const read = named('search.vocabulary', 'select no, synonyms, promotions, hot_words from search_vocabulary');
const write = named(
  'search.saveVocabulary',
  'update search_vocabulary set no = no + 1, synonyms = $1, promotions = $2, hot_words = $3',
);

/** A result that operators put first for some words. */
export interface Promotion {
  words: readonly string[];
  title: string;
  link: string;
  summary: string;
}

export interface Vocabulary {
  synonyms: SynonymGroups;
  promotions: readonly Promotion[];
  hotWords: readonly string[];
}

interface Row {
  no: number;
  synonyms: SynonymGroups;
  promotions: Promotion[];
  hot_words: string[];
}

/** What a search needs besides the index. */
export interface SearchSettings {
  generation: number;
  synonyms: Synonyms;
  promotions: readonly Promotion[];
  hotWords: readonly string[];
  /** About how many sections each kind has. */
  sections: ReadonlyMap<string, number>;
}

/** `countedAt` is of `performance.now()`. */
type Kept = SearchSettings & { no: number; countedAt: number };
/** The number of sections decides only how they are read. */
const COUNT_AGAIN_MS = 10 * 60_000;
const kept = new WeakMap<Database, Kept>();

/** Returns what operators have published last, and which index serves. */
export const searchSettings = async (database: Database): Promise<SearchSettings> => {
  const [now] = await database.query<{ generation: number; no: number }>(look);
  const before = kept.get(database);
  const isFresh =
    before !== undefined &&
    before.no === now?.no &&
    before.generation === now.generation &&
    before.countedAt > performance.now() - COUNT_AGAIN_MS;
  if (isFresh) return before;
  const [[row], counted] = await Promise.all([
    database.query<Row>(read),
    database.query<{ kind: string; sections: number }>(countSections),
  ]);
  const settings: Kept = {
    no: row?.no ?? 0,
    synonyms: createSynonyms(row?.synonyms ?? []),
    promotions: row?.promotions ?? [],
    hotWords: row?.hot_words ?? [],
    generation: now?.generation ?? 1,
    sections: new Map(counted.map(({ kind, sections }) => [kind, sections])),
    countedAt: performance.now(),
  };
  kept.set(database, settings);
  return settings;
};

/** Writes what operators have published. */
export const saveVocabulary = async (
  transaction: Database,
  { synonyms, promotions, hotWords }: Vocabulary,
): Promise<void> => {
  await transaction.query(
    write,
    [synonyms, promotions, hotWords].map((part) => JSON.stringify(part)),
  );
};
