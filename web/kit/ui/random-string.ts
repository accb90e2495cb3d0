const RANDOM_STRING_LENGTH = 32;
const alphabet = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_';

/** Returns random letters, digits, `-` and `_`: 64 characters, so that each byte maps to one without bias. */
export const randomString = (length = RANDOM_STRING_LENGTH): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => alphabet[byte % alphabet.length]).join('');
