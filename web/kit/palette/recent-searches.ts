/** What was searched for in this browser, the latest first. */

const STORED_MAXIMUM = 10;
const KEY = 'search.recent';

/** Returns the searches with one more at the beginning. Each is in the list once. */
export const withSearch = (searches: readonly string[], keyword: string): readonly string[] =>
  [keyword, ...searches.filter((one) => one !== keyword)].slice(0, STORED_MAXIMUM);

/** Reads what is stored, of this release or another. */
export const readSearches = (stored: string | null): readonly string[] => {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    const isKeyword = (one: unknown) => typeof one === 'string' && one !== '' && one.length <= 64;
    return Array.isArray(list) ? list.filter(isKeyword).slice(0, STORED_MAXIMUM) : [];
  } catch {
    return [];
  }
};

export const recentSearches = (): readonly string[] => {
  try {
    return readSearches(localStorage.getItem(KEY));
  } catch {
    return [];
  }
};

const keep = (searches: readonly string[]) => {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Without storage nothing is remembered.
  }
};

/** Remembers a search in this browser. */
export const rememberSearch = (keyword: string): void => keep(withSearch(recentSearches(), keyword));

/** Forgets one search. */
export const forgetSearch = (keyword: string): void => keep(recentSearches().filter((one) => one !== keyword));

/** Forgets all searches. */
export const forgetSearches = (): void => keep([]);
