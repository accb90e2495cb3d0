import { expect, test } from 'vitest';
import { vitalsOf } from './vitals-of.ts';

const nothing = { interactions: new Map<number, number>(), shifts: [] };

test('[MON-01] metrics are in seconds, and what was not measured or is negative is left out', () => {
  expect(vitalsOf({ ...nothing, ttfb: 120.04, load: 1500, lcp: 900 })).toEqual({
    ttfb: 0.12,
    load: 1.5,
    lcp: 0.9,
    cls: 0,
  });
  expect(vitalsOf({ ...nothing, ttfb: -1, load: -20, lcp: Number.NaN })).toEqual({ cls: 0 });
  expect(vitalsOf({ ...nothing, load: 0, ttfb: 0 })).toEqual({ ttfb: 0, cls: 0 });
  expect(vitalsOf({ ...nothing, load: 1e12 })).toEqual({ cls: 0 });
});

test('[MON-01] shifts count by their worst burst', () => {
  const shifts = [
    { at: 0, value: 0.1 },
    { at: 900, value: 0.1 },
    { at: 2000, value: 0.15 },
  ];
  expect(vitalsOf({ ...nothing, shifts }).cls).toBe(0.2);
  const long = Array.from({ length: 10 }, (_, no) => ({ at: no * 900, value: 0.1 }));
  expect(vitalsOf({ ...nothing, shifts: long }).cls).toBe(0.6);
});

test('[MON-01] of few interactions the slowest counts, of many not the rarest', () => {
  const of = (durations: number[]) =>
    vitalsOf({ ...nothing, interactions: new Map(durations.map((ms, id) => [id, ms])) }).inp;
  expect(of([])).toBeUndefined();
  expect(of([40, 240, 80])).toBe(0.24);
  expect(of([999, ...Array.from({ length: 60 }, () => 50)])).toBe(0.05);
});
