import { useState } from 'react';
import { sessionNow } from './session.ts';

/** Logs out on the server and in the browser, and shows a notice. Without a network it logs out in the browser only. */
export const logOut = async (): Promise<void> => {
  await (await sessionNow())?.logOut();
};

/** Returns the logout action and whether it is running. */
export const useLogOut = () => {
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await logOut();
    setLeaving(false);
  };
  return { leaving, leave: () => void leave() };
};
