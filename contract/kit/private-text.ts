/** What looks like a phone, an identity card or an address of mail. */
export const PRIVATE = /\d(?:[\s-]?\d){6,}|(?<![^\s@])[^\s@]+@\S+/g;

/** Returns the text with everything that looks private replaced. */
export const withoutPrivate = (text: string): string => text.normalize('NFKC').replace(PRIVATE, '***');
