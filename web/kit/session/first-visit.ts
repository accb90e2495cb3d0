const FIRST_VISIT = 'first-visit';

/** Marks the visit of this tab as the first of its account, which nothing should interrupt. */
export const keepFirstVisit = () => {
  try {
    window.sessionStorage.setItem(FIRST_VISIT, '1');
  } catch {
    // The page works without it.
  }
};

/** Ends the first visit: who logs in with a password has been here before, or is somebody else. */
export const endFirstVisit = () => {
  try {
    window.sessionStorage.removeItem(FIRST_VISIT);
  } catch {
    // Nothing was kept.
  }
};

/** Returns whether the account was made, or logged in for the first time, in this tab. */
export const isFirstVisit = (): boolean => {
  try {
    return window.sessionStorage.getItem(FIRST_VISIT) !== null;
  } catch {
    return false;
  }
};
