/** What the visitor has decided about replays and counted clicks; undefined if nothing yet. */
export type Consent = 'granted' | 'refused';

const KEY = 'monitoringConsent';
const listeners = new Set<() => void>();
let isOpen = false;

const tell = () => {
  for (const listener of listeners) listener();
};

/** Whether the browser asks not to be tracked. Then nothing is reported, and nobody is asked. */
export const asksNotToBeTracked = (): boolean =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

export const readConsent = (): Consent | undefined => {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'granted' || kept === 'refused' ? kept : undefined;
  } catch {
    // Without storage nobody can be asked once, so nobody is asked.
    return 'refused';
  }
};

/** Keeps the decision and closes the bar. */
export const decideConsent = (consent: Consent): void => {
  try {
    localStorage.setItem(KEY, consent);
  } catch {
    // The decision holds for nothing, since nothing is granted without storage.
  }
  isOpen = false;
  tell();
};

/** Opens the bar to change the decision. */
export const openConsent = (): void => {
  isOpen = true;
  tell();
};

/** Whether the bar is to be shown. */
export const isConsentAsked = (): boolean => isOpen || readConsent() === undefined;

export const onConsent = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
