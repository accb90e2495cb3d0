import { LOGIN_NOTICE_COOKIE, type LoginNotice } from '#contract/auth/login-notice.ts';
import { t } from '../texts.ts';
import { showNotice } from '../ui/notice.tsx';
import { readCookie, removeCookie } from './cookies.ts';

/** Tells a visitor why the page that was asked for is not shown. */
export const tellLoginRequired = () => showNotice(t('identity.session.loginRequired'), 'danger');

const REGISTERED = 'registered';

/** Lets this tab's next page say that a registration went through; where storage is closed, it says nothing. */
export const keepRegistered = () => {
  try {
    window.sessionStorage.setItem(REGISTERED, '1');
  } catch {
    // The page is there all the same.
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

/** Tells once how the login before this page went. Of somebody who brought a token the session tells that it is over. */
export const tellLoginNotice = ({ broughtToken }: { broughtToken: boolean }) => {
  const notice = readCookie(LOGIN_NOTICE_COOKIE) as LoginNotice | undefined;
  if (notice !== undefined) removeCookie(LOGIN_NOTICE_COOKIE);
  if (notice === 'ticket') showNotice(t('identity.session.ticketFailed'), 'danger');
  if (notice === 'required' && !broughtToken) tellLoginRequired();
  if (takeRegistered()) showNotice(t('identity.register.done'), 'success');
};
