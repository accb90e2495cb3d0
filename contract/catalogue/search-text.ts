/** Folds text for a search: width, case and spaces do not matter. */
export const foldForSearch = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** Splits a keyword into folded words; a search has to match every one. */
export const searchWords = (keyword: string): string[] =>
  keyword
    .normalize('NFKC')
    .split(/[\s,，、;；]+/)
    .map(foldForSearch)
    .filter((word) => word !== '');
