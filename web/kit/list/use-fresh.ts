import { useCallback, useEffect, useRef, useState } from 'react';
import { WATCH_MINUTES, watchWhileAttended } from '../session/attended-watch.ts';

const REFRESH_MS = 60_000;

/** `failed` is tried again by itself; `outdated` is not, since the data is not live. */
export type Freshness = 'fresh' | 'failed' | 'paused' | 'outdated';

const freshnessOf = (stale: { isPaused: boolean } | undefined, live: boolean): Freshness => {
  if (!stale) return 'fresh';
  if (stale.isPaused) return live ? 'paused' : 'fresh';
  return live ? 'failed' : 'outdated';
};

/**
 * Refreshes the loaded data while the page is visible. If a refresh fails or the watch pauses, the data stays. `ask`
 * must keep its identity as long as it requests the same thing. `everyMs` returns the interval in milliseconds. Unless
 * `live`, the data changes only by `refresh` and `goOn`.
 */
export const useFresh = <Data>(
  loaded: Data,
  ask: (signal: AbortSignal) => Promise<Data>,
  { everyMs = () => REFRESH_MS, live = true }: { everyMs?: (shown: Data) => number; live?: boolean } = {},
) => {
  const [fresh, setFresh] = useState<{ of: Data; data: Data }>();
  const [stale, setStale] = useState<{ of: Data; isPaused: boolean }>();
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
        setStale(undefined);
      } catch {
        if (!isLate()) setStale({ of: loaded, isPaused: false });
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
      onPause: () => setStale({ of: loaded, isPaused: true }),
    });
    watch.current = watching;
    return () => {
      watch.current = undefined;
      watching.stop();
      stop.abort();
    };
  }, [loaded, ask, interval, live]);
  const refresh = useCallback(async () => asking.current?.(), []);
  const goOn = useCallback(() => (watch.current ? watch.current.goOn() : void refresh()), [refresh]);
  return { shown, freshness: freshnessOf(stale?.of === loaded ? stale : undefined, live), goOn, refresh };
};
