import { expect, test } from 'vitest';
import { clock, duration } from '../clock.ts';
import { currentPart } from './current-part.ts';
import { readChoices, withPlace } from './stored-choices.ts';
import { actOfKey, nextRate } from './player-keys.ts';

const pressed = (key: string, more = {}) => actOfKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

test('[VID-01] a time is written as a clock does', () => {
  expect([0, 7.9, 65, 750, 3723, -1].map(clock)).toEqual(['0:00', '0:07', '1:05', '12:30', '1:02:03', '0:00']);
  expect(duration(83.6)).toBe('PT84S');
});

test('[VID-01] the current part is the last one that has begun, also where the player stops just before it', () => {
  const starts = [2, 10, 10.5, 60];
  expect([0, 1.96, 9, 10.2, 59.9, 60, 1000].map((time) => currentPart(starts, time))).toEqual([-1, 0, 0, 1, 2, 3, 3]);
  expect(currentPart([], 5)).toBe(-1);
});

test('[VID-01] keys play, skip, and leave those of the browser alone', () => {
  expect(pressed(' ')).toEqual({ name: 'play' });
  expect(pressed('K')).toEqual({ name: 'play' });
  expect(pressed('ArrowLeft')).toEqual({ name: 'skip', seconds: -5 });
  expect(pressed('l')).toEqual({ name: 'skip', seconds: 10 });
  expect(pressed('7')).toEqual({ name: 'tenth', share: 0.7 });
  expect(pressed('>')).toEqual({ name: 'speed', step: 1 });
  expect([pressed('c', { ctrlKey: true }), pressed('ArrowLeft', { altKey: true })]).toEqual([undefined, undefined]);
  expect([pressed('Escape'), pressed('Tab'), pressed('/'), pressed('constructor')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('[VID-01] speeds go step by step and end at half and at double', () => {
  expect([nextRate(1, 1), nextRate(1, -1), nextRate(2, 1), nextRate(0.5, -1)]).toEqual([1.25, 0.75, 2, 0.5]);
  // The browser's own menu has further speeds.
  expect([nextRate(1.75, 1), nextRate(3, -1)]).toEqual([2, 1.5]);
});

test('[VID-01] stored choices are read from any text, and a place at an edge is none', () => {
  const none = { rate: 1, captions: true, letters: true, places: [] };
  for (const stored of [null, '', 'null', '[]', '{"rate":9,"places":[["a"],["b",-1],7]}']) {
    expect(readChoices(stored), String(stored)).toEqual(none);
  }
  expect(readChoices('{"rate":1.5,"captions":false,"places":[["a",12.5]]}')).toEqual({
    rate: 1.5,
    captions: false,
    letters: true,
    places: [['a', 12.5]],
  });
  expect(readChoices('{"letters":false}')).toEqual({ ...none, letters: false });
  const places = [['a', 20] as const, ['b', 30] as const];
  expect(withPlace(places, 'b', { at: 44.44, seconds: 100 })).toEqual([
    ['b', 44.4],
    ['a', 20],
  ]);
  expect(withPlace(places, 'b', { at: 99, seconds: 100 })).toEqual([['a', 20]]);
  expect(withPlace(places, 'b', { at: 1, seconds: 100 })).toEqual([['a', 20]]);
  const many = Array.from({ length: 50 }, (_, no) => [`v${no}`, 10] as const);
  expect(withPlace(many, 'new', { at: 50, seconds: 100 })).toHaveLength(50);
});
