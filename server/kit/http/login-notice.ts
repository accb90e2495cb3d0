import { LOGIN_NOTICE_COOKIE, LOGIN_NOTICE_SECONDS, type LoginNotice } from '#contract/auth/login-notice.ts';
import type { CookieOptions, Exchange } from './caller.ts';
import { setCookieHeader } from './exchange.ts';

const cookieOf = (notice: LoginNotice): [name: string, value: string, options: CookieOptions] => [
  LOGIN_NOTICE_COOKIE,
  notice,
  { maxAge: LOGIN_NOTICE_SECONDS, httpOnly: false },
];

/** Lets the next page show why the user is not logged in. */
export const setLoginNotice = (setCookie: Exchange['setCookie'], notice: LoginNotice) => setCookie(...cookieOf(notice));

/** Returns the same notice as a `Set-Cookie` header. */
export const loginNoticeHeader = (notice: LoginNotice, underTls: boolean) =>
  setCookieHeader(...cookieOf(notice), underTls);
