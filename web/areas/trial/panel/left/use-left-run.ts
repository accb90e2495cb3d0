import { useEffect, useEffectEvent, useState } from 'react';
import { useUser } from '#web/kit/session/user.ts';
import { createRunning, type LeftRun, storeWhenLeft, takeLeftRun, whoIs } from './left-run.ts';

/** Continues the trial of this ability during which the page was left, once the user is known. */
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

/** Holds the trial in progress, and stores it when the page is left, so that the page continues it after a reload. */
export const useRunning = (abilityNo: number) => {
  const [running] = useState(() => createRunning(abilityNo));
  useEffect(() => storeWhenLeft(running.now), [running]);
  return running;
};
