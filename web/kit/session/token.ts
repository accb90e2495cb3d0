import { readCookie } from './cookies.ts';

/** Returns the session token that every call sends. */
export const readToken = () => readCookie('token');
