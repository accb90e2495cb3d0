import { pinyin } from 'pinyin-pro';
import { industryTypes } from '#contract/catalogue/filters.ts';
import { foldForSearch } from '#contract/catalogue/search-text.ts';
import type { Entry } from './compose-entry.ts';

/** To be raised with every change of what this file makes: the next start then writes it anew. */
export const SEARCH_INDEX_VERSION = 2;

/** Words that mean one thing: who searches for one finds what is written with another. */
export type Synonyms = readonly (readonly string[])[];

/** Marks a lexeme as sound: letters of a pinyin or of its initials, from any syllable of a phrase to its end. */
export const SOUND_MARK = '~';

/** Runs of Chinese characters, and runs of other letters and digits. */
const runs = /(?<han>\p{Script=Han}+)|[[\p{L}\p{N}]--\p{Script=Han}]+/gv;
export const splitRuns = (folded: string) =>
  Array.from(folded.matchAll(runs), (found) => ({ run: found[0], han: found.groups?.han !== undefined }));

/** Syllables of a phrase without tones, 绿 as `lv`; what is not Chinese stays as it is. */
export const syllablesOf = (phrase: string): string[] =>
  pinyin(phrase, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' })
    .map((syllable) => syllable.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((syllable) => syllable !== '');

/** Chinese text is found by up to three characters that stand together; longer words are made of threes. */
const LONGEST_GRAM = 3;

/** Every so many characters that stand together. */
export const gramsOfLength = (characters: readonly string[], length: number) =>
  Array.from({ length: characters.length - length + 1 }, (_, at) => characters.slice(at, at + length).join(''));

/** The longest lexemes of a Chinese run, which together stand for it. */
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

/** Where a text stands: in the name, in the labels, or elsewhere. */
type Part = 'name' | 'label' | 'other';

interface Source {
  text: string;
  part: Part;
  /** Short phrases are found by their sound as well. */
  sounds: boolean;
}

const chipNames = (entry: Entry) =>
  [entry.targetChipData, entry.ocrChipData].flatMap((blocks) =>
    (blocks ?? []).flatMap((block) => [block.title, ...block.labelList.map((chip) => chip.labelName)]),
  );

/** Clauses of a description that say what an ability does; one that says what it does not would be found for just that. */
const affirmed = (description: string) =>
  description.split(/[，。；：]/).filter((clause) => !/[不非无未勿]|没有|另有|除外|以外/.test(clause));

/** What people search by: what an ability is called, finds and is used for, and the chips on which it runs. */
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

/** The other words of every group of which a name, a label or a short phrase holds one; they count like labels where name or labels do. */
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

/** A lexeme as it stands in a `tsvector` or `tsquery`. */
export const quoted = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '$&$&')}'`;

/** A `tsvector` as PostgreSQL reads it. */
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
