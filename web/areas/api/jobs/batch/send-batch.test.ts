import { beforeEach, expect, test, vi } from 'vitest';
import type { AnyCall } from '#contract/kit/call.ts';

const made: string[] = [];
let failing = '';
vi.mock('#web/kit/call.ts', () => ({
  makeCall: async ({ name }: AnyCall, _request: unknown, options: { signal?: AbortSignal } = {}) => {
    options.signal?.throwIfAborted();
    made.push(name);
    if (name === failing) throw Object.assign(new Error('refused'), { status: 200 });
    return { jobId: 'a-job', pieceBytes: 4, pieces: 1 };
  },
}));
const { sendBatch } = await import('./send-batch.ts');

const file = new File(['abc'], 'a.png');
const chosen = { pictures: [{ name: 'a.png', file }], archive: undefined, skipped: 0, isCut: false };
const send = (signal = new AbortController().signal, onProgress = () => {}) =>
  sendBatch({ abilityNo: 35, title: '' }, chosen, { signal, onProgress });

beforeEach(() => {
  made.length = 0;
  failing = '';
});

test.each(['jobs.addPicture', 'jobs.start'])('[API-05] a batch is cancelled when %s fails', async (name) => {
  failing = name;
  await expect(send()).rejects.toThrow('refused');
  expect(made.at(-1)).toBe('jobs.cancel');
});

test('[API-05] a batch is cancelled when its page is left', async () => {
  const leave = new AbortController();
  await expect(send(leave.signal, () => leave.abort())).rejects.toThrow('aborted');
  expect(made).toEqual(['jobs.create', 'jobs.addPicture', 'jobs.cancel']);
});

test('[API-05] one that starts is not cancelled, nor one that was never made', async () => {
  expect(await send()).toBe('a-job');
  expect(made).toEqual(['jobs.create', 'jobs.addPicture', 'jobs.start']);
  failing = 'jobs.create';
  await expect(send()).rejects.toThrow('refused');
  expect(made.at(-1)).toBe('jobs.create');
});
