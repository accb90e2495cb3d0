import type { ErrorKind } from './error-kind.ts';

/** What the history entry of an error page remembers. */
export interface ErrorAddressState {
  /** The address that was asked for. */
  wanted?: string;
}

const errorPath: Record<ErrorKind, string> = { 403: '/error/403', 404: '/error/404', other: '/error/500' };

/**
 * Gives an error page that the server sent in place of another its own address, before anything else runs. That of a failure
 * remembers what was asked for, and a reload asks for it again. The router keeps its location state under `usr`.
 */
export const errorAddressScript = (kind: ErrorKind): string => {
  const path = errorPath[kind];
  if (kind !== 'other') return `if(location.pathname!=='${path}')history.replaceState(null,'','${path}')`;
  return `(function(){var s=history.state,w=s&&s.usr&&s.usr.wanted,n=performance.getEntriesByType('navigation')[0];
if(location.pathname.indexOf('/error/')!==0)history.replaceState({usr:{wanted:location.pathname+location.search+location.hash},key:'default'},'','${path}');
else if(w&&n&&n.type==='reload')location.replace(w)})()`.replace(/\n/g, '');
};
