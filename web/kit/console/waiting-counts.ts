import { useEffect } from 'react';
import type { AnswerOf } from '#contract/kit/call.ts';
import { getWaiting } from '#contract/console/calls.ts';
import type { WaitingPlace } from '#contract/kit/area.ts';
import { makeCall } from '../call.ts';
import { useFresh } from '../list/use-fresh.ts';

type Waiting = AnswerOf<typeof getWaiting>['waiting'];

let refreshNow: (() => Promise<void>) | undefined;

/** Refreshes the counts. A page calls it after an action that changes them, unless it reloads its own data. */
export const refreshWaiting = () => void refreshNow?.();

const ask = async (signal: AbortSignal): Promise<Waiting> => (await makeCall(getWaiting, {}, { signal })).waiting;

/** Returns the number of waiting items at each place. Refreshes it every minute while the page is visible. */
export const useWaiting = (loaded: Waiting): ((place: WaitingPlace) => number) => {
  const { shown, refresh } = useFresh(loaded, ask);
  useEffect(() => {
    refreshNow = refresh;
    return () => {
      refreshNow = undefined;
    };
  }, [refresh]);
  return (place) => shown.find((one) => one.place === place)?.count ?? 0;
};
