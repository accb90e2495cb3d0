import { FIRST_VISIT, keepInTab, keptInTab, REGISTERED } from './kept-in-tab.ts';

/** Marks the visit of this tab as the first of its account, which nothing should interrupt. */
export const keepFirstVisit = () => keepInTab(FIRST_VISIT, '1');

/** Ends the first visit: who logs in with a password has been here before, or is somebody else. */
export const endFirstVisit = () => keepInTab(FIRST_VISIT, null);

/** Returns whether the account was made, or logged in for the first time, in this tab. */
export const isFirstVisit = (): boolean => keptInTab(FIRST_VISIT) !== null;

/** Makes this tab's next page report a completed registration. */
export const keepRegistered = () => {
  keepInTab(REGISTERED, '1');
  keepFirstVisit();
};

/** Returns whether a registration is to be reported, once. */
export const takeRegistered = (): boolean => {
  const registered = keptInTab(REGISTERED) !== null;
  keepInTab(REGISTERED, null);
  return registered;
};
