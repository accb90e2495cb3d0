export const LABELS_MAXIMUM = 5;
export const LABEL_MAXIMUM = 12;
export const VERSIONS_MAXIMUM = 30;
/** Hours for which the address of a file is good. */
export const ADDRESS_HOURS = 24;
/** How often the page looks whether an iframe that downloads may go. */
export const IFRAME_POLL_MS = 4000;
/** For how many days the downloads of a user are stored. */
export const TAKEN_DAYS = 365;
export const SUBSCRIPTIONS_MAXIMUM = 200;
/** The largest encrypted file that a page decrypts: all of it is in memory several times. */
export const DECRYPTED_MAXIMUM_BYTES = 50 * 1_048_576;
export const DOWNLOADS_PAGE_SIZE = 12;
