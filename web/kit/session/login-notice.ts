import { LOGIN_NOTICE_COOKIE, type LoginNotice } from '#contract/auth/login-notice.ts';
import { t } from '../texts.ts';
import { showNotice } from '../ui/notice.tsx';
import { readCookie, removeCookie } from './cookies.ts';
import { forgetEndedSession, tellEndedSessionAgain } from './ended-session.ts';

/** Tells a visitor why the requested page is not shown. */
export const tellLoginRequired = () => showNotice(t('identity.session.loginRequired'), 'danger');

const REGISTERED = 'registered';
const FIRST_VISIT = 'first-visit';

const keep = (name: string) => {
  try {
    window.sessionStorage.setItem(name, '1');
  } catch {
    // The page works without it.
  }
};

/** Marks the visit of this tab as the first of its account, which nothing should interrupt. */
export const keepFirstVisit = () => keep(FIRST_VISIT);

/** Ends the first visit: who logs in with a password has been here before, or is somebody else. */
export const endFirstVisit = () => {
  try {
    window.sessionStorage.removeItem(FIRST_VISIT);
  } catch {
    // Nothing was kept.
  }
};

/** Makes this tab's next page report a completed registration. If storage is blocked, no notice appears. */
export const keepRegistered = () => {
  keep(REGISTERED);
  keepFirstVisit();
};

/** Returns whether the account was made, or logged in for the first time, in this tab. */
export const isFirstVisit = (): boolean => {
  try {
    return window.sessionStorage.getItem(FIRST_VISIT) !== null;
  } catch {
    return false;
  }
};

const takeRegistered = (): boolean => {
  try {
    const { sessionStorage } = window;
    const registered = sessionStorage.getItem(REGISTERED) !== null;
    sessionStorage.removeItem(REGISTERED);
    return registered;
  } catch {
    return false;
  }
};

/** Shows the result of the preceding login once. If the browser sent a token, the session reports its end instead. */
export const tellLoginNotice = ({ broughtToken }: { broughtToken: boolean }) => {
  const notice = readCookie(LOGIN_NOTICE_COOKIE) as LoginNotice | undefined;
  if (notice !== undefined) removeCookie(LOGIN_NOTICE_COOKIE);
  if (notice === 'ticket') showNotice(t('identity.session.ticketFailed'), 'danger');
  if (notice === 'required' && !broughtToken) tellLoginRequired();
  if (broughtToken) forgetEndedSession();
  else tellEndedSessionAgain();
  if (takeRegistered()) showNotice(t('identity.register.done'), 'success');
};
