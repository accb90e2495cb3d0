/** The cookie that carries the reason for a missing login to the next page; the page reads and removes it. */
export const LOGIN_NOTICE_COOKIE = 'loginNotice';
export const LOGIN_NOTICE_SECONDS = 60;

/** `ticket`: the login ticket is invalid. `required`: the page requires a login. */
export type LoginNotice = 'ticket' | 'required';
