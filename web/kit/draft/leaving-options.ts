import { readToken } from '../session/token.ts';

/** A browser sends no larger request from a page that it closes. */
export const LEAVING_MAXIMUM = 20_000;

/** A page that is being left has no time to check its session first, so the call uses the token as it is. */
export const leavingOptions = (size: number) => ({ token: readToken(), keepalive: size <= LEAVING_MAXIMUM });
