import { useSyncExternalStore } from 'react';
import { asksNotToBeTracked, isConsentAsked, onConsent } from './consent.ts';

const isAsked = () => window.noted !== undefined && !asksNotToBeTracked() && isConsentAsked();
const onServer = () => false;

/** Whether the visitor is asked for consent now. Never on hosts that do not monitor. */
export const useConsentAsked = (): boolean => useSyncExternalStore(onConsent, isAsked, onServer);
