import { useEffect, useEffectEvent, useState } from 'react';
import { useUser } from '#web/kit/session/user.ts';
import { createRunning, type LeftRun, storeWhenLeft, takeLeftRun, whoIs } from './left-run.ts';

/** Goes on with the trial of this ability during which the page was left, once it is known who is there. */
export const useLeftRun = (abilityNo: number, onLeft: (left: LeftRun) => void) => {
  const userId = whoIs(useUser());
  const take = useEffectEvent((id: string) => {
    const left = takeLeftRun(abilityNo, id);
    if (left) onLeft(left);
  });
  useEffect(() => {
    if (userId !== undefined) take(userId);
  }, [userId]);
};

/**
 * Knows the trial in progress, and stores it when the page is left, so that the page goes on with it when it is loaded
 * again.
 */
export const useRunning = (abilityNo: number) => {
  const [running] = useState(() => createRunning(abilityNo));
  useEffect(() => storeWhenLeft(running.now), [running]);
  return running;
};
