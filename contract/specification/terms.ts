/**
 * The Chinese terms that a right translation of an English meaning holds. Each term is a pattern, so that it can list
 * the usual synonyms: `错误|有误`.
 */
export type Terms = readonly string[];

/** The terms that a text lacks: none where it can be the translation. */
export const lackingTerms = (text: string, terms: Terms): string[] =>
  terms.filter((term) => !new RegExp(term).test(text));
