import type { PermissionCode } from '#contract/kit/permissions.ts';
import type { ErrorKind } from './error-kind.ts';

/** The history state of an error page. */
export interface ErrorAddressState {
  /** The requested address. */
  wanted?: string;
}

const errorPath: Record<ErrorKind, string> = { 403: '/error/403', 404: '/error/404', other: '/error/500' };

/**
 * Returns a script that gives an error page its own address when the server sent it in place of another page. It runs
 * before any other script. The pages for 403 and for other failures remember the requested address; reloading the page
 * of a failure requests that address again. The router keeps its location state under `usr`.
 */
export const errorAddressScript = (kind: ErrorKind, right?: PermissionCode): string => {
  const path = errorPath[kind];
  const remembering = (to: string) =>
    `if(location.pathname.indexOf('/error/')!==0)history.replaceState({usr:{wanted:location.pathname+location.search+location.hash},key:'default'},'','${to}')`;
  if (kind === '403') return remembering(right ? `${path}?right=${right}` : path);
  if (kind === '404') return `if(location.pathname!=='${path}')history.replaceState(null,'','${path}')`;
  return `(function(){var s=history.state,w=s&&s.usr&&s.usr.wanted,n=performance.getEntriesByType('navigation')[0];
${remembering(path)};
else if(w&&n&&n.type==='reload')location.replace(w)})()`.replace(/\n/g, '');
};
