import { pinyin } from 'pinyin-pro';
import { industryTypes } from '#contract/catalogue/filters.ts';
import { foldForSearch } from '#contract/catalogue/search-text.ts';
import type { Entry } from './compose-entry.ts';

/** Words that mean one thing: who searches for one finds what is written with another. */
export type Synonyms = readonly (readonly string[])[];

type Weight = 'A' | 'B' | 'C' | 'D';

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

/** Chinese text is found by any one or two characters that stand together; longer words are made of these. */
export const gramsOf = (run: string): string[] => {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
};

const textLexemes = (text: string) =>
  splitRuns(foldForSearch(text)).flatMap(({ run, han }) => (han ? [...run, ...gramsOf(run)] : [run]));

const soundLexemes = (phrase: string) => {
  const syllables = syllablesOf(phrase);
  return syllables.flatMap((_, from) => {
    const tail = syllables.slice(from);
    return [tail.join(''), tail.map((syllable) => syllable[0]).join('')].map((sound) => SOUND_MARK + sound);
  });
};

interface Source {
  text: string;
  weight: Weight;
  /** Short phrases are found by their sound as well. */
  sounds: boolean;
}

const chipNames = (entry: Entry) =>
  [entry.targetChipData, entry.ocrChipData].flatMap((blocks) =>
    (blocks ?? []).flatMap((block) => [block.title, ...block.labelList.map((chip) => chip.labelName)]),
  );

/** What people search by, the name first: what it is called, finds and is used for, and the chips on which it runs. */
const sourcesOf = (entry: Entry): Source[] => {
  const source = (weight: Weight, sounds: boolean) => (text: string) => ({ text, weight, sounds });
  return [
    ...[entry.abilityName].map(source('A', true)),
    ...entry.label.map((label) => label.labelName).map(source('B', true)),
    ...entry.scenarios.map(({ title }) => title.name).map(source('C', true)),
    ...industryTypes
      .filter(({ value }) => entry.industryTypes.includes(value))
      .map(({ label }) => label)
      .map(source('D', true)),
    ...[
      entry.modelTypeCn,
      entry.description,
      ...entry.scenarios.map(({ title }) => title.des),
      ...chipNames(entry),
    ].map(source('D', false)),
  ];
};

/** The other words of every group of which a source holds one, as heavy as the labels where name or labels hold it. */
const synonymsIn = (sources: readonly Source[], synonyms: Synonyms): Source[] => {
  const folded = sources.map((source) => ({ ...source, text: foldForSearch(source.text) }));
  return synonyms.flatMap((group) => {
    const held = folded.filter(({ text }) => group.some((word) => text.includes(foldForSearch(word))));
    if (held.length === 0) return [];
    const weight: Weight = held.some((source) => source.weight < 'C') ? 'B' : 'D';
    return group.map((text) => ({ text, weight, sounds: weight === 'B' }));
  });
};

const quoted = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '$&$&')}'`;

export interface SearchIndex {
  /** Folded text, the name in its first line: longer words are looked up in it once their characters are found. */
  text: string;
  /** A `tsvector` as PostgreSQL reads it. */
  vector: string;
}

export const searchIndexOf = (entry: Entry, synonyms: Synonyms): SearchIndex => {
  const own = sourcesOf(entry);
  const sources = [...own, ...synonymsIn(own, synonyms)];
  const weights = new Map<string, Weight>();
  for (const { text, weight, sounds } of sources)
    for (const lexeme of [...textLexemes(text), ...(sounds ? soundLexemes(text) : [])]) {
      const known = weights.get(lexeme);
      if (known === undefined || weight < known) weights.set(lexeme, weight);
    }
  return {
    text: sources.map(({ text }) => foldForSearch(text)).join('\n'),
    vector: Array.from(weights, ([lexeme, weight]) => `${quoted(lexeme)}:1${weight}`).join(' '),
  };
};
