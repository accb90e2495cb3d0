/** The cookie that tells the next page why nobody is logged in; the page reads and removes it. */
export const LOGIN_NOTICE_COOKIE = 'loginNotice';
export const LOGIN_NOTICE_SECONDS = 60;

/** A login ticket that is none; a page that is for nobody but users. */
export type LoginNotice = 'ticket' | 'required';
