/** Lengths and counts of messages that server and browser read. */

export const MESSAGE_PAGE_SIZE = 10;
/** What the message box lists of the unread messages. */
export const BOX_MESSAGES = 10;
/** Past this the badge says 99+. */
export const BADGE_MAXIMUM = 99;
/** How many messages are marked read at once. */
export const MARKED_MAXIMUM = 100;
export const TITLE_MAXIMUM = 60;
export const CONTENT_MAXIMUM = 2000;
export const LINK_MAXIMUM = 300;
/** Older messages are removed, read or not. */
export const MESSAGE_DAYS = 180;
