import { useRouteLoaderData } from 'react-router';
import { userIdOf } from '#web/session/user-id.ts';
import type { User } from '#web/session/user.ts';

/** The id of the operator whose console it is, by what the frame has loaded. */
export const useOperatorId = (): string => {
  const data = useRouteLoaderData('areas/console/console-frame') as { user: User } | undefined;
  return data ? userIdOf(data.user) : '';
};
