import { currentUser } from '../session/user.ts';
import { loginUrl } from './login-url.ts';

/** Opens the login page, which redirects back to the current page, or to the place of it that a hash names. */
export const openLogin = (hash = '') => {
  const wanted = new URL(window.location.href);
  if (hash) wanted.hash = hash;
  window.location.assign(loginUrl(wanted.href));
};

/** Runs the action if a user is logged in, otherwise opens the login page, which redirects back to the hash. */
export const requireLogin = (act: () => void, hash: string) => {
  if (currentUser()) act();
  else openLogin(hash);
};
