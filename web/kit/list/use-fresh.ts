import { useCallback, useEffect, useRef, useState } from 'react';
import { WATCH_MINUTES, watchWhileAttended } from '../session/attended-watch.ts';

const REFRESH_MS = 60_000;

export type Freshness = 'fresh' | 'failed' | 'paused';

/**
 * Refreshes the loaded data while the page is visible. If a refresh fails or the watch pauses, the data stays. `ask`
 * must keep its identity as long as it requests the same thing. `everyMs` returns the interval in milliseconds. Unless
 * `live`, the data changes only by `refresh`.
 */
export const useFresh = <Data>(
  loaded: Data,
  ask: (signal: AbortSignal) => Promise<Data>,
  { everyMs = () => REFRESH_MS, live = true }: { everyMs?: (shown: Data) => number; live?: boolean } = {},
) => {
  const [fresh, setFresh] = useState<{ of: Data; data: Data }>();
  const [freshness, setFreshness] = useState<Freshness>('fresh');
  const shown = fresh?.of === loaded ? fresh.data : loaded;
  const interval = everyMs(shown);
  const watch = useRef<{ goOn: () => void }>(undefined);
  // Outlives a watch: newly loaded data is no sign of a person.
  const attention = useRef<{ at: number }>(undefined);
  const asking = useRef<() => Promise<void>>(undefined);
  useEffect(() => {
    const stop = new AbortController();
    let asked = 0;
    let answered = 0;
    const refresh = async () => {
      asked += 1;
      const turn = asked;
      // Responses may overtake each other: one requested before an action must not replace data shown after it.
      const isLate = () => stop.signal.aborted || turn < answered;
      try {
        const data = await ask(stop.signal);
        if (isLate()) return;
        answered = turn;
        setFresh({ of: loaded, data });
        setFreshness('fresh');
      } catch {
        if (!isLate()) setFreshness('failed');
      }
    };
    asking.current = refresh;
    if (!live) return () => stop.abort();
    attention.current ??= { at: Date.now() };
    const watching = watchWhileAttended({
      attention: attention.current,
      refresh,
      everyMs: interval,
      patienceMs: WATCH_MINUTES * 60_000,
      onPause: () => setFreshness('paused'),
    });
    watch.current = watching;
    return () => {
      watching.stop();
      stop.abort();
    };
  }, [loaded, ask, interval, live]);
  const goOn = useCallback(() => watch.current?.goOn(), []);
  const refresh = useCallback(async () => asking.current?.(), []);
  return { shown, freshness, goOn, refresh };
};
