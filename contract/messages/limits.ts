/** Lengths and counts of messages, shared by server and browser. */

export const MESSAGE_PAGE_SIZE = 10;
/** The total that the pager assumes until the first answer. Nothing else shows it. */
export const MESSAGE_TOTAL_PLACEHOLDER = 199;

/** Returns how many pages a number of messages fills. */
export const pagesOfMessages = (total: number) => Math.max(1, Math.ceil(total / MESSAGE_PAGE_SIZE));
/** Number of unread messages that the message box lists. */
export const BOX_MESSAGES = 10;
/** Above this, the badge shows 99+. */
export const BADGE_MAXIMUM = 99;
/** Number of messages that one call may mark as read, delete or restore. */
export const MARKED_MAXIMUM = 100;
/** A keyword search and a kind filter cover this many of the newest messages. */
export const SEARCHED_MAXIMUM = 5000;
/** How long a deleted message can be restored. */
export const RESTORE_MINUTES = 5;
/** Characters of the excerpt around a found keyword. */
export const EXCERPT_LENGTH = 60;
export const TITLE_MAXIMUM = 60;
export const CONTENT_MAXIMUM = 2000;
export const LINK_MAXIMUM = 300;
/** Older messages are removed, whether read or not. */
export const MESSAGE_DAYS = 180;
/** Number of user names or phones in a message to named accounts, and characters of one. */
export const NAMED_MAXIMUM = 500;
export const NAMED_NAME_MAXIMUM = 30;
/** How far ahead a message can be scheduled. */
export const SENDING_AHEAD_DAYS = 30;
export const SENDING_PAGE_SIZE = 20;
