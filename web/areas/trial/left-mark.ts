/**
 * Whether a page of this tab was left during a trial, which `panel/left/left-run.ts` stores. The key is repeated
 * here, because a module that the panel shares with the page would be one more script of every visit.
 */
export const isRunLeft = () => {
  try {
    return 'session.trial' in window.sessionStorage;
  } catch {
    // On the server, and where storage is blocked.
    return false;
  }
};
