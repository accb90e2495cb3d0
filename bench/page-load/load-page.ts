import type { Browser, Page } from '@playwright/test';
import { figuresOf, type LoadFigures, type Seen } from './figures.ts';

/** Lighthouse's slow 4G, and a processor slowed down four times. */
export const SLOW_4G_LATENCY_MS = 150;
const network = { offline: false, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const SLOWER = 4;

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

const QUIET_MS = 1000;
const LOOK_EVERY_MS = 100;
const GIVE_UP_AFTER_MS = 30_000;

declare global {
  interface Window {
    seen?: Seen & { lastAt: number };
  }
}

/** Runs in the page before its own scripts. */
const watch = () => {
  const seen: NonNullable<Window['seen']> = {
    firstPaint: 0,
    largestPaints: [],
    longTasks: [],
    layoutShifts: [],
    lastAt: 0,
  };
  window.seen = seen;
  const observe = (type: string, keep: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        keep(entry);
        seen.lastAt = Math.max(seen.lastAt, entry.startTime + entry.duration);
      }
    }).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-paint') seen.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => seen.largestPaints.push(startTime));
  observe('longtask', ({ startTime: start, duration }) => seen.longTasks.push({ start, duration }));
  observe('layout-shift', (entry) => seen.layoutShifts.push((entry as PerformanceEntry & { value: number }).value));
};

/** Waits until nothing was loaded, painted or shifted and no long task ran for a second. Returns what was observed. */
const seenOnceQuiet = async (page: Page): Promise<Seen> => {
  await page.waitForLoadState('networkidle', { timeout: GIVE_UP_AFTER_MS });
  const quiet = await page.waitForFunction(
    (milliseconds) => window.seen && performance.now() - window.seen.lastAt > milliseconds && window.seen,
    QUIET_MS,
    { polling: LOOK_EVERY_MS, timeout: GIVE_UP_AFTER_MS },
  );
  return (await quiet.jsonValue()) as Seen;
};

interface OpenOptions {
  /** Requests for it are blocked. */
  without?: string;
}

/** A page on a slow phone, which is quiet after its load. */
export interface SlowPage {
  page: Page;
  figures: LoadFigures;
  /** The milliseconds that each further request takes at least. */
  setLatency(latency: number): Promise<void>;
}

/** Opens an address on a slow phone with an empty cache, and runs `work` once the page is quiet. */
export const onSlowPage = async <Result>(
  browser: Browser,
  url: string,
  work: (opened: SlowPage) => Result | Promise<Result>,
  { without }: OpenOptions = {},
): Promise<Result> => {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const setLatency = async (latency: number) => {
      await session.send('Network.emulateNetworkConditions', { ...network, latency });
    };
    await session.send('Network.enable');
    await setLatency(SLOW_4G_LATENCY_MS);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    if (without) await session.send('Network.setBlockedURLs', { urls: [without] });
    let requests = 0;
    page.on('request', () => {
      requests += 1;
    });
    await page.addInitScript(watch);
    const answer = await page.goto(url, { waitUntil: 'load', timeout: GIVE_UP_AFTER_MS });
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
    const figures = { ...figuresOf(await seenOnceQuiet(page)), requests };
    return await work({ page, figures, setLatency });
  } finally {
    await context.close();
  }
};

/** Opens an address on a slow phone with an empty cache, and returns the figures of the load. */
export const loadPage = (browser: Browser, url: string, options: OpenOptions = {}): Promise<LoadFigures> =>
  onSlowPage(browser, url, ({ figures }) => figures, options);
