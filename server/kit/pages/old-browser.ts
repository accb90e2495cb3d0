import { readFileSync } from 'node:fs';
import { pageHeaders } from '../http/security-headers.ts';
import { type CachedAnswer, cacheAnswer } from '../cache/cached-answer.ts';

/** Returns whether the browser is Internet Explorer, which cannot run the application. */
export const isInternetExplorer = (userAgent: string | undefined) =>
  userAgent !== undefined && (userAgent.includes('MSIE ') || userAgent.includes('Trident/'));

/** Returns the page that such a browser gets instead of any other. */
export const oldBrowserPage = (underTls: boolean): Promise<CachedAnswer> => {
  const html = readFileSync(new URL('./old-browser.html', import.meta.url));
  const headers = {
    ...pageHeaders(underTls, undefined),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  };
  return cacheAnswer(200, headers, html);
};
