import { allFindings, type NamedFinding, type Targets, targetsOf } from '../fields/markdown/findings.ts';
import type { ReferringValue } from './texts-in.ts';

/** Something that a reader will miss; it keeps nothing from being published. */
export interface Warning {
  path: string;
  finding: NamedFinding['finding'];
  /** The line of a text, from 1. */
  line?: number;
}

const TARGETS_MAXIMUM = 500;
const some = (values: Iterable<string>) => [...new Set(values)].slice(0, TARGETS_MAXIMUM).sort();

/** Returns the entries, pictures and directives to which values refer, each once and at most 500 of a kind. */
export const targetsOfAll = (values: readonly ReferringValue[]): Targets => {
  const texts = values.filter(({ type }) => type === 'markdown').map(({ value }) => targetsOf(value));
  const of = (type: ReferringValue['type']) => values.filter((one) => one.type === type).map(({ value }) => value);
  return {
    entryIds: some([...of('reference'), ...texts.flatMap(({ entryIds }) => entryIds)]),
    pictures: some([...of('picture'), ...texts.flatMap(({ pictures }) => pictures)]),
    directives: some(texts.flatMap(({ directives }) => directives)),
  };
};

/** Returns what readers will miss. `missing` is what the server does not find. */
export const warningsOf = (values: readonly ReferringValue[], missing: Targets): Warning[] =>
  values.flatMap(({ path, type, value }): Warning[] => {
    if (type === 'markdown')
      return allFindings(value, missing)
        .filter(({ isFault }) => !isFault)
        .map(({ finding, line }) => ({ path, finding, line }));
    if (type === 'reference') return missing.entryIds.includes(value) ? [{ path, finding: 'deadEntry' }] : [];
    return missing.pictures.includes(value) ? [{ path, finding: 'noPicture' }] : [];
  });
