/** Of one owner, that belong to nothing yet. */
export const UNATTACHED_MAXIMUM = 30;

/** After so many hours a file that belongs to nothing goes. */
export const UNATTACHED_HOURS = 24;

/** Of one owner, as they are stored, those that belong to something too. */
export const OWNED_MAXIMUM_BYTES = 200 * 1_048_576;

export const FILE_NAME_MAXIMUM = 100;

export const FILES_PAGE_SIZE = 12;

/** What a picture may claim to have before it is decoded. */
export const PICTURE_MAXIMUM_PIXELS = 40_000_000;
