import { type Browser, chromium } from '@playwright/test';
import { DOCUMENT_CENTER_PATH } from '#contract/documents/document-path.ts';
import { browserLaunchOptions } from '../../e2e/browser.ts';
import type { Bench } from '../bench.ts';
import { comparedTimes, median } from '../median.ts';
import { firstResult, type SearchSteps } from '../page-load/first-result.ts';
import { onSlowPage, SLOW_4G_LATENCY_MS } from '../page-load/load-page.ts';
import { startLocalIndex } from '../references/start.ts';
import { pages } from '../requests.ts';
import type { ServerProcess } from '../server-process.ts';

const AT_MOST_ROUND_TRIPS = 2;
/** Each round trip adds as much to the time as it adds to the latency. */
const LONGER_LATENCY_MS = SLOW_4G_LATENCY_MS + 600;
const ROUNDS = 3;

const keyword = '模型包';
const documents = 'a[href^="/resource-center/document-detail/"]';
const box = { field: 'input[type=search]', keyword };

const local: SearchSteps = { ...box, result: `ol ${documents}` };
const boxes: readonly { name: string; path: string; steps: SearchSteps }[] = [
  {
    name: 'palette',
    path: pages.document.path,
    steps: {
      opener: 'a[aria-keyshortcuts^="Control+K"]',
      field: 'input[role=combobox]',
      keyword,
      result: `${documents}[role=option]`,
    },
  },
  {
    name: 'document center',
    path: DOCUMENT_CENTER_PATH,
    steps: { ...box, sends: true, result: `section[aria-labelledby=results] ${documents}` },
  },
];
const rows = boxes.map(({ name, ...others }) => ({
  ...others,
  roundTripsName: `first result of the ${name}, round trips`,
  timeName: `first result of the ${name}, slow 4G : local index`,
}));
export const firstResultRows = rows.flatMap(({ roundTripsName, timeName }) => [roundTripsName, timeName]);

interface Sides {
  browser: Browser;
  reference: ServerProcess;
}

const startSides = async (): Promise<Sides> => {
  // The bench itself stops its processes when it is interrupted.
  const options = { ...(await browserLaunchOptions()), handleSIGINT: false, handleSIGTERM: false };
  return { browser: await chromium.launch(options), reference: await startLocalIndex() };
};

interface Times {
  portal: number[];
  reference: number[];
}

/** Measures both sides in turn, each time with an empty cache. */
const measureInTurn = async (
  rounds: number,
  measurePortal: () => Promise<number>,
  measureReference: () => Promise<number>,
) => {
  const times: Times = { portal: [], reference: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.portal.push(await measurePortal());
    times.reference.push(await measureReference());
  }
  return times;
};

/** The number of requests that one after the other waited for, from the times with either latency. */
const roundTrips = (near: readonly number[], far: readonly number[]) =>
  (median(far) - median(near)) / (LONGER_LATENCY_MS - SLOW_4G_LATENCY_MS);

/** Measures the wait of a user from the focus in a search box to the first result, compared with a static site. */
export const measureFirstResult = async (bench: Bench, portal: string) => {
  let started: Promise<Sides> | undefined;
  // Started within a row, so that a machine without a browser fails only these rows.
  const start = () => (started ??= startSides());
  const rounds = Math.min(bench.settings.rounds, ROUNDS);
  try {
    for (const { path, steps, roundTripsName, timeName } of rows) {
      const timesWith = async (latency: number) => {
        const { browser, reference } = await start();
        const measure = (url: string, taken: SearchSteps) =>
          onSlowPage(browser, url, async ({ page, setLatency }) => {
            await setLatency(latency);
            return firstResult(page, taken);
          });
        return measureInTurn(
          rounds,
          () => measure(portal + path, steps),
          () => measure(`${reference.origin}/`, local),
        );
      };
      let measured: Promise<Times> | undefined;
      const near = () => (measured ??= timesWith(SLOW_4G_LATENCY_MS));
      await bench.row(roundTripsName, async () => {
        const [short, long] = [await near(), await timesWith(LONGER_LATENCY_MS)];
        const value = roundTrips(short.portal, long.portal);
        return {
          value,
          reference: roundTrips(short.reference, long.reference),
          unit: '',
          figure: Math.round(value),
          figureUnit: '',
          budget: { atMost: AT_MOST_ROUND_TRIPS },
          rounds: { value: long.portal, reference: long.reference },
        };
      });
      await bench.row(timeName, async () => {
        const { portal: value, reference } = await near();
        return comparedTimes(value, reference);
      });
    }
  } finally {
    const sides = await started?.catch(() => undefined);
    await sides?.browser.close();
    await sides?.reference.stop();
  }
};
