import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { type Actor, bringNear, centre, placeOf, SEEN_WITHIN_MS } from '../../e2e/films/actor.ts';
import { openLive } from '../../e2e/live-page.ts';
import type { Box, Track } from './track.ts';

const MOVES = 4;
const MOVE_SECONDS = 0.6;
const SCROLL_MS = 500;
const SHOWN_AT_LEAST_SECONDS = 2;
const BEFORE_CLICK_MS = 700;
const AFTER_CLICK_MS = 600;
const LETTER_MS = 110;
const FOLLOW_EVERY_MS = 150;
const DRAW_EVERY_MS = 400;
/** A mark keeps this distance from what it marks, and so does the pointer from its corner. */
const MARGIN = 6;

export interface FilmActor extends Actor {
  /** Begins a caption, which is read by then. */
  beginScene(readBy: number): void;
  /** Waits until the caption is read; the mark follows what it marks meanwhile. */
  endScene(): Promise<void>;
}

/** Scrolls as a person does, so that a viewer sees where the page goes. */
const scrollTo = async (target: Locator) => {
  const boxes = await target.evaluateHandle((element) => {
    const found: { one: Element; from: number; to: number }[] = [];
    for (let one = element.parentElement; one; one = one.parentElement)
      found.push({ one, from: one.scrollTop, to: one.scrollTop });
    return found;
  });
  await target.evaluate(bringNear);
  await boxes.evaluate(async (all, duration) => {
    for (const box of all) box.to = box.one.scrollTop;
    const moved = all.filter(({ from, to }) => Math.abs(to - from) > 1);
    if (moved.length === 0) return;
    for (const { one, from } of moved) one.scrollTop = from;
    const began = performance.now();
    for (let share = 0; share < 1; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      share = Math.min(1, (performance.now() - began) / duration);
      for (const { one, from, to } of moved) one.scrollTop = from + ((to - from) * (1 - Math.cos(Math.PI * share))) / 2;
    }
  }, SCROLL_MS);
  await boxes.dispose();
};

const grown = ({ x, y, width, height }: Box): Box => ({
  x: x - MARGIN,
  y: y - MARGIN,
  width: width + 2 * MARGIN,
  height: height + 2 * MARGIN,
});

const isFar = (one: Box, other: Box, distance: number) =>
  (['x', 'y', 'width', 'height'] as const).some((side) => Math.abs(one[side] - other[side]) > distance);

/** A browser may skip the last picture of a movement. A dot that changes makes it send another one. */
export const keepDrawing = (page: Page): Promise<unknown> =>
  page.addInitScript((every) => {
    addEventListener('DOMContentLoaded', () => {
      const dot = document.createElement('div');
      dot.style.cssText = 'position:fixed;z-index:2147483647;pointer-events:none;left:0;top:0;width:1px;height:1px';
      document.documentElement.append(dot);
      let isOn = false;
      setInterval(() => {
        isOn = !isOn;
        dot.style.background = isOn ? '#fff' : '#fefefe';
      }, every);
    });
  }, DRAW_EVERY_MS);

/** Acts at the pace of a viewer, and records its actions for the camera. `now` returns the second of the film. */
export const createFilmActor = (page: Page, track: Track, now: () => number): FilmActor => {
  let readBy = 0;
  let marked: { target: Locator; box: Box } | undefined;

  const moveTo = async (to: { x: number; y: number }) => {
    track.moves.push({ at: now(), seconds: MOVE_SECONDS, ...to });
    await Promise.all([page.mouse.move(to.x, to.y, { steps: MOVES }), pause(MOVE_SECONDS * 1000)]);
  };
  const mark = (target: Locator, box: Box) => {
    marked = { target, box };
    track.marks.push({ at: now(), box: grown(box) });
  };
  const unmark = () => {
    marked = undefined;
    track.marks.push({ at: now() });
  };
  /** The page may move below a mark, when something of it comes late. */
  const follow = async () => {
    if (!marked) return;
    const { target, box } = marked;
    const there = (await target.isVisible()) ? await placeOf(target) : undefined;
    if (!there) unmark();
    else if (isFar(there, box, 1)) {
      mark(target, there);
      if (isFar(there, box, 30)) track.looks.push({ at: now(), box: there });
    }
  };
  const holdUntil = async (second: number) => {
    for (let left = second - now(); left > 0; left = second - now()) {
      await pause(Math.min(FOLLOW_EVERY_MS, left * 1000));
      await follow();
    }
  };
  const turnTo = async (target: Locator) => {
    await target.waitFor({ timeout: SEEN_WITHIN_MS });
    unmark();
    await scrollTo(target);
    const box = await centre(target);
    track.looks.push({ at: now(), box });
    mark(target, box);
    return box;
  };
  const spotIn = ({ width, height }: Box) => ({ x: Math.min(width / 2, 120), y: Math.min(height / 2, 40) });
  const aim = async (target: Locator) => {
    const box = await turnTo(target);
    const position = spotIn(box);
    await moveTo({ x: box.x + position.x, y: box.y + position.y });
    return position;
  };

  return {
    beginScene: (second) => void (readBy = second),
    endScene: () => holdUntil(readBy),
    async open(path) {
      unmark();
      track.looks.push({ at: now() });
      await openLive(page, path);
    },
    async click(target) {
      const position = await aim(target);
      await pause(BEFORE_CLICK_MS);
      track.presses.push(now());
      unmark();
      await target.click({ position });
      await pause(AFTER_CLICK_MS);
    },
    async hover(target) {
      await aim(target);
      await pause(AFTER_CLICK_MS);
    },
    async type(target, text) {
      await aim(target);
      await target.fill('');
      await target.pressSequentially(text, { delay: LETTER_MS });
      await pause(AFTER_CLICK_MS);
      await follow();
    },
    async press(key) {
      unmark();
      await page.keyboard.press(key);
      await pause(AFTER_CLICK_MS);
    },
    async show(...targets) {
      const began = now();
      for (const [no, target] of targets.entries()) {
        if (no > 0) await holdUntil(began + ((readBy - began) * no) / targets.length);
        const box = await turnTo(target);
        // The pointer stays away from text that has to be read.
        await moveTo({ x: box.x + box.width - MARGIN, y: box.y + box.height - MARGIN });
      }
      readBy = Math.max(readBy, now() + SHOWN_AT_LEAST_SECONDS);
    },
    async stepBack() {
      unmark();
      track.looks.push({ at: now() });
      await pause(AFTER_CLICK_MS);
    },
  };
};
