const DEFAULT_LENGTH = 32;
const alphabet = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_';

/** Letters, digits, `-` and `_` by chance; 64 characters, so that each byte gives one without a bias. */
export const randomString = (length = DEFAULT_LENGTH): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => alphabet[byte % alphabet.length]).join('');
