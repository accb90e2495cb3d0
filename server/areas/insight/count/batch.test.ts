import { expect, test } from 'vitest';
import { createBatch } from './batch.ts';

const NOW = Date.parse('2026-11-27T08:30:00Z');
const hour = '2026-11-27T08:00:00.000Z';

test('[OPS-03] arrivals are counted without a name when a crowd of made-up names has taken the room, of every kind', () => {
  const batch = createBatch();
  for (let no = 0; no < 6000; no += 1) batch.addArrival(NOW, 'campaign', `made-up-${no}`);
  batch.addArrival(NOW, 'site', 'example.com');
  batch.addArrival(NOW, 'site', 'example.org');
  batch.addArrival(NOW, 'campaign', 'made-up-7');
  const { arrivals } = batch.read();
  const of = (kind: string, name: string) => arrivals.find((one) => one.kind === kind && one.name === name)?.arrivals;
  expect(arrivals.reduce((sum, one) => sum + one.arrivals, 0)).toBe(6003);
  expect(of('campaign', 'made-up-7')).toBe(2);
  expect(of('site', '')).toBe(2);
  expect(arrivals.every((one) => one.hour === hour)).toBe(true);
  // A place without a name for each of both kinds.
  expect(arrivals).toHaveLength(5002);
});

test('[OPS-03] where there is room, arrivals without a name have no place', () => {
  const batch = createBatch();
  batch.addArrival(NOW, 'site', 'example.com');
  expect(batch.read().arrivals).toEqual([{ hour, kind: 'site', name: 'example.com', arrivals: 1 }]);
});
