import { expect, type Locator, type Page } from '@playwright/test';
import { openLive } from '../live-page.ts';

/**
 * What happens in a film. The tests act at once; a recording shows the way of the pointer and every letter. What is
 * shown or used is scrolled to the middle, where it has to be seen as a whole.
 */
export interface Actor {
  open(path: string): Promise<void>;
  click(target: Locator): Promise<void>;
  hover(target: Locator): Promise<void>;
  type(target: Locator, text: string): Promise<void>;
  press(key: string): Promise<void>;
  /** Leads the eye to something; several follow each other for as long as the caption is shown. */
  show(...targets: readonly Locator[]): Promise<void>;
  /** Shows the whole page, without a mark. */
  stepBack(): Promise<void>;
}

/** Films are recorded, and played by the tests, in a window of this size: the smallest with the layout of desktops. */
export const WINDOW = { width: 1024, height: 576 };

/** Long work, such as a recognition on a busy machine, is waited for. */
export const SEEN_WITHIN_MS = 120_000;

/** Scrolls an element to the middle, unless it is near: a page that jumps at each step is hard to follow. */
export const bringNear = (element: Element): void => {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < innerHeight * 0.2 || bottom > innerHeight * 0.75)
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
};

/** Returns how much of an element can be seen: from 0, off screen or covered, to 1. */
const seenShareOf = (element: Element): number => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const isWithin = left >= -1 && top >= -1 && left + width <= innerWidth + 1 && top + height <= innerHeight + 1;
  if (!isWithin) return 0;
  const places = [2, height / 2, height - 2].map((y) => document.elementFromPoint(left + width / 2, top + y));
  // Within a drawing shapes are not rectangles, and lie over each other.
  const whole = element.closest('svg')?.parentElement ?? element;
  return places.filter((one) => one && (whole.contains(one) || one.contains(whole))).length / places.length;
};

/** Returns where something is in the window. */
export const placeOf = (target: Locator) =>
  target.evaluate((element) => {
    // A heading is as wide as the page; its words are what is meant.
    const words = document.createRange();
    words.selectNodeContents(element);
    const { x, y, width, height } = (element.matches('h1, h2, h3, p') ? words : element).getBoundingClientRect();
    return { x, y, width, height };
  });

/**
 * Scrolls something to the middle, when it is there, and returns its place. Throws if a part of it stays off screen or
 * covered.
 */
export const centre = async (target: Locator): ReturnType<typeof placeOf> => {
  await expect(target).toBeVisible({ timeout: SEEN_WITHIN_MS });
  // A list that is still being filled moves what has just been scrolled to.
  await expect
    .poll(
      async () => {
        await target.evaluate(bringNear);
        return target.evaluate(seenShareOf);
      },
      { message: `all of ${String(target)} can be seen` },
    )
    .toBe(1);
  return placeOf(target);
};

export const createStoryActor = (page: Page): Actor => ({
  open: async (path) => void (await openLive(page, path)),
  async click(target) {
    await centre(target);
    await target.click();
  },
  async hover(target) {
    await centre(target);
    await target.hover();
  },
  async type(target, text) {
    await centre(target);
    await target.fill(text);
  },
  press: (key) => page.keyboard.press(key),
  async show(...targets) {
    for (const target of targets) await centre(target);
  },
  async stepBack() {},
});
