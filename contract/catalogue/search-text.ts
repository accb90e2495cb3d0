/** Folds text so that a search finds it however it was typed: width, case and spaces do not count. */
export const foldForSearch = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');

/** The words of a keyword as typed, folded; every one has to be found. */
export const searchWords = (keyword: string): string[] =>
  keyword
    .normalize('NFKC')
    .split(/[\s,，、;；]+/)
    .map(foldForSearch)
    .filter((word) => word !== '');
