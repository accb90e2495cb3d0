import { industryTypes } from '#contract/catalogue/filters.ts';
import { foldForSearch } from '#contract/catalogue/search-text.ts';
import type { Entry } from './compose-entry.ts';
import { syllablesOf } from './public/syllables.ts';

/** Increase this whenever the output of this file changes: the next start then rebuilds the index. */
export const SEARCH_INDEX_VERSION = 2;

/** Groups of words with the same meaning: a search for one finds texts with another. */
export type Synonyms = readonly (readonly string[])[];

/** Marks a lexeme as sound: the pinyin or its initials, from any syllable of a phrase to its end. */
export const SOUND_MARK = '~';

/** Matches runs of Chinese characters and runs of other letters and digits. */
const runs = /(?<han>\p{Script=Han}+)|[[\p{L}\p{N}]--\p{Script=Han}]+/gv;
export const splitRuns = (folded: string) =>
  Array.from(folded.matchAll(runs), (found) => ({ run: found[0], han: found.groups?.han !== undefined }));

/** Chinese text is indexed by up to three adjacent characters. Longer words are matched by their groups of three. */
const LONGEST_GRAM = 3;

/** Returns all groups of `length` adjacent characters. */
export const gramsOfLength = (characters: readonly string[], length: number) =>
  Array.from({ length: characters.length - length + 1 }, (_, at) => characters.slice(at, at + length).join(''));

/** Returns the longest lexemes of a Chinese run, which together represent it. */
export const gramsOf = (run: string): string[] => {
  const characters = [...run];
  return gramsOfLength(characters, Math.min(characters.length, LONGEST_GRAM));
};

const textLexemes = (text: string) =>
  splitRuns(foldForSearch(text)).flatMap(({ run, han }) => {
    if (!han) return [run];
    const characters = [...run];
    return Array.from({ length: Math.min(characters.length, LONGEST_GRAM) }, (_, at) =>
      gramsOfLength(characters, at + 1),
    ).flat();
  });

const soundLexemes = (phrase: string) => {
  const syllables = syllablesOf(phrase);
  return syllables.flatMap((_, from) => {
    const tail = syllables.slice(from);
    return [tail.join(''), tail.map((syllable) => syllable[0]).join('')].map((sound) => SOUND_MARK + sound);
  });
};

/** The part of an entry that a text comes from: the name, the labels or another part. */
type Part = 'name' | 'label' | 'other';

interface Source {
  text: string;
  part: Part;
  /** Whether the text is also found by its sound, as short phrases are. */
  sounds: boolean;
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

/** The texts that people search by: an ability's name, targets, uses and chips. */
const sourcesOf = (entry: Entry): Source[] => {
  const source = (part: Part, sounds: boolean) => (text: string) => ({ text, part, sounds });
  const industries = industryTypes.filter(({ value }) => entry.industryTypes.includes(value)).map(({ label }) => label);
  return [
    source('name', true)(entry.abilityName),
    ...entry.label.map((label) => label.labelName).map(source('label', true)),
    ...[...entry.scenarios.map(({ title }) => title.name), ...industries].map(source('other', true)),
    ...[
      entry.modelTypeCn,
      ...affirmed(entry.description),
      ...entry.scenarios.map(({ title }) => title.des),
      ...chipNames(entry),
    ].map(source('other', false)),
  ];
};

/**
 * Adds all words of each group that a name, label or short phrase contains. They count as labels if the name or a label
 * contains one.
 */
const synonymsIn = (sources: readonly Source[], synonyms: Synonyms): Source[] => {
  const folded = sources
    .filter(({ part, sounds }) => part !== 'other' || sounds)
    .map((source) => ({ ...source, text: foldForSearch(source.text) }));
  return synonyms.flatMap((group) => {
    const held = folded.filter(({ text }) => group.some((word) => text.includes(foldForSearch(word))));
    if (held.length === 0) return [];
    const known = held.some(({ part }) => part !== 'other');
    return group.map((text): Source => ({ text, part: known ? 'label' : 'other', sounds: known }));
  });
};

/** Quotes a lexeme for a `tsvector` or `tsquery`. */
export const quoted = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '$&$&')}'`;

/** Returns a `tsvector` as PostgreSQL reads it. */
const vectorOf = (sources: readonly Source[]) => {
  const lexemes = sources.flatMap(({ text, sounds }) => [...textLexemes(text), ...(sounds ? soundLexemes(text) : [])]);
  return [...new Set(lexemes)].map(quoted).join(' ');
};

export interface SearchIndex {
  all: string;
  name: string;
  label: string;
}

export const searchIndexOf = (entry: Entry, synonyms: Synonyms): SearchIndex => {
  const own = sourcesOf(entry);
  const sources = [...own, ...synonymsIn(own, synonyms)];
  const of = (part: Part) => vectorOf(sources.filter((source) => source.part === part));
  return { all: vectorOf(sources), name: of('name'), label: of('label') };
};
