import type { Locator, Page, Response } from '@playwright/test';

/** Waits until React has hydrated the page and run its layout effects. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'));
    // React has no public sign of a hydrated root; this is the state that it keeps for itself.
    const root = key && Reflect.get(document, key)?.stateNode?.current?.memoizedState;
    return root?.isDehydrated === false;
  });
}

/** Waits until the page has nothing left to do, such as to take up an answer that has come. */
export const untilIdle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));

/** Waits until the page has drawn its changes and fired the event of a scroll. */
export const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

/** Stops the clock of a page that has `page.clock`. From now on only `runFor` and `fastForward` move it. */
export const holdClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

/**
 * Passes over a trigger with the pointer while the clock is held. Returns the states that its panel then has within a
 * second: none, if it does not open.
 */
export const statesWhenPassed = async (page: Page, trigger: Locator): Promise<(string | null)[]> => {
  const states = await trigger.evaluateHandle((element) => {
    const seen: (string | null)[] = [];
    const name = 'aria-expanded';
    new MutationObserver(() => seen.push(element.getAttribute(name))).observe(element, { attributeFilter: [name] });
    return seen;
  });
  await trigger.hover();
  await page.mouse.move(640, 250);
  await page.clock.runFor(1000);
  return states.jsonValue();
};

/** Opens a page and waits until it is hydrated. */
export async function openLive(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await untilLive(page);
  return answer;
}
