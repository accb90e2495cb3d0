import { foldText } from './fold.ts';
import { runsOf } from './cut.ts';
import { queryOf, type Word } from './read-query.ts';
import { syllablesOf } from './syllables.ts';

/** Groups of words with the same meaning: a search for one finds texts with another. */
export type SynonymGroups = readonly (readonly string[])[];

export interface Synonyms {
  /** The groups, folded. */
  readonly groups: SynonymGroups;
  /** Returns what means the same as a word, without the word. */
  of(word: Word): readonly string[];
}

/** A word of letters this long may be the sound of a synonym. */
const SOUND_MINIMUM = 3;

export const createSynonyms = (groups: SynonymGroups): Synonyms => {
  const folded = groups.map((group) => {
    const words = [...new Set(group.map((word) => foldText(word).trim()).filter((word) => word !== ''))];
    return { words, sounds: words.map((word) => syllablesOf(word).join('')) };
  });
  return {
    groups: folded.map(({ words }) => words),
    of({ text, han }) {
      const found = folded.filter(
        ({ words, sounds }) =>
          words.includes(text) || (!han && text.length >= SOUND_MINIMUM && sounds.some((sound) => sound === text)),
      );
      return [...new Set(found.flatMap(({ words }) => words))].filter((word) => word !== text);
    },
  };
};

/** Returns a text as a `tsquery` for all its runs together. */
export const queryOfText = (text: string, mark: '' | '^' | '#' = '', shelf = ''): string =>
  runsOf(foldText(text))
    .map(({ text: run, han }) => queryOf({ text: run, han }, mark, shelf))
    .join(' & ');

/** Returns a word or what means the same as a `tsquery`. */
export const queryWith = (word: Word, synonyms: Synonyms, mark: '' | '^' | '#' = '', shelf = ''): string => {
  const others = synonyms
    .of(word)
    .map((text) => queryOfText(text, mark, shelf))
    .filter((query) => query !== '');
  return `(${[queryOf(word, mark, shelf), ...others].join(' | ')})`;
};
