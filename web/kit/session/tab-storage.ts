/** What this tab remembers in `sessionStorage`, by name. Where storage is blocked, nothing is remembered. */

/** The text of the notice that the last session has ended, until the next login. */
export const ENDED_SESSION = 'endedSession';
/** A registration that the next page reports. */
export const REGISTERED = 'registered';
/** The visit of this tab is the first of its account. */
export const FIRST_VISIT = 'first-visit';

/** Returns what is remembered, or null. */
export const readTabStorage = (name: string): string | null => {
  try {
    return window.sessionStorage.getItem(name);
  } catch {
    return null;
  }
};

/** Remembers a text, or forgets it. */
export const writeTabStorage = (name: string, text: string | null) => {
  try {
    if (text === null) window.sessionStorage.removeItem(name);
    else window.sessionStorage.setItem(name, text);
  } catch {
    // The page works without it.
  }
};
