/** Format of a session token: 32 random bytes in base64url. */
const pattern = /^[A-Za-z0-9_-]{43}$/;

/** Reads a token from a header, a cookie or an address; undefined if the value is not a token. */
export const readToken = (value: unknown): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;
