import { LOGIN_NOTICE_COOKIE } from '#contract/auth/login-notice.ts';
import { loginUrl } from '../shell/login-url.ts';
import { t } from '../texts.ts';
import { showNotice } from '../ui/notice.tsx';
import { readCookie, removeCookie } from './cookies.ts';
import { forgetEndedSession, showEndedSessionAgain } from './ended-session.ts';
import { takeRegistered } from './first-visit.ts';

/** Explains to a visitor why the requested page is not shown, and links to it through the login. */
export const showLoginRequired = (wanted?: string) =>
  showNotice(
    t('identity.session.loginRequired'),
    'danger',
    wanted === undefined ? wanted : { text: t('identity.login.submit'), href: loginUrl(wanted) },
  );

/** Shows the result of the preceding login once. If the browser sent a token, the session reports its end instead. */
export const showLoginNotice = ({ broughtToken }: { broughtToken: boolean }) => {
  const cookie = readCookie(LOGIN_NOTICE_COOKIE);
  const [notice, path] = new URLSearchParams(`is=${cookie ?? ''}`).get('is')?.split(' ') ?? [];
  if (cookie !== undefined) removeCookie(LOGIN_NOTICE_COOKIE);
  if (notice === 'ticket') showNotice(t('identity.session.ticketFailed'), 'danger');
  if (notice === 'required' && !broughtToken) showLoginRequired(path && window.location.origin + path);
  if (broughtToken) forgetEndedSession();
  else showEndedSessionAgain();
  if (takeRegistered()) showNotice(t('identity.register.done'), 'success');
};
