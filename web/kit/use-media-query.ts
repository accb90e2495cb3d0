import { useSyncExternalStore } from 'react';

/** Whether the browser matches a media query now. */
export const matchesMedia = (query: string): boolean => window.matchMedia(query).matches;

/** Returns whether the browser matches a media query, and `onServer` for the page as the server renders it. */
export const useMediaQuery = (query: string, onServer: boolean): boolean =>
  useSyncExternalStore(
    (notify) => {
      const media = window.matchMedia(query);
      // Older browsers have no `addEventListener` here.
      media.addListener(notify);
      return () => media.removeListener(notify);
    },
    () => matchesMedia(query),
    () => onServer,
  );
