import { act, createElement, useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getBatch, type NamedJob, queryBatchResults } from '#contract/api/job-calls.ts';
import { type GalleryQuery, galleryList } from '#contract/api/job-gallery.ts';
import type { JobState } from '#contract/api/job-states.ts';
import { holdCalls } from '#web/kit/testing-calls.ts';
import { openTestPage } from '#web/kit/testing-dom.ts';
import { useProgress } from './use-progress.ts';

const job = (state: JobState) => ({ jobId: '6c9d0f0e-5c0c-4a53-9f0e-1c2d3e4f5a6b', state }) as NamedJob;
const results = (total: number) => ({ list: [], total, counts: { found: 0, empty: 0, failed: 0, open: 0 } });
const loaded = (state: JobState, query: Partial<GalleryQuery>, total: number) => ({
  query: { ...galleryList.empty, ...query },
  job: job(state),
  results: results(total),
});

let page: ReturnType<typeof openTestPage>;
let callsOf: ReturnType<typeof holdCalls>;
let progress: ReturnType<typeof useProgress>;

const Job = ({ data }: { data: Parameters<typeof useProgress>[0] }) => {
  const latest = useProgress(data);
  useLayoutEffect(() => {
    progress = latest;
  });
  return null;
};
const show = (data: Parameters<typeof useProgress>[0]) => page.render(createElement(Job, { data }));
const rest = () => act(() => vi.advanceTimersByTimeAsync(10_000));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  page = openTestPage('');
  Object.defineProperty(page.document, 'visibilityState', { value: 'visible' });
  callsOf = holdCalls();
});
afterEach(async () => {
  await page.render(null);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('[API-05] a job is asked for until it has ended', async () => {
  await show(loaded('running', {}, 1));
  await rest();
  await callsOf(getBatch)[0]?.answer(job('done'));
  await callsOf(queryBatchResults)[0]?.answer(results(2));
  expect(progress.shown).toMatchObject({ job: { state: 'done' }, results: { total: 2 } });
  await rest();
  expect(callsOf(getBatch)).toHaveLength(1);
});

test('[API-05] what is asked for after a cancellation does not replace another filter chosen meanwhile', async () => {
  await show(loaded('running', {}, 9));
  await act(async () => void progress.refresh());
  await callsOf(getBatch)[0]?.answer(job('cancelled'));
  await show(loaded('cancelled', { state: 'failed' }, 1));
  await callsOf(queryBatchResults)[0]?.answer(results(9));
  expect(progress.shown).toMatchObject({ query: { state: 'failed' }, results: { total: 1 } });
});

test('[API-05] one that is asked for before a cancellation does not replace the one after it', async () => {
  await show(loaded('running', {}, 1));
  await rest();
  await act(async () => void progress.refresh());
  const [poll, afterCancel] = callsOf(getBatch);
  await afterCancel?.answer(job('cancelled'));
  await callsOf(queryBatchResults)[0]?.answer(results(2));
  await poll?.answer(job('running'));
  await callsOf(queryBatchResults)[1]?.answer(results(1));
  expect(progress.shown).toMatchObject({ job: { state: 'cancelled' }, results: { total: 2 } });
});
