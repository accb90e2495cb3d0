import { currentUser } from '../session/user.ts';
import { loginUrl } from './login-url.ts';

/** Opens the login flow, which leads back to the page. */
export const openLogin = () => window.location.assign(loginUrl());

/** Acts where somebody is logged in, else opens the login flow. */
export const requireLogin = (act: () => void) => {
  if (currentUser()) act();
  else openLogin();
};
