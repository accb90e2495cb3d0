import type { Database } from '../database/database.ts';
import { named } from '../database/statement.ts';
import { createSynonyms, type SynonymGroups, type Synonyms } from './synonyms.ts';

const look = named('search.look', 'select s.generation, v.no from search_state s cross join search_vocabulary v');
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
}

type Kept = Omit<SearchSettings, 'generation'> & { no: number };
const kept = new WeakMap<Database, Kept>();

/** Returns what operators have published last, and which index serves. */
export const searchSettings = async (database: Database): Promise<SearchSettings> => {
  const [now] = await database.query<{ generation: number; no: number }>(look);
  if (!now) throw new Error('the state of the search is gone');
  let settings = kept.get(database);
  if (settings?.no !== now.no) {
    const [row] = await database.query<Row>(read);
    if (!row) throw new Error('the vocabulary of the search is gone');
    settings = {
      no: row.no,
      synonyms: createSynonyms(row.synonyms),
      promotions: row.promotions,
      hotWords: row.hot_words,
    };
    kept.set(database, settings);
  }
  return { ...settings, generation: now.generation };
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
