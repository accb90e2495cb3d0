/** Lengths and counts of messages that server and browser read. */

export const MESSAGE_PAGE_SIZE = 10;
/** What the message box lists of the unread messages. */
export const BOX_MESSAGES = 10;
/** Past this the badge says 99+. */
export const BADGE_MAXIMUM = 99;
/** How many messages are marked read, deleted or brought back at once. */
export const MARKED_MAXIMUM = 100;
/** How far back a search and a choice of kind look: so many of the newest messages. */
export const SEARCHED_MAXIMUM = 5000;
/** How long a deleted message can be brought back. */
export const RESTORE_MINUTES = 5;
/** Characters of a message around the keyword that was found in it. */
export const EXCERPT_LENGTH = 60;
export const TITLE_MAXIMUM = 60;
export const CONTENT_MAXIMUM = 2000;
export const LINK_MAXIMUM = 300;
/** Older messages are removed, read or not. */
export const MESSAGE_DAYS = 180;
/** User names or phones that a message is sent to by name, and the characters of one. */
export const NAMED_MAXIMUM = 500;
export const NAMED_NAME_MAXIMUM = 30;
/** How far ahead a message may be sent. */
export const SENDING_AHEAD_DAYS = 30;
export const SENDING_PAGE_SIZE = 20;
