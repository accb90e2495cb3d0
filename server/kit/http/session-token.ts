/** What a session's token looks like: 32 random bytes in base64url. */
const pattern = /^[A-Za-z0-9_-]{43}$/;

/** A token as a header, a cookie or an address carries it; whatever else stands there is none. */
export const readToken = (value: unknown): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;
