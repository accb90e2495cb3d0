/** The key under which the tab remembers an ended session, so that a reload of the home page shows the notice again. */
export const ENDED_SESSION_KEY = 'endedSession';

/** Returns whether a session has ended in this tab, and nobody has logged in since. */
export const hasEndedSession = (): boolean => {
  try {
    return window.sessionStorage.getItem(ENDED_SESSION_KEY) !== null;
  } catch {
    return false;
  }
};
