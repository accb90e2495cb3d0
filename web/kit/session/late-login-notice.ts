import { LOGIN_NOTICE_COOKIE } from '#contract/auth/login-notice.ts';
import { readCookie } from './cookies.ts';
import { keptInTab, ENDED_SESSION, REGISTERED } from './kept-in-tab.ts';
import type * as loginNotice from './login-notice.ts';

type Notice = typeof loginNotice;

/** Loads what a login has to say, which few pages need. */
const load = (tell: (notice: Notice) => void) => {
  const loaded = import('./login-notice.ts');
  loaded.then(tell, () => {
    // The page works without the notice.
  });
};

export const tellLoginRequired = (wanted: string) => load((notice) => notice.tellLoginRequired(wanted));

/** Shows the result of the preceding login, if there is one to show. */
export const tellLoginNotice = (state: Parameters<Notice['tellLoginNotice']>[0]) => {
  if (readCookie(LOGIN_NOTICE_COOKIE) !== undefined || keptInTab(ENDED_SESSION) || keptInTab(REGISTERED))
    load((notice) => notice.tellLoginNotice(state));
};
