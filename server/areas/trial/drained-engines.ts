import { setTimeout as pause } from 'node:timers/promises';
import type { Engines } from '#engines/engine.ts';

/** Lets what is in hand when the server stops have its result within `withinMs`, before the engines are ended. */
export const drainedEngines = (engines: Engines, withinMs: number): Engines => {
  const inHand = new Set<Promise<unknown>>();
  return {
    recognise(job) {
      const work = engines.recognise(job);
      inHand.add(work);
      const done = () => void inHand.delete(work);
      work.then(done, done);
      return work;
    },
    async stop() {
      await Promise.race([Promise.allSettled(inHand), pause(withinMs, undefined, { ref: false })]);
      await engines.stop();
    },
  };
};
