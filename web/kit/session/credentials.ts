import { readCookie, removeCookie, writeCookie } from './cookies.ts';

const NAMES = ['token', 'ysToken', 'updateTime'] as const;
/** Local storage tells by it whether whoever was here last has left. */
const LOGIN_STATE = 'loginState';

/** Changes with what is known of the user, in whichever tab. */
export const readUpdateTime = () => readCookie('updateTime');
export const writeUpdateTime = (updateTime: string) => writeCookie('updateTime', updateTime);

/** Storage may be closed to the page: then the cookies are all there is. */
const inStorage = (act: (storage: Storage) => void) => {
  try {
    act(window.localStorage);
  } catch {
    // The session lives in the cookies.
  }
};

/** Copies the cookies of the session to local storage, under the marker of what is known of the user now. */
export const rememberCredentials = (updateTime: string) => {
  // The cookie is what other tabs go by.
  if (readUpdateTime() !== updateTime) writeUpdateTime(updateTime);
  inStorage((storage) => {
    for (const name of NAMES) storage.setItem(name, readCookie(name) ?? '');
    storage.setItem(LOGIN_STATE, 'user');
  });
};

/** Forgets the session in this browser and sets the visitor flag, which other tabs read once the token is gone. */
export const clearCredentials = () => {
  for (const name of NAMES) removeCookie(name);
  inStorage((storage) => {
    storage.setItem(LOGIN_STATE, 'visitor');
    for (const name of NAMES) storage.removeItem(name);
  });
};

/** Whether the session was left on purpose, or told to be over, in this tab or another. */
export const hasVisitorFlag = (): boolean => {
  let flag = false;
  inStorage((storage) => {
    flag = storage.getItem(LOGIN_STATE) === 'visitor';
  });
  return flag;
};
