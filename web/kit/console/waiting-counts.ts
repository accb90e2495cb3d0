import { useEffect, useState } from 'react';
import type { AnswerOf } from '#contract/kit/call.ts';
import { getWaiting } from '#contract/console/calls.ts';
import type { WaitingPlace } from '#contract/kit/area.ts';
import { makeCall } from '../call.ts';
import { WATCH_MINUTES, watchWhileAttended } from '../session/attended-watch.ts';

const REFRESH_MS = 60_000;

type Waiting = AnswerOf<typeof getWaiting>['waiting'];

let refreshNow: (() => Promise<void>) | undefined;

/** Refreshes the counts. A page calls it after an action that changes them, unless it reloads its own data. */
export const refreshWaiting = () => void refreshNow?.();

/** Returns the number of waiting items at each place. Refreshes it every minute while the page is visible. */
export const useWaiting = (loaded: Waiting): ((place: WaitingPlace) => number) => {
  const [fresh, setFresh] = useState<{ since: Waiting; waiting: Waiting }>();
  useEffect(() => {
    const stop = new AbortController();
    const refresh = async () => {
      try {
        const { waiting } = await makeCall(getWaiting, {}, { signal: stop.signal });
        setFresh({ since: loaded, waiting });
      } catch {
        // The last counts stay, and the next minute retries.
      }
    };
    const watch = watchWhileAttended({ refresh, everyMs: REFRESH_MS, patienceMs: WATCH_MINUTES * 60_000 });
    refreshNow = refresh;
    return () => {
      refreshNow = undefined;
      watch.stop();
      stop.abort();
    };
  }, [loaded]);
  const waiting = fresh?.since === loaded ? fresh.waiting : loaded;
  return (place) => waiting.find((one) => one.place === place)?.count ?? 0;
};
