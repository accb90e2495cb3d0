import { expect, test } from 'vitest';
import { SAMPLES, shelfOf } from './index-store.ts';
import { queriesIn, scopesOf, SIZES } from './scopes.ts';
import { createSynonyms } from './synonyms.ts';
import type { SearchSettings } from './vocabulary.ts';

const settings: SearchSettings = {
  generation: 7,
  isShelved: true,
  sections: new Map([
    ['document', 5001],
    ['chip', 5000],
  ]),
  synonyms: createSynonyms([]),
  promotions: [],
  hotWords: [],
};
const kinds = ['document', 'chip', 'unknown'];

test('each part of a large kind is searched on its own shelf, and other kinds have no samples', () => {
  const queries = queriesIn(scopesOf(settings, kinds, 'test'), SIZES, (shelf) => [`'${shelf}h9':*`, "'a' | 'b'"]);
  const [large, ...others] = queries;
  expect(large).toEqual(
    SIZES.map((size) => {
      const scope = size === 1 ? "'@7:test:document'" : `'@7:test:document' & '%${size}'`;
      return [`${scope} & ('${shelfOf('document', size)}h9':*)`, `${scope} & ('a' | 'b')`];
    }),
  );
  for (const [at, kind] of ['chip', 'unknown'].entries())
    expect(others[at]).toEqual([
      ...SAMPLES.map(() => [null, null]),
      [`'@7:test:${kind}' & ('${shelfOf(kind)}h9':*)`, `'@7:test:${kind}' & ('a' | 'b')`],
    ]);
});

test('an index without shelves is searched without them, and only so many samples as the caller reads', () => {
  const scopes = scopesOf({ ...settings, isShelved: false }, kinds, 'production');
  expect(queriesIn(scopes, [SAMPLES[0], 1], (shelf) => [`'${shelf}h9':*`])).toEqual([
    [["'@7:production:document' & '%64' & ('h9':*)"], ["'@7:production:document' & ('h9':*)"]],
    [[null], ["'@7:production:chip' & ('h9':*)"]],
    [[null], ["'@7:production:unknown' & ('h9':*)"]],
  ]);
});

test('the shelves of a kind and of its samples differ', () => {
  const shelves = kinds.flatMap((kind) => SIZES.map((size) => shelfOf(kind, size)));
  expect(new Set(shelves).size).toBe(shelves.length);
});
