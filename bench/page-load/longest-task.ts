import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** The processor time of the thread, in microseconds. */
  tdur?: number;
  args?: { data?: { type?: string } };
}

const KEY = 'keydown';

/**
 * Returns the processor time of the longest task in the thread of the page, in milliseconds, while `type` presses keys.
 * Other processes of the machine do not add to it.
 */
export const longestTask = async (browser: Browser, page: Page, type: () => Promise<unknown>): Promise<number> => {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await type();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const key = traceEvents.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === KEY);
  if (!key) throw new Error('no key was pressed');
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && pid === key.pid && tid === key.tid,
  );
  if (tasks.length === 0) throw new Error('the browser reports no tasks');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
};
