import { expect, test } from 'vitest';
import type { Found } from '#contract/trial/recognition.ts';
import { EngineFault, type Engines, type Job } from '#engines/engine.ts';
import { drainedEngines } from './drained-engines.ts';

const job: Job = { task: 'id-card', picture: Buffer.alloc(0) };
const found: Found = { width: 1, height: 1, targets: [], texts: [], fields: [], pieces: [], notes: [] };

/** Engines with one job, which a test completes and which fails when they stop. */
const engines = () => {
  const { promise, resolve, reject } = Promise.withResolvers<Found>();
  const made: Engines = {
    recognise: () => promise,
    progressOf: () => undefined,
    stop: async () => reject(new EngineFault('stopping')),
  };
  return { made, resolve };
};

test('running work gets its result at the stop, and new work is rejected', async () => {
  const { made, resolve } = engines();
  const drained = drainedEngines(made, 60_000);
  const work = drained.recognise(job);
  const stopped = drained.stop();
  await expect(drained.recognise(job)).rejects.toMatchObject({ kind: 'stopping' });
  resolve(found);
  expect(await work).toBe(found);
  await stopped;
});

test('work that does not end in time fails, and the stop succeeds', async () => {
  const { made } = engines();
  const drained = drainedEngines(made, 1);
  const work = drained.recognise(job);
  const [outcome] = await Promise.allSettled([work, drained.stop(), drained.stop()]);
  expect(outcome).toMatchObject({ status: 'rejected', reason: { kind: 'stopping' } });
});
