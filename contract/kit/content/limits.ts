/** How long a deleted entry can be brought back. */
export const UNDO_DAYS = 30;
/** How long a user counts as typing after the last sign of it, in seconds. */
export const PRESENCE_SECONDS = 60;
/** How long what was typed and not saved is kept. */
export const TYPED_DAYS = 90;
/**
 * How many automatically saved versions of an entry are kept; of the last days, the newest one of each day is kept as
 * well.
 */
export const AUTOMATIC_VERSIONS = 20;
export const AUTOMATIC_DAYS = 30;
export const NOTE_MAXIMUM = 200;
export const PURGE_REASON_MAXIMUM = 200;
export const CONTENT_PAGE_SIZE = 20;
export const VERSION_PAGE_SIZE = 30;
/** Part of the address of a preview; its value is a signed ticket. */
export const PREVIEW_NAME = 'preview';
/** How long the ticket of a preview is valid. */
export const PREVIEW_MINUTES = 30;
