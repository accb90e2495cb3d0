import { expect, test } from 'vitest';
import type { ReplayPart } from '#contract/monitoring/calls.ts';
import { REPLAY_PART_MAXIMUM, REPLAY_PARTS } from '#contract/monitoring/limits.ts';
import { createReplayParts } from './replay-parts.ts';

const withParts = (isSampled: boolean) => {
  const sent: ReplayPart[] = [];
  const parts = createReplayParts({ replayId: 'r'.repeat(32), at: 1, isSampled, send: (part) => void sent.push(part) });
  return { parts, sent };
};
const large = (no: number) => ({
  kind: 'removed' as const,
  after: no,
  ids: Array.from({ length: 3000 }, () => 1_000_000),
});

test('[MON-02] a sampled replay is sent when the page is left, and what comes later as a further part', () => {
  const { parts, sent } = withParts(true);
  parts.add({ kind: 'scroll', after: 1, top: 5 });
  expect(sent).toEqual([]);
  parts.sendAll();
  parts.sendAll();
  parts.add({ kind: 'scroll', after: 2, top: 6 });
  parts.sendAll();
  expect(sent).toMatchObject([
    { part: 0, reason: 'sample', events: [{ after: 1 }] },
    { part: 1, reason: 'sample', events: [{ after: 2 }] },
  ]);
});

test('[MON-02] a replay that is not sampled is sent only if an error occurs, then from its beginning', () => {
  const { parts, sent } = withParts(false);
  parts.add({ kind: 'scroll', after: 1, top: 5 });
  parts.sendAll();
  expect(sent).toEqual([]);
  parts.add({ kind: 'error', after: 2 });
  parts.noteError();
  parts.sendAll();
  expect(sent).toMatchObject([{ part: 0, reason: 'error', events: [{ kind: 'scroll' }, { kind: 'error' }] }]);
});

test('[MON-02] a replay is at most 200 kB', () => {
  const { parts, sent } = withParts(true);
  for (let no = 0; no < 100; no += 1) parts.add(large(no));
  parts.sendAll();
  expect(sent.map(({ part }) => part)).toEqual([0, 1, 2, 3]);
  for (const { events } of sent) expect(JSON.stringify(events).length).toBeLessThanOrEqual(REPLAY_PART_MAXIMUM + 2);
  expect(REPLAY_PARTS * REPLAY_PART_MAXIMUM).toBe(200_000);
  expect(parts.isOpen()).toBe(false);
});
