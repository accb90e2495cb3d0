import { useEffect, useRef } from 'react';
import { WATCH_MINUTES, watchWhileAttended } from './attended-watch.ts';

/**
 * Calls `refresh` while the page is visible, and again when the user returns to the tab. Without an interval it does
 * nothing. Without input it pauses until the next one. What fails is repeated after the interval. `refresh` must keep
 * its identity as long as it requests the same thing.
 */
export const useAttendedWatch = (refresh: (signal: AbortSignal) => Promise<unknown>, everyMs: number | undefined) => {
  // Outlives a watch: another interval is no sign of a person.
  const attention = useRef<{ at: number }>(undefined);
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    const stop = new AbortController();
    attention.current ??= { at: Date.now() };
    const watch = watchWhileAttended({
      attention: attention.current,
      refresh: () =>
        refresh(stop.signal).then(
          () => {},
          () => {},
        ),
      everyMs,
      patienceMs: WATCH_MINUTES * 60_000,
      resumes: true,
    });
    return () => {
      watch.stop();
      stop.abort();
    };
  }, [refresh, everyMs]);
};
