/** Texts that look like a phone number, an identity card number or an e-mail address. */
export const PRIVATE = /\d(?:[\s-]?\d){6,}|(?<![^\s@])[^\s@]+@\S+/g;

/** Returns the text with everything that looks private replaced. */
export const withoutPrivate = (text: string): string => text.normalize('NFKC').replace(PRIVATE, '***');
