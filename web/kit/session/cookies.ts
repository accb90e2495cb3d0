import { SESSION_DAYS } from '#contract/auth/limits.ts';

/** Returns the value of a cookie in `document.cookie`; undefined if missing or empty. */
export const cookieIn = (cookies: string, name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([^;]+)`).exec(cookies)?.[1];

export const readCookie = (name: string) => cookieIn(document.cookie, name);

/** Uses the path `/` as the server does; another path would create a second cookie of the same name. */
const write = (name: string, value: string, more: string) => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${secure}${more}`;
};

/** Writes a cookie that lasts as long as a session can. */
export const writeCookie = (name: string, value: string) => write(name, value, `; Max-Age=${SESSION_DAYS * 24 * 3600}`);
export const removeCookie = (name: string) => write(name, '', '; Max-Age=0');
