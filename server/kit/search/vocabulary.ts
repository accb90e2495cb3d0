import type { Database } from '../database/database.ts';
import { named } from '../database/statement.ts';
import { SHELVES_SINCE } from './cut.ts';
import { createSynonyms, type SynonymGroups, type Synonyms } from './synonyms.ts';

const look = named(
  'search.look',
  'select s.generation, s.version, v.no from search_state s cross join search_vocabulary v',
);
const countSections = named(
  'search.countSections',
  'select kind, count(*)::integer as sections from search_section where generation = $1 group by kind',
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

/** What a search needs to read a query and the index. */
export interface SearchSettings {
  synonyms: Synonyms;
  promotions: readonly Promotion[];
  hotWords: readonly string[];
  generation: number;
  /** The index is of a version with shelves. */
  isShelved: boolean;
  /** About how many sections each kind has. */
  sections: ReadonlyMap<string, number>;
}

type CachedVocabulary = Pick<SearchSettings, 'synonyms' | 'promotions' | 'hotWords'> & { no: number };
const cache = new WeakMap<Database, CachedVocabulary>();

interface Counted {
  generation: number;
  /** `performance.now()` when the count began. */
  at: number;
  sections: Promise<SearchSettings['sections']>;
}
/** The number of sections decides only how they are read. */
const COUNT_AGAIN_MS = 10 * 60_000;
const counted = new WeakMap<Database, Counted>();

/** Counts the sections of each kind once for all searches that need it, since it reads the whole index. */
const sectionsOf = (database: Database, generation: number): Promise<SearchSettings['sections']> => {
  const before = counted.get(database);
  if (before?.generation === generation && before.at > performance.now() - COUNT_AGAIN_MS) return before.sections;
  const sections = database
    .query<{ kind: string; sections: number }>(countSections, [generation])
    .then((rows) => new Map(rows.map((row) => [row.kind, row.sections])));
  const now = { generation, at: performance.now(), sections };
  counted.set(database, now);
  sections.catch(() => {
    if (counted.get(database) === now) counted.delete(database);
  });
  return sections;
};

/** Returns by which version of `cut.ts` an index was made; 0 for none. */
const cutVersionOf = (version: string): number => Number.parseInt(version, 10) || 0;

const vocabularyOf = async (database: Database, no: number | undefined): Promise<CachedVocabulary> => {
  const before = cache.get(database);
  if (before !== undefined && before.no === no) return before;
  const [row] = await database.query<Row>(read);
  const vocabulary: CachedVocabulary = {
    no: row?.no ?? 0,
    synonyms: createSynonyms(row?.synonyms ?? []),
    promotions: row?.promotions ?? [],
    hotWords: row?.hot_words ?? [],
  };
  cache.set(database, vocabulary);
  return vocabulary;
};

/** Returns what operators have published last, and which index serves. */
export const searchSettings = async (database: Database): Promise<SearchSettings> => {
  const [now] = await database.query<{ generation: number; version: string; no: number }>(look);
  const generation = now?.generation ?? 1;
  const sections = await sectionsOf(database, generation);
  const { synonyms, promotions, hotWords } = await vocabularyOf(database, now?.no);
  const isShelved = cutVersionOf(now?.version ?? '') >= SHELVES_SINCE;
  return { synonyms, promotions, hotWords, generation, isShelved, sections };
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
