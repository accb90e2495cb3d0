/**
 * Returns whether the announcement may open on a page. It never covers a console page, where somebody works, nor the
 * first visit of a new account, which knows nothing of what changed. Both see it on a later page.
 */
export const mayAnnounce = ({ pathname, firstVisit }: { pathname: string; firstVisit: boolean }): boolean =>
  !firstVisit && !/^\/console(?:\/|$)/.test(pathname);
