import { addOrderPath } from '#contract/work-orders/add-path.ts';
import { useUser } from '#web/kit/session/user.ts';
import { useLoginUrl } from '../use-login-url.ts';

/** Returns the address of a new work order. A visitor gets there through the login page. */
export const useOrderUrl = (choice: Parameters<typeof addOrderPath>[0]): string => {
  const path = addOrderPath(choice);
  const login = useLoginUrl(path);
  return useUser() ? path : login;
};
