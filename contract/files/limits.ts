/** Of one owner, that belong to nothing yet. */
export const UNATTACHED_MAXIMUM = 30;

/** After so many hours a file that belongs to nothing goes. */
export const UNATTACHED_HOURS = 24;

/** So many days what was uploaded counts towards `RECENT_MAXIMUM_BYTES`. */
export const RECENT_DAYS = 30;

/** Of one owner who is no operator, as they are stored, those that belong to something too. */
export const RECENT_MAXIMUM_BYTES = 200 * 1_048_576;

export const FILE_NAME_MAXIMUM = 100;

export const FILES_PAGE_SIZE = 12;

/** What a picture may claim to have before it is decoded. */
export const PICTURE_MAXIMUM_PIXELS = 40_000_000;
