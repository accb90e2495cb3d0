/** Lengths, counts and times of work orders, shared by form, route and texts. */

export const TITLE_MAXIMUM = 60;
export const DESCRIPTION_MAXIMUM = 1200;
/** Length of later texts: a reply, a reason, a note. */
export const WORDS_MAXIMUM = 1200;
export const RATING_TEXT_MAXIMUM = 200;
export const STARS_MAXIMUM = 5;
/** Maximum number of pictures of the description, and of each reply. */
export const PICTURES_MAXIMUM = 5;
export const REQUEST_ID_MAXIMUM = 64;
export const CONTACT_NAME_MAXIMUM = 20;

export const URGE_PAUSE_MINUTES = 60;
/** An order closes automatically after this time without an answer of the customer. */
export const ANSWER_DAYS = 7;
/** The customer is notified this long before the order closes. */
export const WARNING_DAYS = 1;
export const REOPEN_DAYS = 7;

/** Per account or sub-account. */
export const OPEN_ORDERS_MAXIMUM = 100;
/** With this many entries on an order, a customer can neither reply nor urge, but can still end it. */
export const CUSTOMER_ENTRIES_MAXIMUM = 200;

/** The desk searches this many of the newest orders if the query includes finished ones, but all open orders. */
export const DESK_SEARCHED_MAXIMUM = 5000;

export const ORDERS_PAGE_SIZE = 10;
export const DESK_PAGE_SIZE = 20;
/** Beyond this page, users have to search. */
export const ORDERS_PAGE_NO_MAXIMUM = 1000;
