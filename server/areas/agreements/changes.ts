import { diffArrays } from 'diff';
import { LRUCache } from 'lru-cache';
import type { AgreementChange } from '#contract/agreements/calls.ts';
import { type Clause, clausesOf } from './clauses.ts';

/** Beyond these limits two texts are too different, and comparing them would take too long. */
const CLAUSE_EDITS_MAXIMUM = 400;
const WORD_EDITS_MAXIMUM = 400;
const PAIRS_MAXIMUM = 2500;
/** The share of common character pairs from which a clause counts as a changed version of another. */
const ALIKE = 0.4;

const words = new Intl.Segmenter('zh-CN', { granularity: 'word' });

/** Clauses that were only renumbered count as unchanged. */
const clauseNumber = /^(\d+(\.\d+)*[.、]?\s+|第?[〇一二三四五六七八九十百]+[、条章]\s*)/;
const identityOf = ({ source }: Clause) => source.replace(clauseNumber, '').replace(/\s+/g, ' ').trim();

interface Comparable {
  clause: Clause;
  /** How often each pair of adjacent characters occurs. */
  pairs: ReadonlyMap<string, number>;
  length: number;
}

const comparable = (clause: Clause): Comparable => {
  const text = identityOf(clause);
  const pairs = new Map<string, number>();
  for (let at = 0; at + 1 < text.length; at += 1) {
    const pair = text.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return { clause, pairs, length: text.length };
};

/** Ranges from 0 to 1. */
const likeness = (one: Comparable, other: Comparable): number => {
  const [small, large] = one.pairs.size < other.pairs.size ? [one, other] : [other, one];
  let common = 0;
  for (const [pair, count] of small.pairs) common += Math.min(count, large.pairs.get(pair) ?? 0);
  return (2 * common) / Math.max(1, one.length + other.length - 2);
};

const segments = (text: string) => Array.from(words.segment(text), ({ segment }) => segment);

const partsOf = (before: string, after: string): AgreementChange['parts'] => {
  if (before === after) return [{ kind: 'same', text: after }];
  const differences = diffArrays(segments(before), segments(after), { maxEditLength: WORD_EDITS_MAXIMUM });
  if (!differences)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  return differences.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
};

const whole = (kind: 'added' | 'removed', { section, text }: Clause): AgreementChange => ({
  kind,
  section,
  parts: [{ kind, text }],
});

/** Matches the old and new clauses of one place, in order: a new clause similar to an old one counts as changed. */
const pairUp = (removed: readonly Clause[], added: readonly Clause[]): AgreementChange[] => {
  const changes: AgreementChange[] = [];
  const candidates = removed.length * added.length <= PAIRS_MAXIMUM ? removed.map(comparable) : [];
  let next = 0;
  for (const clause of added) {
    const current = comparable(clause);
    const found = candidates.findIndex((old, at) => at >= next && likeness(old, current) >= ALIKE);
    const old = removed[found];
    if (!old) changes.push(whole('added', clause));
    else {
      for (const gone of removed.slice(next, found)) changes.push(whole('removed', gone));
      changes.push({ kind: 'changed', section: clause.section, parts: partsOf(old.text, clause.text) });
      next = found + 1;
    }
  }
  return [...changes, ...removed.slice(next).map((gone) => whole('removed', gone))];
};

const compare = (before: string, after: string): AgreementChange[] | undefined => {
  const old = clausesOf(before);
  const current = clausesOf(after);
  const runs = diffArrays(old.map(identityOf), current.map(identityOf), { maxEditLength: CLAUSE_EDITS_MAXIMUM });
  if (!runs) return undefined;
  const changes: AgreementChange[] = [];
  let oldAt = 0;
  let currentAt = 0;
  let removed: Clause[] = [];
  let added: Clause[] = [];
  const settle = () => {
    changes.push(...pairUp(removed, added));
    removed = [];
    added = [];
  };
  for (const run of runs) {
    if (run.removed) removed = old.slice(oldAt, oldAt + run.count);
    else if (run.added) added = current.slice(currentAt, currentAt + run.count);
    else settle();
    if (!run.added) oldAt += run.count;
    if (!run.removed) currentAt += run.count;
  }
  settle();
  return changes;
};

const CACHED_MAXIMUM = 64;
const cache = new LRUCache<string, { changes: AgreementChange[] | undefined }>({ max: CACHED_MAXIMUM });

/** Returns the changes between two agreements' markdown, clause by clause, or undefined if they differ too much. */
export const changesBetween = (before: string, after: string): AgreementChange[] | undefined => {
  const key = `${before}\0${after}`;
  const known = cache.get(key) ?? { changes: compare(before, after) };
  cache.set(key, known);
  return known.changes;
};
