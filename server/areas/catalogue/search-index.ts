import { industryTypes } from '#contract/catalogue/industries.ts';
import { CUT_VERSION, plainVectorOf } from '#server/kit/search/cut.ts';
import type { Entry } from './compose-entry.ts';

/** Changes whenever the lexemes of an ability change: the next start then writes them again. */
export const SEARCH_INDEX_VERSION = 11 + CUT_VERSION;

/** A part of an ability's page as it is searched. */
export interface PageSection {
  heading: string;
  /** The id of the part on the page. */
  anchor: string;
  lines: string[];
}

/** The texts that people search an ability by. */
export interface SearchTexts {
  name: string;
  /** Its targets. */
  labels: string[];
  /** Its scenarios and industries. */
  uses: string[];
  /** What the ability does, in sentences. */
  description: string;
  /** The other parts of its page. */
  sections: PageSection[];
}

/** The chips of each device group, a line each. */
const chipLines = (entry: Entry) =>
  [entry.targetChipData, entry.ocrChipData].flatMap((blocks) =>
    (blocks ?? []).map(({ title, labelList }) => `${title}：${labelList.map(({ labelName }) => labelName).join('、')}`),
  );

/**
 * Returns the clauses that describe what an ability does, as sentences. Negative clauses would match searches for what it
 * cannot do.
 */
const affirmed = (description: string): string =>
  description
    .split(/(?<=。)/)
    .map((sentence) =>
      sentence
        .split(/(?<=[，。；：])/)
        .filter((clause) => !/[不非无未勿]|没有|另有|除外|以外/.test(clause))
        .join('')
        .replace(/[，；：]$/, '。'),
    )
    .join('');

/** Ends a sentence that has no end. */
const sentence = (text: string) => (/[。！？；…]$/.test(text) ? text : `${text}。`);

export const searchTextsOf = (entry: Entry): SearchTexts => ({
  name: entry.abilityName,
  labels: entry.label.map(({ labelName }) => labelName),
  uses: [
    ...entry.scenarios.map(({ title }) => title.name),
    ...industryTypes.filter(({ value }) => entry.industryTypes.includes(value)).map(({ label }) => label),
  ],
  description: `${affirmed(entry.description)}${entry.modelTypeCn}。`,
  sections: [
    {
      heading: '使用条件',
      anchor: 'conditions',
      lines: entry.condition.map(({ title, des }) => `${title}：${des.map(sentence).join('')}`),
    },
    {
      heading: '典型场景',
      anchor: 'scenarios',
      lines: entry.scenarios.map(({ title: { name, des } }) => `${name}：${sentence(des)}`),
    },
    { heading: '支持设备', anchor: 'chips', lines: chipLines(entry) },
  ],
});

export interface SearchIndex {
  all: string;
  name: string;
  label: string;
}

/** Returns the lexemes of an ability: of all texts, of its name, of its labels. */
export const searchIndexOf = (entry: Entry): SearchIndex => {
  const { name, labels, uses, description, sections } = searchTextsOf(entry);
  return {
    all: plainVectorOf([description, ...sections.flatMap(({ lines }) => lines)], [name, ...labels, ...uses]),
    name: plainVectorOf([], [name]),
    label: plainVectorOf([], labels),
  };
};
