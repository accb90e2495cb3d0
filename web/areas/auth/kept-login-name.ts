import { useLocation } from 'react-router';

interface Kept {
  loginName: string;
}

const isKept = (state: unknown): state is Kept =>
  typeof state === 'object' && state !== null && typeof (state as Partial<Kept>).loginName === 'string';

/** The state of a link to the login whose name field is then filled. */
export const keptLoginName = (loginName: string): Kept => ({ loginName });

/** Returns the name that the previous page left for the login form, or an empty text. */
export const useKeptLoginName = (): string => {
  const { state } = useLocation();
  return isKept(state) ? state.loginName : '';
};
