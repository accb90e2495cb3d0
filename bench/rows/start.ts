import type { Bench } from '../bench.ts';
import { median } from '../median.ts';
import { startPortal } from '../portal.ts';
import { startPlainWithDatabase } from '../references/start.ts';
import type { ServerProcess } from '../server-process.ts';

const STARTS = 5;
const AT_MOST_SECONDS = 1.5;

const name = 'start on a database - plain';
export const startRows = [name];

const timeOf = async (start: () => Promise<ServerProcess>): Promise<number> => {
  const server = await start();
  await server.stop();
  return server.readyAfterMs;
};

/** Measures starts of the portal and "plain" alternately, on the same data folder. */
export const measureStart = (bench: Bench) =>
  bench.row(name, async () => {
    const value: number[] = [];
    const reference: number[] = [];
    for (let round = 0; round < STARTS; round += 1) {
      value.push(await timeOf(() => startPortal(bench.dataDir, { cache: true })));
      reference.push(await timeOf(() => startPlainWithDatabase(bench.dataDir)));
    }
    return {
      value: median(value),
      reference: median(reference),
      unit: 'ms',
      figure: (median(value) - median(reference)) / 1000,
      figureUnit: 's',
      budget: { atMost: AT_MOST_SECONDS },
      rounds: { value, reference },
    };
  });
