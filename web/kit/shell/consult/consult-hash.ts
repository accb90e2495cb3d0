/** The place of a page at which the consultation is open, so that a login can lead back to it. */
export const CONSULT_HASH = '#consult';
