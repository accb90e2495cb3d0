import { readCookie, removeCookie, writeCookie } from './cookies.ts';

const NAMES = ['token', 'ysToken', 'updateTime'] as const;
/** Key in local storage that records whether the last user of this browser has logged out. */
const LOGIN_STATE = 'loginState';
/** What a tab stores under keys that begin so goes with the session. */
const OF_SESSION = 'session.';

/** Reads the marker that changes with the user's data, in any tab. */
export const readUpdateTime = () => readCookie('updateTime');
export const writeUpdateTime = (updateTime: string) => writeCookie('updateTime', updateTime);

/** Runs `act` on local storage, or on that of the tab. If storage is blocked, only the cookies are used. */
const inStorage = (act: (storage: Storage) => void, name: 'localStorage' | 'sessionStorage' = 'localStorage') => {
  try {
    act(window[name]);
  } catch {
    // The session is in the cookies.
  }
};

/** Copies the session cookies to local storage, with this marker of the user's data. */
export const rememberCredentials = (updateTime: string) => {
  // Other tabs read the cookie.
  if (readUpdateTime() !== updateTime) writeUpdateTime(updateTime);
  inStorage((storage) => {
    for (const name of NAMES) storage.setItem(name, readCookie(name) ?? '');
    storage.setItem(LOGIN_STATE, 'user');
  });
};

/** Removes the session from this browser and sets the visitor flag, which other tabs read once the token is gone. */
export const clearCredentials = () => {
  for (const name of NAMES) removeCookie(name);
  inStorage((storage) => {
    storage.setItem(LOGIN_STATE, 'visitor');
    for (const name of NAMES) storage.removeItem(name);
  });
  inStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(OF_SESSION)) storage.removeItem(key);
  }, 'sessionStorage');
};

/** Whether the session was ended in this tab or another, by a logout or with a notice. */
export const hasVisitorFlag = (): boolean => {
  let flag = false;
  inStorage((storage) => {
    flag = storage.getItem(LOGIN_STATE) === 'visitor';
  });
  return flag;
};
