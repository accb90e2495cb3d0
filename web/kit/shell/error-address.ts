import type { PermissionCode } from '#contract/kit/permissions.ts';
import type { ErrorKind } from './error-kind.ts';

/** What the history entry of an error page remembers. */
export interface ErrorAddressState {
  /** The address that was asked for. */
  wanted?: string;
}

const errorPath: Record<ErrorKind, string> = { 403: '/error/403', 404: '/error/404', other: '/error/500' };

/**
 * Gives an error page that the server sent in place of another its own address, before anything else runs. Those of a failure
 * and of a missing right remember what was asked for; a reload of the first asks for it again. The router keeps its location
 * state under `usr`.
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
