import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageHeaders } from '../http/security-headers.ts';
import { type CachedAnswer, cacheAnswer } from '../cache/cached-answer.ts';
import { skinColours, withColours } from './skin-colours.ts';

/** Returns whether the browser is Internet Explorer, which cannot run the application. */
export const isInternetExplorer = (userAgent: string | undefined) =>
  userAgent !== undefined && (userAgent.includes('MSIE ') || userAgent.includes('Trident/'));

/** The HTML of the page for such a browser, which knows no custom properties: they are replaced by their colours. */
export const oldBrowserHtml = (): string => {
  const template = readFileSync(join(import.meta.dirname, 'old-browser.html'), 'utf8');
  return withColours(template, skinColours(join(import.meta.dirname, '../../..')).light);
};

/** Returns the page that such a browser gets instead of any other. */
export const oldBrowserPage = (underTls: boolean): Promise<CachedAnswer> => {
  const headers = {
    ...pageHeaders(underTls, undefined),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  };
  return cacheAnswer(200, headers, Buffer.from(oldBrowserHtml()));
};
