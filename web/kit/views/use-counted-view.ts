import { useEffect } from 'react';
import { isPreview } from '../start-up/preview.ts';

/** A module that counts views by the key of what was viewed. */
interface ViewCounter<Key> {
  countView: (key: Key, stop: AbortController) => unknown;
}

/** Counts a view of what the key names, once it is shown. The page does not wait for the script. */
export const useCountedView = <Key>(load: () => Promise<ViewCounter<Key>>, key: Key): void => {
  useEffect(() => {
    if (isPreview) return;
    const stop = new AbortController();
    load().then(
      ({ countView }) => countView(key, stop),
      // A script that fails to load loses no more than a failed call.
      () => {},
    );
    return () => stop.abort();
  }, [load, key]);
};
