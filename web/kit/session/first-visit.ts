import { FIRST_VISIT, writeTabStorage, readTabStorage, REGISTERED } from './tab-storage.ts';

/** Marks the visit of this tab as the first of its account, which nothing should interrupt. */
export const keepFirstVisit = () => writeTabStorage(FIRST_VISIT, '1');

/** Ends the first visit: a user who logs in with a password has been here before, or is another user. */
export const endFirstVisit = () => writeTabStorage(FIRST_VISIT, null);

/** Returns whether the account was made, or logged in for the first time, in this tab. */
export const isFirstVisit = (): boolean => readTabStorage(FIRST_VISIT) !== null;

/** Makes this tab's next page report a completed registration. */
export const keepRegistered = () => {
  writeTabStorage(REGISTERED, '1');
  keepFirstVisit();
};

/** Returns whether to report a registration, once. */
export const takeRegistered = (): boolean => {
  const registered = readTabStorage(REGISTERED) !== null;
  writeTabStorage(REGISTERED, null);
  return registered;
};
