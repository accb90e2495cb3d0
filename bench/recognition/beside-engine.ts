import { createEngines } from '#engines/host/engines.ts';
import type { BuiltInTask } from '#engines/engine.ts';
import { comparedTimes } from '../median.ts';
import type { Row } from '../row.ts';

const ROUNDS = 9;
const AT_MOST_TIMES = 1.15;

const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** Measures the same picture alternately through the portal and with a separate engine. */
export const besideEngine = async (
  { task, picture }: { task: BuiltInTask; picture: Buffer },
  throughPortal: () => Promise<void>,
): Promise<Omit<Row, 'name'>> => {
  const engines = createEngines({
    processes: { text: 1, detection: 1, package: 1 },
    limits: { cpuMs: 60_000, expectedMs: 60_000 },
  });
  const value: number[] = [];
  const reference: number[] = [];
  try {
    // The first rounds warm up.
    for (let round = -2; round < ROUNDS; round += 1) {
      const [through, alone] = [await timed(throughPortal), await timed(() => engines.recognise({ task, picture }))];
      if (round < 0) continue;
      value.push(through);
      reference.push(alone);
    }
  } finally {
    await engines.stop();
  }
  return { ...comparedTimes(value, reference), budget: { atMost: AT_MOST_TIMES } };
};
