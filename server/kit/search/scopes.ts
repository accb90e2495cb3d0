import type { HostKind } from '../http/caller.ts';
import { quoted } from './cut.ts';
import { SAMPLES, sampleLexeme, scopeOf, shelfOf } from './index-store.ts';
import type { SearchSettings } from './vocabulary.ts';

/** Kinds with more sections are read by samples. */
const LARGE = 5000;

/** The sections of a kind that a host shows. */
export interface Scope {
  /** They alone meet it. */
  query: string;
  isLarge: boolean;
  /** Of all sections, then of each sample, smallest first. */
  shelves: readonly string[];
}

/** What `search_sections` takes of each sample, smallest first. */
export const samples: readonly string[] = SAMPLES.map((oneOf) => quoted(sampleLexeme(oneOf)));

export const scopesOf = (
  { generation, isShelved, sections }: SearchSettings,
  kinds: readonly string[],
  host: HostKind,
): Scope[] =>
  kinds.map((kind) => ({
    query: quoted(scopeOf(generation, kind, host)),
    isLarge: (sections.get(kind) ?? 0) > LARGE,
    shelves: ([1, ...SAMPLES] as const).map((oneOf) => (isShelved ? shelfOf(kind, oneOf) : '')),
  }));

/**
 * Returns the queries for `search_sections`: of each scope those for all of its sections, then those for so many of its
 * samples, which small scopes do without.
 */
export const queriesIn = (
  scopes: readonly Scope[],
  sampleCount: number,
  queriesOf: (shelf: string) => readonly string[],
): (string | null)[][][] =>
  scopes.map(({ isLarge, shelves }) =>
    shelves
      .slice(0, 1 + sampleCount)
      .map((shelf, at) => (at === 0 || isLarge ? [...queriesOf(shelf)] : queriesOf(shelf).map(() => null))),
  );
