import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ENTRIES_MAXIMUM, FLUSH_MS, REPORT_MAXIMUM_BYTES, SAMPLE } from '#contract/monitoring/limits.ts';
import { createReportQueue, divide, type Sending } from './report-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

const errorOf = (message: string) => ({
  at: 1,
  page: '/home',
  type: 'script' as const,
  name: 'TypeError',
  message,
  frames: ['open /assets/home.js:1:2'],
});
const click = { pageName: '/home', pageArea: 'menu', clickElementName: 'a', hotSearchWord: '', manualInput: '' };
const search = { resultCount: 3, applicationType: 'site', wordSource: 0 as const, searchKey: 'x', info: 'words' };
/** The queue of a visitor who has agreed, or who has not decided. */
const withQueue = (isAgreed = true) => {
  const sent: Sending[] = [];
  const queue = createReportQueue({ send: (sending) => void sent.push(sending) });
  if (isAgreed) queue.reportEvents();
  return { queue, sent };
};

test('[MON-01] errors are queued and sent 6 s after the first one', () => {
  const { queue, sent } = withQueue();
  queue.addError(errorOf('one'));
  vi.advanceTimersByTime(FLUSH_MS - 1);
  queue.addError(errorOf('two'));
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toMatchObject([
    { type: 'error', parts: { browserErrorLogs: [{ message: 'one' }, { message: 'two' }] } },
  ]);
  vi.advanceTimersByTime(FLUSH_MS * 3);
  expect(sent).toHaveLength(1);
  queue.addError(errorOf('three'));
  vi.advanceTimersByTime(FLUSH_MS);
  expect(sent).toHaveLength(2);
  expect(FLUSH_MS).toBe(6000);
});

test('[MON-01] nothing is sent while no error is queued, until the page is left', () => {
  const { queue, sent } = withQueue();
  queue.addClick(click);
  queue.addSearch(search);
  vi.advanceTimersByTime(FLUSH_MS * 10);
  expect(sent).toEqual([]);
  queue.flush('leave');
  expect(sent).toMatchObject([{ type: 'leave', parts: { searchEvents: [search], trackingEvents: [click] } }]);
  queue.flush('leave');
  expect(sent).toHaveLength(1);
});

test('[MON-01] metrics are sent with the next report, and again only if they have changed', () => {
  const { queue, sent } = withQueue();
  const view = { viewId: 'v'.repeat(32), at: 1, page: '/home' };
  queue.setMetrics({ ...view, load: 1.5 });
  queue.flush('performance');
  queue.setMetrics({ ...view, load: 1.5 });
  queue.flush('leave');
  expect(sent).toMatchObject([{ type: 'performance', parts: { performanceMetrics: { load: 1.5 } } }]);
  queue.setMetrics({ ...view, load: 1.5, cls: 0.1 });
  queue.flush('leave');
  expect(sent[1]).toMatchObject({ type: 'leave', parts: { performanceMetrics: { cls: 0.1 } } });
});

test('[MON-02] searches and clicks that wait are dropped when the visitor declines, errors are not', () => {
  const { queue, sent } = withQueue();
  queue.addClick(click);
  queue.addSearch(search);
  queue.addError(errorOf('one'));
  queue.forgetEvents();
  queue.flush('leave');
  expect(sent).toMatchObject([{ parts: { browserErrorLogs: [{}], searchEvents: [], trackingEvents: [] } }]);
});

test('[MON-02] before the visitor has decided, searches and clicks are held; the first ones are sent after the consent', () => {
  const { queue, sent } = withQueue(false);
  for (let no = 0; no < ENTRIES_MAXIMUM * 2; no += 1) queue.addClick({ ...click, clickElementName: `${no}` });
  queue.addSearch(search);
  queue.addError(errorOf('one'));
  queue.flush('leave');
  expect(sent).toMatchObject([{ parts: { browserErrorLogs: [{}], searchEvents: [], trackingEvents: [] } }]);
  queue.reportEvents();
  expect(sent[1]?.parts.trackingEvents.map(({ clickElementName }) => clickElementName)).toEqual(
    Array.from({ length: ENTRIES_MAXIMUM }, (_, no) => `${no}`),
  );
  queue.forgetEvents();
  queue.addClick(click);
  queue.addStep('menu/a');
  queue.forgetEvents();
  queue.addError(errorOf('two'));
  queue.flush('leave');
  expect(sent[2]?.parts).toMatchObject({ browserErrorLogs: [{ steps: [] }], trackingEvents: [] });
});

test('[MON-02] every error is reported; replays of one page view in ten and of all with an error', () => {
  expect(SAMPLE).toEqual({ error: 1, replay: 0.1, replayOnError: 1 });
});

test('[MON-04] an error has the steps before it, at most ten, and how often it occurred', () => {
  const { queue, sent } = withQueue();
  for (let no = 0; no < 12; no += 1) queue.addStep(`menu/${no}`);
  for (let no = 0; no < 5; no += 1) queue.addError(errorOf('again'));
  queue.flush('error');
  expect(sent[0]?.parts.browserErrorLogs).toMatchObject([
    { times: 5, steps: Array.from({ length: 10 }, (_, no) => `menu/${no + 2}`) },
  ]);
});

test('[MON-04] an error that was handled meanwhile is not reported', () => {
  const { queue, sent } = withQueue();
  let isHandled = false;
  queue.addError(errorOf('handled'), () => isHandled);
  isHandled = true;
  vi.advanceTimersByTime(FLUSH_MS);
  expect(sent).toEqual([]);
});

test('[MON-01] 100 000 errors are a few reports, and many events are sent before the page is left', () => {
  const { queue, sent } = withQueue();
  for (let no = 0; no < 100_000; no += 1) queue.addError(errorOf(`error ${no % 5000}`));
  queue.flush('error');
  expect(sent.length).toBeLessThan(5);
  sent.length = 0;
  for (let no = 0; no < ENTRIES_MAXIMUM; no += 1) queue.addClick(click);
  expect(sent).toMatchObject([{ type: 'event' }]);
});

test('[MON-01] parts that are too large for one report are divided, and none is lost', () => {
  const large = '错'.repeat(500);
  const parts = {
    browserErrorLogs: Array.from({ length: 90 }, (_, no) => ({ ...errorOf(`${no} ${large}`), steps: [] })),
    searchEvents: [{ at: 1, ...search }],
    trackingEvents: Array.from({ length: 70 }, () => ({ at: 1, ...click })),
    performanceMetrics: { viewId: 'v'.repeat(32), at: 1, page: '/home' },
  };
  const reports = divide(parts);
  for (const report of reports) {
    expect(new TextEncoder().encode(JSON.stringify(report)).length).toBeLessThan(REPORT_MAXIMUM_BYTES);
    expect(report.browserErrorLogs.length).toBeLessThanOrEqual(ENTRIES_MAXIMUM);
  }
  expect(reports.flatMap(({ browserErrorLogs }) => browserErrorLogs)).toEqual(parts.browserErrorLogs);
  expect(reports.flatMap(({ trackingEvents }) => trackingEvents)).toHaveLength(70);
  expect(reports.filter(({ performanceMetrics }) => performanceMetrics)).toHaveLength(1);
});
