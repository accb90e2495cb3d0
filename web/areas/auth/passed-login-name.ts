import { useLocation } from 'react-router';

interface LoginState {
  loginName: string;
}

const isLoginState = (state: unknown): state is LoginState =>
  typeof state === 'object' && state !== null && typeof (state as Partial<LoginState>).loginName === 'string';

/** The state of a link to the login whose name field is then filled. */
export const passedLoginName = (loginName: string): LoginState => ({ loginName });

/** Returns the name that the previous page left for the login form, or an empty text. */
export const usePassedLoginName = (): string => {
  const { state } = useLocation();
  return isLoginState(state) ? state.loginName : '';
};
