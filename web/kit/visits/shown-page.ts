import { asksNotToBeTracked, readConsent } from '../monitoring/consent.ts';

let shown = typeof window === 'undefined' ? '' : window.location.pathname;
let untold: string | undefined;

/** Notes the page that is shown or about to be. The first one came from the server, which has counted it. */
export const showPage = (path: string): void => {
  if (path === shown) return;
  shown = path;
  untold = path;
};

/**
 * Returns the path of a page that was not reported to the server yet, once, unless the visitor must not be tracked.
 */
export const takeShownPage = (): string | undefined => {
  const path = untold;
  if (path === undefined) return undefined;
  untold = undefined;
  return asksNotToBeTracked() || readConsent() === 'refused' ? undefined : path;
};
