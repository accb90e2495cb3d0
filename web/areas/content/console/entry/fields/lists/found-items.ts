/** A list with more items has a search for them. */
export const LONG_LIST = 12;

/** Returns the places of the items whose texts have a keyword, and of the one that is open. */
export const foundItems = (
  texts: readonly (readonly string[])[],
  keyword: string,
  opened: number | undefined,
): number[] => {
  const word = keyword.trim().toLowerCase();
  return texts.flatMap((own, at) =>
    word === '' || at === opened || own.some((text) => text.toLowerCase().includes(word)) ? [at] : [],
  );
};
