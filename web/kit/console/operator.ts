import { useOutletContext } from 'react-router';
import { userIdOf } from '../session/user-id.ts';
import type { User } from '../session/user.ts';

/** The operator whose console it is, as the frame hands it to the rooms. */
export const useOperator = () => useOutletContext<User>();
export const useOperatorId = (): string => userIdOf(useOperator());
