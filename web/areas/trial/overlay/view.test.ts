import { expect, test } from 'vitest';
import { actualSize, fitView, moveBy, reveal, zoomBy } from './view.ts';

const picture = { width: 1600, height: 1000 };
const frame = { width: 800, height: 524 };

test('[TRIAL-01] a picture fits its frame, and one that is zoomed keeps the point under the pointer', () => {
  const fit = fitView(picture, frame);
  expect(fit.scale).toBeCloseTo(0.485);
  expect(fit.x).toBeCloseTo((800 - 1600 * fit.scale) / 2);
  const at = { x: 300, y: 200 };
  const zoomed = zoomBy(fit, 2, at, picture, frame);
  expect((at.x - zoomed.x) / zoomed.scale).toBeCloseTo((at.x - fit.x) / fit.scale);
  expect((at.y - zoomed.y) / zoomed.scale).toBeCloseTo((at.y - fit.y) / fit.scale);
  expect(zoomBy(zoomed, 0.01, at, picture, frame)).toEqual(fit);
  expect(actualSize(fit, picture, frame).scale).toBeCloseTo(1);
});

test('[TRIAL-01] a picture cannot be moved out of sight, and one that fits does not leave its frame', () => {
  const fit = fitView(picture, frame);
  expect(moveBy(fit, { x: 9999, y: -9999 }, picture, frame)).toMatchObject({ x: 800 - 1600 * fit.scale, y: 0 });
  const large = actualSize(fit, picture, frame);
  const moved = moveBy(large, { x: -99_999, y: 99_999 }, picture, frame);
  expect(moved.x).toBe(60 - 1600);
  expect(moved.y).toBe(524 - 60);
});

test('[TRIAL-01] what is pointed at comes into sight with as little movement as that takes', () => {
  const large = actualSize(fitView(picture, frame), picture, frame);
  expect(reveal(large, [600, 400, 100, 100], picture, frame)).toEqual(large);
  const moved = reveal(large, [1400, 400, 100, 100], picture, frame);
  expect(moved.x + 1500).toBeCloseTo(800 - 32);
  expect(moved.y).toBeCloseTo(large.y);
  const whole = reveal(large, [0, 0, 1600, 100], picture, frame);
  expect(whole.x + 800).toBeCloseTo(400);
});
