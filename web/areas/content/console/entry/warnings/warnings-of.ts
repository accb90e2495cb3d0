import type { ListedDrawing } from '#contract/kit/content/drawings.ts';
import { placesOf, scanMarkdown } from '#contract/kit/markdown/scan.ts';
import { allFindings, type NamedFinding, type Targets, targetsOf } from '../../../public/markdown/findings.ts';
import type { ReferringValue } from './referring-values.ts';

/** Something that a reader will miss; it keeps nothing from being published. */
export interface Warning {
  path: string;
  finding: NamedFinding['finding'] | 'deadLink' | 'noText';
  /** The line of a text, from 1. */
  line?: number;
}

/** References of values that only the server can check. */
export interface AllTargets extends Targets {
  /** Addresses of ours. */
  links: string[];
}

const TARGETS_MAXIMUM = 500;
const some = (values: Iterable<string>) => [...new Set(values)].slice(0, TARGETS_MAXIMUM).sort();

const isOurs = (address: string) => address.startsWith('/') && !address.startsWith('//');
const linksIn = (text: string) =>
  scanMarkdown(text).links.filter(({ type, address }) => type !== 'picture' && isOurs(address));

/**
 * Returns the entries, pictures and addresses of the portal to which values refer, each once and at most 500 of a kind.
 */
export const targetsOfAll = (values: readonly ReferringValue[]): AllTargets => {
  const of = (type: ReferringValue['type']) => values.filter((one) => one.type === type).map(({ value }) => value);
  const texts = of('markdown').map((text) => ({ ...targetsOf(text), links: linksIn(text) }));
  return {
    entryIds: some([...of('reference'), ...texts.flatMap(({ entryIds }) => entryIds)]),
    pictures: some([...of('picture'), ...texts.flatMap(({ pictures }) => pictures)]),
    links: some([...of('link').filter(isOurs), ...texts.flatMap(({ links }) => links.map(({ address }) => address))]),
    directives: some(texts.flatMap(({ directives }) => directives)),
  };
};

/** Returns the names of drawings among the values that are not there. */
export const undrawnOf = (values: readonly ReferringValue[], drawings: readonly ListedDrawing[]): string[] => {
  const names = new Set(drawings.map(({ name }) => name));
  return values
    .filter(({ type, value }) => type === 'picture' && !value.startsWith('/') && !names.has(value))
    .map(({ value }) => value);
};

/** Returns what readers of a text will miss, in the order of its lines. */
const warningsOfText = (text: string, missing: AllTargets): Omit<Warning, 'path'>[] => {
  const dead = linksIn(text).filter(({ address }) => missing.links.includes(address));
  return [
    ...allFindings(text, missing).filter(({ isError }) => !isError),
    ...placesOf(text, dead).map(({ line }) => ({ finding: 'deadLink' as const, line })),
  ]
    .map(({ finding, line }) => ({ finding, line }))
    .sort((one, other) => one.line - other.line);
};

/** Returns the problems that readers will notice. `missing` is what the server does not find. */
export const warningsOf = (values: readonly ReferringValue[], missing: AllTargets): Warning[] =>
  values.flatMap(({ path, type, value }): Warning[] => {
    switch (type) {
      case 'markdown':
        if (value.trim() === '') return [{ path, finding: 'noText' }];
        return warningsOfText(value, missing).map((warning) => ({ path, ...warning }));
      case 'reference':
        return missing.entryIds.includes(value) ? [{ path, finding: 'deadEntry' }] : [];
      case 'link':
        return missing.links.includes(value) ? [{ path, finding: 'deadLink' }] : [];
      default:
        return missing.pictures.includes(value) ? [{ path, finding: 'noPicture' }] : [];
    }
  });
