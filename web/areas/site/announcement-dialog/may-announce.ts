/** The pages on which users work: the console, the forms of the account centre, and the pages about its programs. */
const work =
  /^\/(?:console|account\/(?:add-sheets|applications|batch|certification|jobs|modify-password|modify-phone|requests|security|webhooks))(?:\/|$)/;

/**
 * Returns whether the announcement may open on a page. It never covers a page on which a user works, nor the first
 * visit of a new account, to which the news means nothing. Such users see it on a later page, a new account at its next
 * visit.
 */
export const mayAnnounce = ({ pathname, firstVisit }: { pathname: string; firstVisit: boolean }): boolean =>
  !firstVisit && !work.test(pathname);
