/** Keeps the ids of headings apart from the other ids of a page. */
export const HEADING_ID_PREFIX = 's-';

/** Returns letters and digits of any script in lower case, with single hyphens between them. */
const wordsOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'section';

/** Returns a function that gives each heading of a text its id. Equal headings get `-2`, `-3` and so on. */
export const createHeadingIds = (): ((title: string) => string) => {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return (title) => {
    const words = wordsOf(title);
    let count = (counts.get(words) ?? 0) + 1;
    let id = count === 1 ? words : `${words}-${count}`;
    // A heading may itself end in a number.
    while (taken.has(id)) {
      count += 1;
      id = `${words}-${count}`;
    }
    counts.set(words, count);
    taken.add(id);
    return HEADING_ID_PREFIX + id;
  };
};
