/** What the visitor has decided about replays and counted clicks; undefined if nothing yet. */
export type Consent = 'granted' | 'refused';

const KEY = 'monitoringConsent';

/** Whether the browser asks not to be tracked. Then nothing is reported, and the visitor gets no question. */
export const asksNotToBeTracked = (): boolean =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

export const readConsent = (): Consent | undefined => {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'granted' || kept === 'refused' ? kept : undefined;
  } catch {
    // Without storage the question would return on every page, so it is not shown.
    return 'refused';
  }
};

/** Keeps the decision. Without storage it holds for nothing. */
export const keepConsent = (consent: Consent): void => {
  try {
    localStorage.setItem(KEY, consent);
  } catch {
    // Nothing is granted then.
  }
};
