import { readCookie } from './cookies.ts';

/** The session's token, as every call sends it. */
export const readToken = () => readCookie('token');
