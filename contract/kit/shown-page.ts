/** The header by which a page within the browser says its path with its first call, so that it is counted. */
export const SHOWN_PAGE_HEADER = 'x-page';
