import { expect, test } from 'vitest';
import { figuresOf } from './figures.ts';

const seen = { firstPaint: 500, largestPaints: [500, 900], longTasks: [], layoutShifts: [] };

test('the last of the largest paints counts', () => {
  expect(figuresOf(seen)).toEqual({ largestPaint: 900, blockingTime: 0, layoutShift: 0 });
  expect(() => figuresOf({ ...seen, largestPaints: [] })).toThrow('painted nothing');
});

test('a task blocks for what it takes beyond 50 ms after the first paint', () => {
  const longTasks = [
    { start: 100, duration: 300 },
    { start: 450, duration: 200 },
    { start: 480, duration: 60 },
    { start: 1000, duration: 80 },
  ];
  expect(figuresOf({ ...seen, longTasks }).blockingTime).toBe(100 + 30);
});

test('layout shifts add up', () => {
  expect(figuresOf({ ...seen, layoutShifts: [0.25, 0.5] }).layoutShift).toBe(0.75);
});
