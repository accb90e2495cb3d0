/** Size limit of a large file. */
export const LARGE_FILE_MAXIMUM_BYTES = 2000 * 1_048_576;
/** Size of the pieces in which a large file is sent and stored, so that no node holds all of it. */
export const LARGE_PIECE_BYTES = 4 * 1_048_576;
/** After this many days, a large file that no content names is removed. */
export const LARGE_UNUSED_DAYS = 7;
