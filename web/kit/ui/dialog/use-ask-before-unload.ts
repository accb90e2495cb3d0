import { useEffect } from 'react';

/** Makes the browser ask before it closes or reloads a page with something unsaved. */
export const useAskBeforeUnload = (unsaved: boolean): void => {
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
};
