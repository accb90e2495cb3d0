import { useOutletContext } from 'react-router';
import { userIdOf } from '../session/user-id.ts';
import type { User } from '../session/user.ts';

/** Returns the logged-in operator, whom the frame passes to the console pages. */
export const useOperator = () => useOutletContext<User>();
export const useOperatorId = (): string => userIdOf(useOperator());
