import { useCallback, useEffect, useRef, useState } from 'react';
import { watchWhileAttended } from '../session/attended-watch.ts';

/** Minutes without mouse or keyboard after which a page asks no more: its calls would keep a session alive for nobody. */
export const WATCH_MINUTES = 10;
const REFRESH_MS = 60_000;

export type Freshness = 'fresh' | 'failed' | 'paused';

/**
 * What a page has loaded, kept up to date while somebody looks at it. What is shown stays where that fails or ends.
 * `ask` must be the same function as long as it asks for the same thing; `everyMs` says how soon what is shown will be old.
 */
export const useFresh = <Data>(
  loaded: Data,
  ask: (signal: AbortSignal) => Promise<Data>,
  everyMs: (shown: Data) => number = () => REFRESH_MS,
) => {
  const [fresh, setFresh] = useState<{ of: Data; data: Data }>();
  const [freshness, setFreshness] = useState<Freshness>('fresh');
  const shown = fresh?.of === loaded ? fresh.data : loaded;
  const interval = everyMs(shown);
  const watch = useRef<{ goOn: () => void }>(undefined);
  const asking = useRef<() => Promise<void>>(undefined);
  useEffect(() => {
    const stop = new AbortController();
    let asked = 0;
    let answered = 0;
    const refresh = async () => {
      asked += 1;
      const turn = asked;
      // Answers may overtake each other: what was asked before an act does not take back what is shown after it.
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
    const watching = watchWhileAttended({
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
  }, [loaded, ask, interval]);
  const goOn = useCallback(() => watch.current?.goOn(), []);
  const refresh = useCallback(async () => asking.current?.(), []);
  return { shown, freshness, goOn, refresh };
};
