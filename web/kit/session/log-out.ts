import { useState } from 'react';
import { sessionNow } from './session.ts';

/** Logs out on the server and here, and says so; here also without a network. */
export const logOut = async (): Promise<void> => {
  await (await sessionNow())?.logOut();
};

/** Logging out, and whether that is under way. */
export const useLogOut = () => {
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await logOut();
    setLeaving(false);
  };
  return { leaving, leave: () => void leave() };
};
