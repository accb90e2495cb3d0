import { useEffect } from 'react';

/**
 * For the content of an antd dialog that is rendered only while it is open: returns the focus when the dialog is gone.
 * antd does so at the end of its closing, which such a dialog does not reach.
 */
export const ReturnFocus = (): null => {
  useEffect(() => {
    const opener = document.activeElement as HTMLElement | null;
    return () => {
      // What closed the dialog may have moved the focus already.
      if (document.activeElement !== document.body) return;
      const isThere = opener?.isConnected && opener !== document.body;
      (isThere ? opener : document.getElementById('main'))?.focus();
    };
  }, []);
  return null;
};
