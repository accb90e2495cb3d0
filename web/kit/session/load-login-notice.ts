import { LOGIN_NOTICE_COOKIE } from '#contract/auth/login-notice.ts';
import { readCookie } from './cookies.ts';
import { readTabStorage, ENDED_SESSION, REGISTERED } from './tab-storage.ts';
import type * as loginNotice from './login-notice.ts';

type Notice = typeof loginNotice;

/** Loads the notices about a login, which few pages need. */
const load = (show: (notice: Notice) => void) => {
  const loaded = import('./login-notice.ts');
  loaded.then(show, () => {
    // The page works without the notice.
  });
};

export const showLoginRequired = (wanted: string) => load((notice) => notice.showLoginRequired(wanted));

/** Shows the result of the preceding login, if there is one to show. */
export const showLoginNotice = (state: Parameters<Notice['showLoginNotice']>[0]) => {
  if (readCookie(LOGIN_NOTICE_COOKIE) !== undefined || readTabStorage(ENDED_SESSION) || readTabStorage(REGISTERED))
    load((notice) => notice.showLoginNotice(state));
};
