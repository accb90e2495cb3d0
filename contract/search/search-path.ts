export const SEARCH_PATH = '/resource-center/document-search';

/** Returns the address of the results for a keyword. */
export const searchUrl = (keyword: string, kind?: string): string => {
  const query = new URLSearchParams({ keyword, ...(kind !== undefined && { kind }) });
  return `${SEARCH_PATH}?${query}`;
};
