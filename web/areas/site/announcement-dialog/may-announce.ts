/** Where somebody works: the console, the pages of the account that are forms, and those about its programs. */
const work =
  /^\/(?:console|account\/(?:add-sheets|applications|batch|certification|jobs|modify-password|modify-phone|requests|security|webhooks))(?:\/|$)/;

/**
 * Returns whether the announcement may open on a page. It never covers a page where somebody works, nor the first visit
 * of a new account, which knows nothing of what changed. Who works sees it on a later page, a new account at its next visit.
 */
export const mayAnnounce = ({ pathname, firstVisit }: { pathname: string; firstVisit: boolean }): boolean =>
  !firstVisit && !work.test(pathname);
