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

interface Options<Data> {
  /** Returns the interval in milliseconds; undefined if what is shown does not change by itself. Once a minute by default. */
  everyMs?: (shown: Data) => number | undefined;
  /** Unless it is live, the data changes only by `refresh` and `goOn`. */
  live?: boolean;
  /** Whether the next input ends a pause. Else only `goOn` and a return to the tab do. */
  resumes?: boolean;
}

/**
 * Refreshes the loaded data while the page is visible. If a refresh fails or the watch pauses, the data stays. `ask`
 * must keep its identity as long as it requests the same thing; what an earlier one has requested is given up. It is
 * told whether the page asks by itself.
 */
export const useFresh = <Data>(
  loaded: Data,
  ask: (signal: AbortSignal, byItself: boolean) => Promise<Data>,
  { everyMs = () => REFRESH_MS, live = true, resumes = false }: Options<Data> = {},
) => {
  const [fresh, setFresh] = useState<{ of: Data; data: Data }>();
  const [stale, setStale] = useState<{ of: Data; isPaused: boolean }>();
  const shown = fresh && fresh.of === loaded ? fresh.data : loaded;
  const interval = live ? everyMs(shown) : undefined;
  const watch = useRef<{ goOn: () => void }>(undefined);
  // Outlives a watch: newly loaded data is no sign of a person.
  const attention = useRef<{ at: number }>(undefined);
  const asking = useRef<(byItself: boolean) => Promise<void>>(undefined);
  useEffect(() => {
    const stop = new AbortController();
    let asked = 0;
    let answered = 0;
    asking.current = async (byItself) => {
      asked += 1;
      const turn = asked;
      // Responses may overtake each other: one requested before an action must not replace data shown after it.
      const isLate = () => stop.signal.aborted || turn < answered;
      try {
        const data = await ask(stop.signal, byItself);
        if (isLate()) return;
        answered = turn;
        setFresh({ of: loaded, data });
        setStale(undefined);
      } catch {
        if (!isLate()) setStale({ of: loaded, isPaused: false });
      }
    };
    return () => stop.abort();
  }, [loaded, ask]);
  // Apart from the requests: an answer that changes the interval must not end one that was made after it.
  useEffect(() => {
    if (interval === undefined) return undefined;
    attention.current ??= { at: Date.now() };
    const watching = watchWhileAttended({
      attention: attention.current,
      refresh: async () => asking.current?.(true),
      everyMs: interval,
      patienceMs: WATCH_MINUTES * 60_000,
      resumes,
      onPause: () => setStale({ of: loaded, isPaused: true }),
    });
    watch.current = watching;
    return () => {
      watch.current = undefined;
      watching.stop();
    };
  }, [loaded, interval, resumes]);
  const refresh = useCallback(async () => asking.current?.(false), []);
  const goOn = useCallback(() => (watch.current ? watch.current.goOn() : void refresh()), [refresh]);
  const freshness = freshnessOf(stale?.of === loaded ? stale : undefined, interval !== undefined);
  return { shown, freshness, goOn, refresh };
};
