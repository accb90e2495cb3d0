import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { provideAllTexts } from '#web/kit/texts-testing.ts';
import type { QueuePlace } from './follow-ticket.ts';
import { RunState } from './run-state.tsx';

const shown = (queue?: QueuePlace) => {
  const html = renderToStaticMarkup(
    createElement(RunState, { phase: { name: 'running', ...(queue && { queue }) }, onCancel() {} }),
  );
  return { text: html.replace(/<[^>]*>/g, ' '), scans: html.includes('scan') };
};

test('[MEND-04] a trial in the queue shows its place and does not look like one that is being recognised', () => {
  provideAllTexts();
  const waits = shown({ place: 2, expectedWait: 20 });
  expect(waits.text).toMatch(/排队中，前面还有 2 个，预计约 20 秒.*取消/);
  expect([waits.text.includes('正在识别'), waits.scans]).toEqual([false, false]);
  const runs = shown({ place: 0, expectedWait: 3 });
  expect(runs.text).toMatch(/正在识别，预计约 3 秒.*取消/);
  expect([runs.scans, shown().scans]).toEqual([true, true]);
});
