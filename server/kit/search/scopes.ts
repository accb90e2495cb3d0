import type { HostKind } from '../http/caller.ts';
import { quoted } from './cut.ts';
import { SAMPLES, type SampleSize, sampleLexeme, scopeOf, shelfOf } from './index-store.ts';
import type { SearchSettings } from './vocabulary.ts';

/** Kinds with more sections are read by samples. */
const LARGE = 5000;

/** All that `search_sections` may read of a kind: its samples, smallest first, and all sections. */
export const SIZES = [...SAMPLES, 1] as const;

interface Part {
  /** Its sections alone meet it. */
  query: string;
  shelf: string;
}

/** The sections of a kind that a host shows, and of a large kind its samples. */
export type Scope = ReadonlyMap<SampleSize, Part>;

export const scopesOf = (
  { generation, isShelved, sections }: SearchSettings,
  kinds: readonly string[],
  host: HostKind,
): Scope[] =>
  kinds.map((kind) => {
    const scope = quoted(scopeOf(generation, kind, host));
    const isLarge = (sections.get(kind) ?? 0) > LARGE;
    const sizes = isLarge ? SIZES : ([1] as const);
    return new Map(
      sizes.map((size) => [
        size,
        {
          query: size === 1 ? scope : `${scope} & ${quoted(sampleLexeme(size))}`,
          shelf: isShelved ? shelfOf(kind, size) : '',
        },
      ]),
    );
  });

/** Returns for each scope and size the queries that `queriesOn` its shelf gives, as `search_sections` takes them. */
export const queriesIn = (
  scopes: readonly Scope[],
  sizes: readonly SampleSize[],
  queriesOn: (shelf: string) => readonly string[],
): (string | null)[][][] =>
  scopes.map((scope) =>
    sizes.map((size) => {
      const part = scope.get(size);
      return queriesOn(part?.shelf ?? '').map((query) => (part ? `${part.query} & (${query})` : null));
    }),
  );
