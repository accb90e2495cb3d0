import type { Page } from '@playwright/test';

/** A user types words, and rests after each for a moment, for a thought, and for a look at the preview. */
const KEYS_OF_A_WORD = 8;
const NEXT_KEY_AFTER_MS = 100;
const RESTS_MS = [300, 1200, 2600];

declare global {
  interface Window {
    keyTimes?: number[];
  }
}

/** Runs in the page: keeps the milliseconds from each key to the end of the next frame. */
const watch = () => {
  const times: number[] = [];
  window.keyTimes = times;
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp)));
    },
    { capture: true },
  );
};

/** Types where the focus is. Returns the milliseconds from each key to its frame. */
export const keyTimes = async (page: Page): Promise<number[]> => {
  await page.evaluate(watch);
  for (const rest of RESTS_MS) {
    for (let key = 0; key < KEYS_OF_A_WORD; key += 1) await page.keyboard.press('a', { delay: NEXT_KEY_AFTER_MS });
    await page.waitForTimeout(rest);
  }
  // The first key after a rest meets what the rest has started.
  await page.keyboard.press('a');
  const all = RESTS_MS.length * KEYS_OF_A_WORD + 1;
  await page.waitForFunction((count) => window.keyTimes?.length === count, all);
  return page.evaluate(() => window.keyTimes ?? []);
};
