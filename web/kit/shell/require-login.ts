import { currentUser } from '../session/user.ts';
import { loginUrl } from './login-url.ts';

/** Opens the login page, which redirects back to the current page. */
export const openLogin = () => window.location.assign(loginUrl());

/** Runs the action if a user is logged in, otherwise opens the login page. */
export const requireLogin = (act: () => void) => {
  if (currentUser()) act();
  else openLogin();
};
