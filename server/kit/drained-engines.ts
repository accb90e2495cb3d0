import { setTimeout as pause } from 'node:timers/promises';
import { EngineFault, type Engines } from '#engines/engine.ts';

/**
 * Wraps engines so that they reject new jobs once they stop, and give running ones up to `withinMs` to finish. They may
 * be stopped several times.
 */
export const drainedEngines = (engines: Engines, withinMs: number): Engines => {
  const inHand = new Set<Promise<unknown>>();
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    await Promise.race([Promise.allSettled(inHand), pause(withinMs, undefined, { ref: false })]);
    await engines.stop();
  };
  return {
    recognise(job) {
      if (stopped) return Promise.reject(new EngineFault('stopping'));
      const work = engines.recognise(job);
      inHand.add(work);
      const done = () => void inHand.delete(work);
      work.then(done, done);
      return work;
    },
    progressOf: (job) => engines.progressOf(job),
    stop: () => (stopped ??= stop()),
  };
};
