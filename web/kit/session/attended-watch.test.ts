import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchWhileAttended } from './attended-watch.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const happen = (name: string) => page.dispatchEvent(new Event(name));
const refresh = vi.fn(async () => {});
const onPause = vi.fn();
let watch: ReturnType<typeof watchWhileAttended>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  page.visibilityState = 'visible';
  watch = watchWhileAttended({ refresh, everyMs: 5, patienceMs: 100, onPause });
});
afterEach(() => {
  watch.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.clearAllMocks();
});

test('[ID-10] an unattended page stops refreshing, so that its session can end', async () => {
  await vi.advanceTimersByTimeAsync(99);
  expect(refresh).toHaveBeenCalledTimes(19);
  expect(onPause).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(refresh).toHaveBeenCalledTimes(19);
  expect(onPause).toHaveBeenCalled();
});

test.each(['pointerdown', 'pointermove', 'wheel', 'keydown'])('[ID-10] %s postpones the pause', async (input) => {
  await vi.advanceTimersByTimeAsync(60);
  happen(input);
  await vi.advanceTimersByTimeAsync(99);
  expect(onPause).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5);
  expect(onPause).toHaveBeenCalled();
});

test('[ID-10] a paused watch continues on request, not on a mouse move', async () => {
  await vi.advanceTimersByTimeAsync(200);
  refresh.mockClear();
  happen('pointermove');
  await vi.advanceTimersByTimeAsync(50);
  expect(refresh).not.toHaveBeenCalled();
  watch.goOn();
  expect(refresh).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('[ID-10] a watch that resumes by itself continues with the next input', async () => {
  watch.stop();
  watch = watchWhileAttended({ refresh, everyMs: 5, patienceMs: 100, resumes: true });
  await vi.advanceTimersByTimeAsync(200);
  refresh.mockClear();
  await vi.advanceTimersByTimeAsync(50);
  expect(refresh).not.toHaveBeenCalled();
  happen('keydown');
  expect(refresh).toHaveBeenCalledTimes(1);
  happen('keydown');
  expect(refresh).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('[ID-10] a return to the tab refreshes the page, and a hidden page makes no calls', async () => {
  page.visibilityState = 'hidden';
  happen('visibilitychange');
  await vi.advanceTimersByTimeAsync(300);
  expect(refresh).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  happen('visibilitychange');
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a slow response delays the next refresh', async () => {
  const slow = Promise.withResolvers<void>();
  refresh.mockReturnValueOnce(slow.promise);
  await vi.advanceTimersByTimeAsync(20);
  expect(refresh).toHaveBeenCalledTimes(1);
  slow.resolve();
  await vi.advanceTimersByTimeAsync(5);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('stops when the page is left', async () => {
  watch.stop();
  happen('visibilitychange');
  await vi.advanceTimersByTimeAsync(50);
  expect(refresh).not.toHaveBeenCalled();
});
