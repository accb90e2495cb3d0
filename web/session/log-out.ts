import { sessionNow } from './session.ts';

/** Logs out on the server and here, and says so; here also without a network. */
export const logOut = async (): Promise<void> => {
  await (await sessionNow())?.logOut();
};
