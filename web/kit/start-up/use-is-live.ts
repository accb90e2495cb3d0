import { useSyncExternalStore } from 'react';

/** Whether React has hydrated the page. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
