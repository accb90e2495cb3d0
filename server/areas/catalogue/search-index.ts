import { industryTypes } from '#contract/catalogue/filters.ts';
import { CUT_VERSION, plainVectorOf } from '#server/kit/search/cut.ts';
import type { Entry } from './compose-entry.ts';

/** Changes whenever the lexemes of an ability change: the next start then writes them again. */
export const SEARCH_INDEX_VERSION = 10 + CUT_VERSION;

/** The texts that people search an ability by. */
export interface SearchTexts {
  name: string;
  /** Its targets. */
  labels: string[];
  /** Its scenarios and industries. */
  uses: string[];
  /** Sentences and names of chips. */
  other: string[];
}

const chipNames = (entry: Entry) =>
  [entry.targetChipData, entry.ocrChipData].flatMap((blocks) =>
    (blocks ?? []).flatMap((block) => [block.title, ...block.labelList.map((chip) => chip.labelName)]),
  );

/**
 * Returns the clauses that describe what an ability does. Negative clauses would match searches for what it cannot do.
 */
const affirmed = (description: string) =>
  description.split(/[，。；：]/).filter((clause) => !/[不非无未勿]|没有|另有|除外|以外/.test(clause));

export const searchTextsOf = (entry: Entry): SearchTexts => ({
  name: entry.abilityName,
  labels: entry.label.map(({ labelName }) => labelName),
  uses: [
    ...entry.scenarios.map(({ title }) => title.name),
    ...industryTypes.filter(({ value }) => entry.industryTypes.includes(value)).map(({ label }) => label),
  ],
  other: [
    entry.modelTypeCn,
    ...affirmed(entry.description),
    ...entry.scenarios.map(({ title }) => title.des),
    ...chipNames(entry),
  ],
});

export interface SearchIndex {
  all: string;
  name: string;
  label: string;
}

/** Returns the lexemes of an ability: of all texts, of its name, of its labels. */
export const searchIndexOf = (entry: Entry): SearchIndex => {
  const { name, labels, uses, other } = searchTextsOf(entry);
  return {
    all: plainVectorOf(other, [name, ...labels, ...uses]),
    name: plainVectorOf([], [name]),
    label: plainVectorOf([], labels),
  };
};
