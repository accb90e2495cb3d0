import { OF_SESSION } from '#web/kit/session/of-session.ts';

/** The key of the trial during which the page was left, in the storage of this tab. */
export const LEFT_RUN = `${OF_SESSION}trial`;

/** Whether a page of this tab was left during a trial. */
export const isRunLeft = () => {
  try {
    return !!window.sessionStorage.getItem(LEFT_RUN);
  } catch {
    // On the server, and where storage is blocked.
    return false;
  }
};
