/** The cookie that carries the reason for a missing login to the next page; the page reads and removes it. */
export const LOGIN_NOTICE_COOKIE = 'loginNotice';
export const LOGIN_NOTICE_SECONDS = 60;
/** A longer path is left out: cookies are small. */
const WANTED_MAXIMUM = 500;

/** `ticket`: the login ticket is invalid. `required`: the page requires a login; the path of the page follows. */
export type LoginNotice = 'ticket' | 'required' | `required ${string}`;

export const requiredFor = (path: string): LoginNotice =>
  path.length <= WANTED_MAXIMUM ? `required ${path}` : 'required';
