import { useEffect } from 'react';
import { countVideoPlay, countVideoView } from '#contract/videos/calls.ts';
import { isPreview } from '#web/kit/start-up/preview.ts';

const count = (call: typeof countVideoPlay | typeof countVideoView, uuid: string, stop: AbortController) => {
  if (isPreview) return;
  import('#web/kit/views/count-view.ts').then(
    ({ countView }) => countView(call, { uuid }, stop),
    // If a script fails to load, no more is lost than by a failed call.
    () => {},
  );
};

/** Counts a view of the video once it is shown. The page does not wait for the script. */
export const useCountedView = (uuid: string) => {
  useEffect(() => {
    const stop = new AbortController();
    count(countVideoView, uuid, stop);
    return () => stop.abort();
  }, [uuid]);
};

/** Counts that the film plays. A visitor who leaves at once has played it, too. */
export const countPlay = (uuid: string) => count(countVideoPlay, uuid, new AbortController());
