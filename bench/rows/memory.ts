import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { median } from '../median.ts';
import { detailCall, fromBrowser, listCall, pages, viewCall } from '../requests.ts';
import { residentMegabytes, type ServerProcess } from '../server-process.ts';

// The time that the heap takes to reach its size under this load.
const WARM_UP_SECONDS = 18;
const STRETCH_SECONDS = 12;
const SOAK_SECONDS = 600;
const LOOK_EVERY_MS = 100;
const AT_MOST_MEGABYTES = 350;
const AT_MOST_PERCENT = 10;

const residentName = 'resident memory after the bench';
const growthName = 'resident memory, growth';
export const memoryRows = [residentName, growthName];

const requests = [...Object.values(pages), fromBrowser(listCall), fromBrowser(detailCall), viewCall];

/** Watches the portal's memory during a period of mixed load. Returns its medians in the first and the last tenth. */
const watchMemory = async ({ load, settings }: Bench, portal: ServerProcess) => {
  await load.run({ origin: portal.origin, requests, seconds: WARM_UP_SECONDS });
  const seen: number[] = [];
  let over = false;
  const watch = async () => {
    while (!over) {
      const megabytes = residentMegabytes(portal.pid);
      if (megabytes === undefined) throw new Error('this system does not report the memory of a process');
      seen.push(megabytes);
      await pause(LOOK_EVERY_MS);
    }
  };
  const seconds = settings.soak ? SOAK_SECONDS : STRETCH_SECONDS;
  const loaded = load.run({ origin: portal.origin, requests, seconds }).finally(() => {
    over = true;
  });
  await Promise.all([watch(), loaded]);
  const tenth = Math.ceil(seen.length / 10);
  return { before: median(seen.slice(0, tenth)), after: median(seen.slice(-tenth)) };
};

/** Measure it last, on the portal that has served the other rows. */
export const measureMemory = async (bench: Bench, portal: ServerProcess) => {
  let watched: ReturnType<typeof watchMemory> | undefined;
  const watch = () => {
    watched ??= watchMemory(bench, portal);
    return watched;
  };
  await bench.row(growthName, async () => {
    const { before, after } = await watch();
    return {
      value: after,
      reference: before,
      unit: 'MB',
      figure: (after / before - 1) * 100,
      figureUnit: '%',
      budget: { atMost: AT_MOST_PERCENT },
    };
  });
  await bench.row(residentName, async () => {
    const { after } = await watch();
    return { value: after, unit: 'MB', figure: after, figureUnit: 'MB', budget: { atMost: AT_MOST_MEGABYTES } };
  });
};
