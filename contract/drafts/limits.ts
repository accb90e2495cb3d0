/** Characters of a draft as JSON. An agreement, the longest text of a form, has 100 000. */
export const DRAFT_CONTENT_MAXIMUM = 250_000;
/** How deep arrays and objects are nested in a draft. Forms need four levels. */
export const DRAFT_DEPTH_MAXIMUM = 20;
/** Number of drafts of an account or sub-account, and their bytes in all. */
export const DRAFTS_MAXIMUM = 200;
export const DRAFTS_MAXIMUM_BYTES = 4 * 1_048_576;
/** Length of the id of what a draft is about. */
export const DRAFT_SUBJECT_MAXIMUM = 64;
/** Number of uploaded files that a draft may name. */
export const DRAFT_FILES_MAXIMUM = 20;
/** A draft is removed this many days after it was saved last. */
export const DRAFT_DAYS = 30;
/** How long a removed draft is remembered, so that a late save does not bring it back. */
export const REMOVED_DRAFT_HOURS = 24;
