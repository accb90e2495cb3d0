import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { named } from '../database/statement.ts';
import type { HostKind } from '../http/caller.ts';
import { foldText } from './fold.ts';
import { CUT_VERSION, runsOf, vectorOf } from './cut.ts';
import type { SearchEntry, SearchSection, SearchUpdate } from './search-entry.ts';

const findState = named('search.state', 'select generation, version, building from search_state');
// Shared: publications do not wait for each other, but for the change of the generation.
const holdState = named('search.holdState', 'select generation, version, building from search_state for share');
const lock = named('search.lock', `select pg_advisory_xact_lock(hashtextextended('search ' || $1, 0))`);
const remove = named(
  'search.remove',
  'delete from search_section where generation = any ($1::integer[]) and entry_id = any ($2::text[])',
);
/** The sections of one entry, once for each generation. */
const insert = named(
  'search.insert',
  `insert into search_section (generation, kind, entry_id, no, path, name, heading, body, folded_name, folded_text, weight, words,
     digest)
   select g.generation, $3, $4, s.no, s.path, $5, s.heading, s.body, $6, s.folded_text, $7, (s.words || g.scopes)::tsvector,
     case when s.no = 0 then $14 end
   from unnest($1::integer[], $2::text[]) as g (generation, scopes),
     unnest($8::integer[], $9::text[], $10::text[], $11::text[], $12::text[], $13::text[])
       as s (no, path, heading, body, folded_text, words)`,
);
const findDigests = named(
  'search.digests',
  `select entry_id, digest from search_section
   where generation = any ($1::integer[]) and entry_id = any ($2::text[]) and no = 0`,
);
/** Those of some entries that the index has. */
const findIndexed = named(
  'search.indexed',
  `select s.entry_id from search_state t
     join search_section s on s.generation = case when t.version = '' then t.building else t.generation end
   where s.entry_id = any ($1::text[]) and s.no = 0`,
);
const addTokens = named(
  'search.addTokens',
  'insert into search_token (token) select unnest($1::text[]) on conflict do nothing',
);

/** Lets one transaction after the other write what is found of a kind. It comes after the locks of the entries. */
export const lockSearch = async (transaction: Database, kind: string): Promise<void> => {
  await transaction.query(lock, [kind]);
};

export interface SearchState {
  generation: number;
  version: string;
  building: number | null;
}

const allHosts: readonly HostKind[] = ['production', 'test'];

/** Returns the lexeme that all sections of a kind have which a host shows. */
export const scopeOf = (generation: number, kind: string, host: HostKind): string => `@${generation}:${host}:${kind}`;

/** Sections are in samples by chance: the first has one section of 64, the next one of 16, the last one of four. */
export const SAMPLES = [64, 16, 4] as const;
/** 1 are all sections. */
export type SampleSize = (typeof SAMPLES)[number] | 1;
export const sampleLexeme = (size: SampleSize): string => `%${size}`;

const hashOf = (text: string) => {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
};
const samplesOf = (kind: string, entryId: string) => {
  const hash = hashOf(`${kind} ${entryId}`);
  return SAMPLES.filter((size) => hash % size === 0);
};
export const sampleLexemesOf = (kind: string, entryId: string): string[] => samplesOf(kind, entryId).map(sampleLexeme);

/**
 * Returns what those lexemes of a kind begin with that queries have the beginnings of, and those of one of its samples.
 * PostgreSQL reads all that begins like a query before it reads anything else: so it reads what is of one kind, or in one
 * sample. Two kinds may share a shelf.
 */
export const shelfOf = (kind: string, size: SampleSize = 1): string =>
  `/${(hashOf(kind) % 36 ** 2).toString(36).padStart(2, '0')}${[1, ...SAMPLES].indexOf(size)}`;
export const shelvesOf = (kind: string, entryId: string): string[] => [
  shelfOf(kind),
  ...samplesOf(kind, entryId).map((size) => shelfOf(kind, size)),
];

/** A longer section is stored in pieces, so that each is cheap to read. */
const PIECE_MAXIMUM = 2000;

/** Longer texts are no headings. */
const HEADING_MAXIMUM = 200;

const piecesOf = (section: SearchSection): SearchSection[] => {
  const pieces: SearchSection[] = [];
  let text = '';
  const push = () => {
    if (text !== '' || pieces.length === 0) pieces.push({ ...section, text });
    text = '';
  };
  for (const line of section.text.split('\n'))
    for (let at = 0; at === 0 || at < line.length; at += PIECE_MAXIMUM) {
      const part = line.slice(at, at + PIECE_MAXIMUM);
      if (text.length + part.length > PIECE_MAXIMUM) push();
      text = text === '' ? part : `${text}\n${part}`;
    }
  push();
  return pieces;
};

/** The words of letters and digits of a text. */
const tokensOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) =>
    runsOf(foldText(text))
      .filter(({ han, text: run }) => !han && run.length >= 3 && run.length <= 30)
      .map(({ text: run }) => run),
  );

/** Returns a hash of an entry as it is cut, which shows whether it has changed since it was written. */
const digestOf = (kind: string, entry: SearchEntry): string =>
  createHash('sha256')
    .update(JSON.stringify([CUT_VERSION, entry.kind ?? kind, entry]))
    .digest('base64url');

/** Writes the index of the search. */
export const createIndexStore = (database: Database) => {
  /** Returns those updates that change what is found in one of the generations. */
  const changing = async (
    generations: readonly number[],
    kind: string,
    updates: readonly SearchUpdate[],
  ): Promise<SearchUpdate[]> => {
    const rows = await database.query<{ entry_id: string; digest: string | null }>(findDigests, [
      generations,
      updates.map(({ entryId }) => entryId),
    ]);
    const known = new Map<string, (string | null)[]>();
    for (const { entry_id: entryId, digest } of rows) known.set(entryId, [...(known.get(entryId) ?? []), digest]);
    // Of an entry that is named twice, such as one with another address, the last update holds.
    const last = new Map(updates.map((update) => [update.entryId, update]));
    return [...last.values()].filter(({ entryId, entry }) => {
      const digests = known.get(entryId) ?? [];
      if (entry === null) return digests.length > 0;
      const now = digestOf(kind, entry);
      return digests.length < generations.length || digests.some((digest) => digest !== now);
    });
  };

  const add = async (
    generations: readonly number[],
    kind: string,
    entryId: string,
    entry: SearchEntry,
  ): Promise<string[]> => {
    const { path, name, aliases = [], labels = [], asked = [], sections, weight = 0, hosts = allHosts } = entry;
    const [first] = sections;
    const top: SearchSection = { heading: '', anchor: '', text: '' };
    const pieces = (first?.heading === '' ? sections : [top, ...sections])
      .map((section) => ({ ...section, heading: section.heading.slice(0, HEADING_MAXIMUM) }))
      .flatMap(piecesOf);
    const names = [name, ...aliases];
    const scopes = sampleLexemesOf(kind, entryId);
    const shelves = shelvesOf(kind, entryId);
    await database.query(insert, [
      generations,
      generations.map((generation) => hosts.map((host) => ` '${scopeOf(generation, kind, host)}'`).join('')),
      kind,
      entryId,
      name,
      foldText([...names, ...labels].join('\n')),
      weight,
      pieces.map((_, no) => no),
      pieces.map(({ anchor, query = '' }) => `${path}${query}${anchor === '' ? '' : `#${anchor}`}`),
      pieces.map(({ heading }) => heading),
      pieces.map(({ text }) => text),
      pieces.map(({ heading, text }, no) => foldText(`${no === 0 ? asked.join(' / ') : heading}\n${text}`)),
      pieces.map(({ heading, text }, no) =>
        vectorOf({ names, labels, heading, body: [text, ...(no === 0 ? asked : [])].join('\n'), scopes, shelves }),
      ),
      digestOf(kind, entry),
    ]);
    return tokensOf([...names, ...labels, ...sections.flatMap(({ heading, text }) => [heading, text])]);
  };

  return {
    async state(): Promise<SearchState> {
      const [state] = await database.query<SearchState>(findState);
      if (!state) throw new Error('the state of the search is gone');
      return state;
    },

    /** Returns those of some entries that are found. */
    async indexed(entryIds: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await database.query<{ entry_id: string }>(findIndexed, [entryIds]);
      return new Set(rows.map(({ entry_id }) => entry_id));
    },

    /**
     * Writes what changes of some entries, in their transaction: also to the index that is being made. Before the first
     * one is made there is nothing to change.
     */
    async write(kind: string, updates: readonly SearchUpdate[]): Promise<void> {
      if (updates.length === 0) return;
      const [state] = await database.query<Pick<SearchState, 'generation' | 'version' | 'building'>>(holdState);
      if (!state) throw new Error('the state of the search is gone');
      const generations = [
        ...(state.version === '' ? [] : [state.generation]),
        ...(state.building === null ? [] : [state.building]),
      ];
      if (generations.length > 0) await this.writeTo(generations, kind, updates);
    },

    /** Writes entries to certain generations, except for unchanged ones. */
    async writeTo(generations: readonly number[], kind: string, updates: readonly SearchUpdate[]): Promise<void> {
      const changed = await changing(generations, kind, updates);
      if (changed.length === 0) return;
      await database.query(remove, [generations, changed.map(({ entryId }) => entryId)]);
      const tokens = new Set<string>();
      for (const { entryId, entry } of changed)
        if (entry) for (const token of await add(generations, entry.kind ?? kind, entryId, entry)) tokens.add(token);
      // In one order, so that two publications with the same new words do not wait for each other.
      await database.query(addTokens, [[...tokens].sort()]);
    },
  };
};
