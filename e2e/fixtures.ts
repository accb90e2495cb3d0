import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { leanExpect } from './lean-expect.ts';
import { type PortalCopy, startCopy, stopCleanly } from './portal-copy.ts';
import { PORTAL_TIMEOUT_MS } from './portal.ts';

export { expect };

/** The widths, in CSS pixels, at which every page has to work. */
export const WIDTHS = [360, 768, 1280, 1920] as const;

// A navigation aborts the requests of the previous page.
const ABORTED = 'net::ERR_ABORTED';

export interface Faults {
  /** Expects matching errors in this test, such as `/^404 GET .*\/nowhere$/` or `/^console\.error: /`. */
  allow(pattern: RegExp): void;
}

/** Collects the errors of a browser context, one line each. */
function collectFaults(context: BrowserContext, origin: string): string[] {
  const faults: string[] = [];
  const isOurs = (url: string) => new URL(url).origin === origin;
  context.on('console', (message) => {
    const { url } = message.location();
    // Chromium's own line about a response of ours; `response` below describes it better.
    const isEcho = message.text().startsWith('Failed to load resource') && url !== '' && isOurs(url);
    if (message.type() === 'error' && !isEcho) faults.push(`console.error: ${message.text()}`);
  });
  context.on('weberror', (error) => faults.push(`page error: ${error.error().stack || error.error().message}`));
  context.on('response', (response) => {
    const request = response.request();
    if (response.status() >= 400 && isOurs(response.url())) {
      faults.push(`${response.status()} ${request.method()} ${response.url()}`);
    }
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== ABORTED && isOurs(request.url())) {
      faults.push(`failed ${request.method()} ${request.url()} ${reason}`);
    }
  });
  return faults;
}

/** Lists the last requests of a browser context that have no answer yet. */
async function unanswered(context: BrowserContext): Promise<string[]> {
  // A page that has crashed has none to list.
  const requests = await Promise.all(context.pages().map((page) => page.requests().catch(() => [])));
  const open = requests.flat().filter((request) => !request.existingResponse() && !request.failure());
  return open.map((request) => `${request.method()} ${request.url()} has no answer`);
}

/** How many times slower the pages run, to find races: `CPU_SLOWDOWN=6 npx playwright test`. */
const SLOWDOWN = Number(process.env.CPU_SLOWDOWN ?? 1);

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/**
 * Playwright's `test` with one portal per worker. An unexpected console error, page error or failed request fails the
 * test.
 */
export const test = base.extend<{ faults: Faults }, { portal: PortalCopy }>({
  portal: [
    // biome-ignore lint: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const portal = await startCopy();
      await use(portal);
      await stopCleanly(portal);
    },
    { scope: 'worker', timeout: PORTAL_TIMEOUT_MS },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
  page: async ({ page }, use) => {
    await leanExpect(page);
    await use(page);
  },
  faults: [
    async ({ context, baseURL }, use, info) => {
      const faults = collectFaults(context, new URL(baseURL as string).origin);
      const allowed: RegExp[] = [];
      // A page that closes at once needs no slowing.
      if (SLOWDOWN > 1) context.on('page', (page) => void slowDown(page).catch(() => {}));
      await use({ allow: (pattern) => void allowed.push(pattern) });
      if (info.status !== info.expectedStatus) {
        console.log([`what ${info.title} left open:`, ...(await unanswered(context)), ...faults].join('\n  '));
      }
      const unexpected = faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)));
      expect(unexpected, 'unexpected errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** For conditions that `expect` itself does not poll. */
const SETTLED_WITHIN_MS = 30_000;

const THEMES = ['light', 'dark'] as const;
/** The rules of axe that depend on colours. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Expects that axe finds no violations in either theme. Leaves the page in the dark theme, where only the rules about
 * colours can find something else.
 */
export async function expectAccessibleInThemes(page: Page): Promise<void> {
  for (const theme of THEMES) {
    // Colours depend only on this attribute; theme.spec.ts tests which theme a page uses when it opens.
    await page.evaluate((to) => {
      document.documentElement.dataset.theme = to;
    }, theme);
    await expectAccessible(page, theme === 'dark' ? COLOR_RULES : undefined);
  }
}

/** Sets the width of the page, keeps its height, and expects that it does not scroll sideways. */
export async function expectFits(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 800 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${page.url()} at ${width} px`)
    .toBeLessThanOrEqual(width);
}

/** The least width and height, in CSS pixels, of what a finger has to hit. */
const TARGET = 44;

/** Expects that what is shown of the targets, such as the buttons of a page, is large enough to touch. */
export async function expectLargeTargets(targets: Locator): Promise<void> {
  const small = await targets.evaluateAll(
    (all, least) =>
      all
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < least || box.height < least))
        .map(
          ({ target, box }) => `${target.getAttribute('aria-label') ?? target.textContent} ${box.width}×${box.height}`,
        ),
    TARGET,
  );
  expect(small, `targets smaller than ${TARGET} px`).toEqual([]);
}

/**
 * Expects that the page, opened once, fits every width, and that axe finds no violations in either layout and theme.
 * `also` is polled at each width until it passes, so it must not change anything.
 */
export async function expectFitForAll(page: Page, also?: (width: number) => Promise<void>): Promise<void> {
  for (const width of WIDTHS) {
    await expectFits(page, width);
    await expect(async () => also?.(width)).toPass({ timeout: SETTLED_WITHIN_MS });
    if (width === 360 || width === 1280) await expectAccessibleInThemes(page);
  }
}

/** Expects that axe finds no violations in the page's current state, of `rules` or of all. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  // Runs in the page itself: the Playwright wrapper, made for frames of other origins, takes five times as long.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const lines = await page.evaluate(async (only) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
      // What a frame shows is a page that is tested as such.
      iframes: false,
      // Not the styles, which only a rule that is off by default reads.
      preload: { assets: ['media'] },
      ...(only && { runOnly: { type: 'rule', values: only } }),
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
  }, rules);
  expect(lines, `accessibility of ${page.url()}`).toEqual([]);
}
