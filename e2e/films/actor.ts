import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { openLive, untilLive } from '../live-page.ts';

/** What happens in a film. The tests act at once; a recording shows the way of the pointer and every letter. */
export interface Actor {
  open(path: string): Promise<void>;
  click(target: Locator): Promise<void>;
  type(target: Locator, text: string): Promise<void>;
  press(key: string): Promise<void>;
  /** Leads the eye to something, which has to be there. */
  show(target: Locator): Promise<void>;
  /** Waits until a page that was clicked open is live. */
  arrive(path: RegExp | string): Promise<void>;
}

const arriveIn = (page: Page) => async (path: RegExp | string) => {
  await page.waitForURL(path);
  await untilLive(page);
};

/** Long work, such as a recognition on a busy machine, is waited for. */
const SEEN_WITHIN_MS = 60_000;

export const createStoryActor = (page: Page): Actor => ({
  open: async (path) => void (await openLive(page, path)),
  click: (target) => target.click(),
  type: (target, text) => target.fill(text),
  press: (key) => page.keyboard.press(key),
  show: (target) => expect(target).toBeVisible({ timeout: SEEN_WITHIN_MS }),
  arrive: arriveIn(page),
});

const MOVES = 24;
const MOVE_MS = 22;
const BEFORE_CLICK_MS = 350;
const AFTER_CLICK_MS = 500;
const LETTER_MS = 90;

export const createFilmActor = (page: Page): Actor => {
  let at = { x: 640, y: 360 };
  /** Moves the pointer as a hand does: fast in the middle. */
  const moveTo = async (target: Locator) => {
    await expect(target).toBeVisible({ timeout: SEEN_WITHIN_MS });
    await target.evaluate((element) => element.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
    const box = await target.boundingBox();
    if (!box) throw new Error('what a film points to has no place');
    const to = { x: box.x + Math.min(box.width / 2, 160), y: box.y + Math.min(box.height / 2, 60) };
    const from = at;
    for (let step = 1; step <= MOVES; step += 1) {
      const share = (1 - Math.cos((Math.PI * step) / MOVES)) / 2;
      await page.mouse.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
      await pause(MOVE_MS);
    }
    at = to;
  };
  return {
    open: async (path) => void (await openLive(page, path)),
    async click(target) {
      await moveTo(target);
      await pause(BEFORE_CLICK_MS);
      await target.click();
      await pause(AFTER_CLICK_MS);
    },
    async type(target, text) {
      await moveTo(target);
      await target.fill('');
      await target.pressSequentially(text, { delay: LETTER_MS });
      await pause(AFTER_CLICK_MS);
    },
    async press(key) {
      await page.keyboard.press(key);
      await pause(AFTER_CLICK_MS);
    },
    async show(target) {
      await moveTo(target);
      await pause(BEFORE_CLICK_MS);
    },
    arrive: arriveIn(page),
  };
};

/** Draws a pointer, which a picture of the page lacks, and a ring around it while it presses. */
export const drawPointer = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const draw = () => {
      const pointer = document.createElement('div');
      pointer.style.cssText =
        'position:fixed;z-index:2147483647;pointer-events:none;left:0;top:0;width:22px;height:22px;margin:-2px 0 0 -2px;' +
        'transform:translate(640px,360px);filter:drop-shadow(0 1px 2px rgb(0 0 0 / 45%))';
      pointer.innerHTML =
        '<svg viewBox="0 0 22 22" width="22" height="22"><path d="M2 2l6.2 16 2.3-6.6L17 9z" fill="#111" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/></svg>';
      document.documentElement.append(pointer);
      const kept = sessionStorage.getItem('film-pointer');
      if (kept) pointer.style.transform = kept;
      const ring = document.createElement('div');
      ring.style.cssText =
        'position:absolute;left:-13px;top:-13px;width:30px;height:30px;border-radius:50%;border:3px solid #1e6fff;opacity:0';
      pointer.append(ring);
      addEventListener(
        'mousemove',
        ({ clientX, clientY }) => {
          pointer.style.transform = `translate(${clientX}px, ${clientY}px)`;
          sessionStorage.setItem('film-pointer', pointer.style.transform);
        },
        true,
      );
      addEventListener('mousedown', () => Object.assign(ring.style, { opacity: '1' }), true);
      addEventListener('mouseup', () => setTimeout(() => Object.assign(ring.style, { opacity: '0' }), 300), true);
    };
    if (document.body) draw();
    else document.addEventListener('DOMContentLoaded', draw);
  });
