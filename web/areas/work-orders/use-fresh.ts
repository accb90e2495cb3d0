import { useCallback, useEffect, useRef, useState } from 'react';
import { REFRESH_SECONDS, WATCH_MINUTES } from '#contract/work-orders/limits.ts';
import { watchWhileAttended } from '#web/session/attended-watch.ts';

export type Freshness = 'fresh' | 'failed' | 'paused';

/**
 * What a page has loaded, kept up to date while somebody looks at it. What is shown stays where that fails or ends.
 * `ask` must be the same function as long as it asks for the same thing.
 */
export const useFresh = <Data>(loaded: Data, ask: (signal: AbortSignal) => Promise<Data>) => {
  const [fresh, setFresh] = useState<{ of: Data; data: Data }>();
  const [freshness, setFreshness] = useState<Freshness>('fresh');
  const watch = useRef<{ goOn: () => void }>(undefined);
  const asking = useRef<() => Promise<void>>(undefined);
  useEffect(() => {
    const stop = new AbortController();
    const refresh = async () => {
      try {
        const data = await ask(stop.signal);
        if (stop.signal.aborted) return;
        setFresh({ of: loaded, data });
        setFreshness('fresh');
      } catch {
        if (!stop.signal.aborted) setFreshness('failed');
      }
    };
    asking.current = refresh;
    const watching = watchWhileAttended({
      refresh,
      everyMs: REFRESH_SECONDS * 1000,
      patienceMs: WATCH_MINUTES * 60_000,
      onPause: () => setFreshness('paused'),
    });
    watch.current = watching;
    return () => {
      watching.stop();
      stop.abort();
    };
  }, [loaded, ask]);
  const goOn = useCallback(() => watch.current?.goOn(), []);
  const refresh = useCallback(async () => asking.current?.(), []);
  return { shown: fresh?.of === loaded ? fresh.data : loaded, freshness, goOn, refresh };
};
