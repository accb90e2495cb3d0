/** Limit of private page requests per address; each one is rendered. */
export const PRIVATE_PAGES = { burst: 120, perSecond: 10 };
/** Limit of public pages per address that are not kept: searches, comparisons and addresses without a page. */
export const NEW_PAGES = { burst: 30, perSecond: 3 };
/** Limit of file requests per address; one page may show many files. */
export const FILES = { burst: 600, perSecond: 60 };
