import { type Browser, chromium } from '@playwright/test';
import { browserLaunchOptions } from '../../e2e/browser.ts';
import type { Bench } from '../bench.ts';
import { median, medianRatio } from '../median.ts';
import type { LoadFigures } from '../page-load/figures.ts';
import { loadPage } from '../page-load/load-page.ts';
import { startWithoutScript } from '../references/start.ts';
import { pages } from '../requests.ts';
import type { Row } from '../row.ts';
import type { ServerProcess } from '../server-process.ts';

const AT_MOST_TIMES = 1.5;
const AT_MOST_MILLISECONDS = 150;
const AT_MOST_SHIFT = 0.02;
/** What the drawings of a page may add to its blocking time. */
const DRAWINGS_MILLISECONDS = 60;
const HOME_REQUESTS = 20;
/** A load takes seconds; three are enough. */
const ROUNDS = 3;

const rows = Object.entries(pages).map(([page, { path }]) => ({
  path,
  paintName: `largest content of the ${page} page : no script`,
  blockingName: `blocking time of the ${page} page`,
  drawingsName: `blocking time of the drawings of the ${page} page`,
  shiftName: `layout shift of the ${page} page`,
  requestsName: page === 'home' ? 'requests of the home page' : undefined,
}));
export const pageLoadRows = rows.flatMap(({ paintName, blockingName, drawingsName, shiftName, requestsName }) => [
  paintName,
  blockingName,
  drawingsName,
  shiftName,
  ...(requestsName ? [requestsName] : []),
]);

/** The row of a figure that is compared with nothing but its budget. */
const ownRow = (
  value: number[],
  figure: number,
  { unit = '', atMost }: { unit?: '' | 'ms'; atMost: number },
): Omit<Row, 'name'> => ({
  value: figure,
  unit,
  figure,
  figureUnit: unit,
  budget: { atMost },
  rounds: { value, reference: [] },
});

interface Sides {
  browser: Browser;
  reference: ServerProcess;
}

const startSides = async (portal: string): Promise<Sides> => {
  // The bench itself stops its processes when it is interrupted.
  const options = { ...(await browserLaunchOptions()), handleSIGINT: false, handleSIGTERM: false };
  const browser = await chromium.launch(options);
  const paths = rows.map(({ path }) => path);
  const reference = await startWithoutScript(portal, paths);
  // Warms up: fonts are read once, and the reference fills its memory.
  for (const path of paths) await loadPage(browser, reference.origin + path);
  return { browser, reference };
};

interface Loads {
  portal: LoadFigures[];
  reference: LoadFigures[];
  withoutDrawings: LoadFigures[];
}

const loadInTurn = async (bench: Bench, portal: string, { browser, reference }: Sides, path: string) => {
  const loads: Loads = { portal: [], reference: [], withoutDrawings: [] };
  for (let round = 0; round < Math.min(bench.settings.rounds, ROUNDS); round += 1) {
    loads.portal.push(await loadPage(browser, portal + path));
    loads.reference.push(await loadPage(browser, reference.origin + path));
    loads.withoutDrawings.push(await loadPage(browser, portal + path, { without: '*/static/drawings/*' }));
  }
  return loads;
};

/**
 * Measures what a visitor with a slow phone waits for on the first visit, compared with the same pages without script.
 */
export const measurePageLoad = async (bench: Bench, portal: string) => {
  let started: Promise<Sides> | undefined;
  // Started within a row, so that a machine without a browser fails only these rows.
  const start = () => (started ??= startSides(portal));
  try {
    for (const { path, paintName, blockingName, drawingsName, shiftName, requestsName } of rows) {
      let loaded: Promise<Loads> | undefined;
      const load = () => (loaded ??= start().then((sides) => loadInTurn(bench, portal, sides, path)));
      await bench.row(paintName, async () => {
        const loads = await load();
        const value = loads.portal.map(({ largestPaint }) => largestPaint);
        const beside = loads.reference.map(({ largestPaint }) => largestPaint);
        return {
          value: median(value),
          reference: median(beside),
          unit: 'ms',
          figure: medianRatio(value, beside),
          figureUnit: '',
          budget: { atMost: AT_MOST_TIMES },
          rounds: { value, reference: beside },
        };
      });
      await bench.row(blockingName, async () => {
        const value = (await load()).portal.map(({ blockingTime }) => blockingTime);
        return ownRow(value, median(value), { unit: 'ms', atMost: AT_MOST_MILLISECONDS });
      });
      await bench.row(drawingsName, async () => {
        const loads = await load();
        const value = loads.portal.map(({ blockingTime }) => blockingTime);
        const beside = loads.withoutDrawings.map(({ blockingTime }) => blockingTime);
        return {
          value: median(value),
          reference: median(beside),
          unit: 'ms',
          figure: median(value) - median(beside),
          figureUnit: 'ms',
          budget: { atMost: DRAWINGS_MILLISECONDS },
          rounds: { value, reference: beside },
        };
      });
      await bench.row(shiftName, async () => {
        const value = (await load()).portal.map(({ layoutShift }) => layoutShift);
        return ownRow(value, Math.max(...value), { atMost: AT_MOST_SHIFT });
      });
      if (!requestsName) continue;
      await bench.row(requestsName, async () => {
        const value = (await load()).portal.map(({ requests }) => requests);
        return ownRow(value, Math.max(...value), { atMost: HOME_REQUESTS });
      });
    }
  } finally {
    const sides = await started?.catch(() => undefined);
    await sides?.browser.close();
    await sides?.reference.stop();
  }
};
