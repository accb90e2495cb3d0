/** Days for which a request can be looked up. */
export const REQUEST_DAYS = 30;
/** Hours for which the picture of a request is kept, if its application keeps inputs. */
export const REQUEST_INPUT_HOURS = 24;
/** Errors are grouped among this many of the latest. */
export const ERRORS_GROUPED_MAXIMUM = 5000;
/** The most causes that a page shows. */
export const CAUSES_MAXIMUM = 20;
/** The most requests of a CSV file, newest first. */
export const REQUESTS_EXPORTED_MAXIMUM = 5000;
