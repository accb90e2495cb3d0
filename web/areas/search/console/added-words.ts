import type { SearchWords } from '#contract/search/content.ts';

/** The additions of an operator for a missed word. */
export type Addition =
  | { what: 'synonym'; word: string; alike: readonly string[] }
  | { what: 'promotion'; word: string; title: string; link: string; summary: string };

const folded = (word: string) => word.normalize('NFKC').toLowerCase().trim();

/** Splits what was typed at blanks and separators. */
export const wordsIn = (typed: string): string[] => typed.split(/[\s,，、;；]+/).filter((word) => word !== '');

/** Returns the words with an addition: in a group that has one of its words already, else in a new one at the beginning. */
export const withAddition = (words: SearchWords, addition: Addition): SearchWords => {
  const { word } = addition;
  if (addition.what === 'promotion') {
    const { title, link, summary } = addition;
    const promotions = words.promotions.map((one) =>
      one.link === link && !one.words.map(folded).includes(folded(word))
        ? { ...one, words: [...one.words, word] }
        : one,
    );
    const isThere = words.promotions.some((one) => one.link === link);
    return { ...words, promotions: isThere ? promotions : [{ words: [word], title, link, summary }, ...promotions] };
  }
  const added = [word, ...addition.alike].filter(
    (one, at, all) => all.findIndex((other) => folded(other) === folded(one)) === at,
  );
  const at = words.synonyms.findIndex((group) => {
    const own = group.words.map(folded);
    return addition.alike.some((one) => own.includes(folded(one)));
  });
  const group = words.synonyms[at];
  if (!group) return { ...words, synonyms: [{ words: added }, ...words.synonyms] };
  const own = group.words.map(folded);
  const joined = { words: [...group.words, ...added.filter((one) => !own.includes(folded(one)))] };
  return { ...words, synonyms: words.synonyms.map((one) => (one === group ? joined : one)) };
};
