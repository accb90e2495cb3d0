import { LOGIN_NOTICE_COOKIE } from '#contract/auth/login-notice.ts';
import { loginUrl } from '../shell/login-url.ts';
import { t } from '../texts.ts';
import { showNotice } from '../ui/notice.tsx';
import { readCookie, removeCookie } from './cookies.ts';
import { hasEndedSession } from './ended-session-key.ts';

/** Tells a visitor why the requested page is not shown, and leads to it through the login. */
export const tellLoginRequired = (wanted?: string) =>
  showNotice(
    t('identity.session.loginRequired'),
    'danger',
    wanted === undefined ? wanted : { text: t('identity.login.submit'), href: loginUrl(wanted) },
  );

const REGISTERED = 'registered';

/** Deals with the notice about a session that ended in this tab. Its script loads only where there is one. */
const lookAfterEndedSession = (loggedIn: boolean) => {
  if (!hasEndedSession()) return;
  const loaded = import('./ended-session.ts');
  loaded.then(
    (notice) => (loggedIn ? notice.forgetEndedSession() : notice.tellEndedSessionAgain()),
    () => {
      // The page works without the notice.
    },
  );
};

/** Makes this tab's next page report a completed registration. If storage is blocked, no notice appears. */
export const keepRegistered = () => {
  try {
    window.sessionStorage.setItem(REGISTERED, '1');
  } catch {
    // The page works without the notice.
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
  const cookie = readCookie(LOGIN_NOTICE_COOKIE);
  const [notice, path] = new URLSearchParams(`is=${cookie ?? ''}`).get('is')?.split(' ') ?? [];
  if (cookie !== undefined) removeCookie(LOGIN_NOTICE_COOKIE);
  if (notice === 'ticket') showNotice(t('identity.session.ticketFailed'), 'danger');
  if (notice === 'required' && !broughtToken) tellLoginRequired(path && window.location.origin + path);
  lookAfterEndedSession(broughtToken);
  if (takeRegistered()) showNotice(t('identity.register.done'), 'success');
};
