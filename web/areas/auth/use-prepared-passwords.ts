import { useEffect } from 'react';
import { preparePasswords } from './password-proof.ts';

/** Loads what proves or seals a password once a field of the page has the focus. */
export const usePreparedPasswords = () =>
  useEffect(() => {
    // A quick visitor is in a field before the page is alive.
    if (document.activeElement instanceof HTMLInputElement) preparePasswords();
    document.addEventListener('focusin', preparePasswords, { once: true });
    return () => document.removeEventListener('focusin', preparePasswords);
  }, []);
