/** Lengths, counts and times of work orders that form, route and text read. */

export const TITLE_MAXIMUM = 60;
export const DESCRIPTION_MAXIMUM = 1200;
/** Of whatever is said later: a reply, a reason, a note. */
export const WORDS_MAXIMUM = 1200;
export const RATING_TEXT_MAXIMUM = 200;
export const STARS_MAXIMUM = 5;
/** Of the description, and of each reply. */
export const PICTURES_MAXIMUM = 5;
export const DEVICE_MAXIMUM = 60;
export const FIRMWARE_MAXIMUM = 60;
export const REQUEST_ID_MAXIMUM = 64;
export const CONTACT_NAME_MAXIMUM = 20;

export const URGE_PAUSE_MINUTES = 60;
/** Without the customer's answer for so long an order closes by itself. */
export const ANSWER_DAYS = 7;
/** So long before it closes the customer is told. */
export const WARNING_DAYS = 1;
export const REOPEN_DAYS = 7;

/** Of one account or sub-account. */
export const OPEN_ORDERS_MAXIMUM = 100;
/** Entries of a customer on one order, from which on they neither reply nor urge; all that ends it goes on. */
export const CUSTOMER_ENTRIES_MAXIMUM = 200;

/** So many of the newest the desk looks through where orders have ended; what is open it reads whole. */
export const DESK_SEARCHED_MAXIMUM = 5000;

export const ORDERS_PAGE_SIZE = 10;
export const DESK_PAGE_SIZE = 20;
/** Past it a list is searched rather than turned over. */
export const ORDERS_PAGE_NO_MAXIMUM = 1000;
