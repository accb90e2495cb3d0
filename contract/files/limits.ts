/** Per owner: files that belong to no object yet. */
export const UNATTACHED_MAXIMUM = 30;

/** After this many hours, a file that belongs to no object is removed. */
export const UNATTACHED_HOURS = 24;

/** For this many days, an upload counts towards `RECENT_MAXIMUM_BYTES`. */
export const RECENT_DAYS = 30;

/** Per owner who is not an operator: stored bytes, including files that belong to an object. */
export const RECENT_MAXIMUM_BYTES = 200 * 1_048_576;

export const FILE_NAME_MAXIMUM = 100;

export const FILES_PAGE_SIZE = 12;

/** The size that a picture may declare before it is decoded. */
export const PICTURE_MAXIMUM_PIXELS = 40_000_000;
