import { useEffect } from 'react';
import { isPreview } from '#web/kit/start-up/preview.ts';

/** Counts a view of the download once it is shown. The page does not wait for the script. */
export const useCountedView = (uuid: string) => {
  useEffect(() => {
    if (isPreview) return;
    const stop = new AbortController();
    import('./count-view.ts').then(
      ({ countOf }) => countOf(uuid, stop),
      // If a script fails to load, no more is lost than by a failed call.
      () => {},
    );
    return () => stop.abort();
  }, [uuid]);
};
