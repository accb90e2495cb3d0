import { expect, test } from 'vitest';
import { type Track, viewAt } from './track.ts';

const page = { width: 1000, height: 500 };
const whole = { x: 0, y: 0, ...page };
const nothing: Track = { moves: [], presses: [], looks: [], marks: [] };
const button = { x: 800, y: 200, width: 80, height: 30 };

/** The part of the page that the camera shows when it has come to rest. */
const restOn = (...boxes: Track['looks'][number]['box'][]) =>
  viewAt({ ...nothing, looks: boxes.map((box, no) => ({ at: no * 10, ...(box && { box }) })) }, page, 100).crop;

test('a film begins with the whole page, and the pointer in the middle', () => {
  expect(viewAt(nothing, page, 0)).toEqual({ crop: whole, pointer: { x: 500, y: 250 }, isPressed: false });
});

test('the camera goes near to what is small, stays within the page and steps back', () => {
  expect(restOn(button)).toEqual({ x: 500, y: 107.5, width: 500, height: 250 });
  expect(restOn(button, undefined)).toEqual(whole);
  expect(restOn({ x: 0, y: 0, width: 1000, height: 500 })).toEqual(whole);
});

test('the camera moves smoothly, and rests while what it turns to is well in the picture', () => {
  const looks = [{ at: 0, box: button }];
  const widths = [0, 0.2, 0.4, 0.6, 0.8].map((moment) => viewAt({ ...nothing, looks }, page, moment).crop.width);
  expect(widths[0]).toBe(1000);
  expect(widths).toEqual(widths.toSorted((one, other) => other - one));
  expect(widths.at(-1)).toBe(500);
  expect(restOn(button, { ...button, x: 700 })).toEqual(restOn(button));
  expect(restOn(button, { ...button, x: 510 })).not.toEqual(restOn(button));
});

test('a mark fades in, follows what it marks and goes', () => {
  const moved = { ...button, y: 300 };
  const track = { ...nothing, marks: [{ at: 1, box: button }, { at: 2, box: moved }, { at: 3 }] };
  const markAt = (moment: number) => viewAt(track, page, moment).mark;
  expect(markAt(0.5)).toBeUndefined();
  expect(markAt(1.125)).toEqual({ box: button, opacity: 0.5 });
  expect(markAt(1.9)).toEqual({ box: button, opacity: 1 });
  expect(markAt(2)).toEqual({ box: moved, opacity: 1 });
  expect(markAt(3)).toBeUndefined();
});

test('the pointer goes where it is sent, and is pressed for a moment', () => {
  const track = { ...nothing, moves: [{ at: 1, seconds: 1, x: 700, y: 50 }], presses: [2] };
  expect(viewAt(track, page, 1.5).pointer).toEqual({ x: 600, y: 150 });
  expect(viewAt(track, page, 2)).toMatchObject({ pointer: { x: 700, y: 50 }, isPressed: true });
  expect(viewAt(track, page, 2.5).isPressed).toBe(false);
});
