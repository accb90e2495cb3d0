import { expect, test } from 'vitest';
import {
  fitOf,
  moveBy,
  type PictureView,
  turnBy,
  wholePicture,
  ZOOM_MAXIMUM,
  zoomIn,
  zoomOut,
} from './picture-view.ts';

const frame = { width: 400, height: 200 };
const times = (count: number, change: (view: PictureView) => PictureView) =>
  Array.from({ length: count }).reduce<PictureView>(change, wholePicture);

test('the zoom stays within its limits, and the whole picture is centred', () => {
  expect(times(20, zoomIn).zoom).toBe(ZOOM_MAXIMUM);
  expect(zoomOut(wholePicture)).toEqual(wholePicture);
  const moved = moveBy(times(3, zoomIn), { x: 50, y: -20 }, frame);
  expect(zoomOut(zoomOut(zoomOut(moved)))).toEqual(wholePicture);
});

test('zooming keeps the centre in place', () => {
  const moved = moveBy(zoomIn(wholePicture), { x: 30, y: 12 }, frame);
  expect(zoomIn(moved)).toMatchObject({ x: 45, y: 18 });
});

test('a picture never leaves its frame', () => {
  expect(moveBy(wholePicture, { x: 100, y: 100 }, frame)).toEqual(wholePicture);
  expect(moveBy(zoomIn(wholePicture), { x: 1000, y: -1000 }, frame)).toMatchObject({ x: 100, y: -50 });
});

test('rotations accumulate, and a picture on its side fits the frame', () => {
  expect(times(5, (view) => turnBy(view, 90)).turn).toBe(450);
  expect(fitOf(turnBy(wholePicture, 90), frame)).toBe(0.5);
  expect(fitOf(turnBy(turnBy(wholePicture, -90), -90), frame)).toBe(1);
});
