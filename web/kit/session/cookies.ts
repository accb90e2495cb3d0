import { SESSION_DAYS } from '#contract/auth/limits.ts';

/** The value of a cookie within `document.cookie`; undefined where it is missing or empty. */
export const cookieIn = (cookies: string, name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=([^;]+)`).exec(cookies)?.[1];

export const readCookie = (name: string) => cookieIn(document.cookie, name);

/** The server sets cookies for the whole site: others would be further cookies of the same name. */
const write = (name: string, value: string, more: string) => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${secure}${more}`;
};

/** For as long as a session can last. */
export const writeCookie = (name: string, value: string) => write(name, value, `; Max-Age=${SESSION_DAYS * 24 * 3600}`);
export const removeCookie = (name: string) => write(name, '', '; Max-Age=0');
