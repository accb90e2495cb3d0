import { beforeEach, expect, test, vi } from 'vitest';
import type { AnyCall } from '#contract/kit/call.ts';
import { provideAllTexts } from '#web/kit/texts-testing.ts';

const made: string[] = [];
const sent: { name: string; pictureNo: string; bytes: number }[] = [];
let failing = '';
/** The names of pictures that the server takes as failed. */
let bad: readonly string[] = [];
vi.mock('#web/kit/call.ts', () => ({
  makeCall: async (
    { name }: AnyCall,
    request: { name: string; pictureNo: string },
    options: { signal?: AbortSignal; file?: File } = {},
  ) => {
    options.signal?.throwIfAborted();
    made.push(name);
    if (name === failing) throw Object.assign(new Error('refused'), { status: 200 });
    if (options.file) sent.push({ name: request.name, pictureNo: request.pictureNo, bytes: options.file.size });
    return { jobId: 'a-job', pieceBytes: 4, pieces: 1, reason: bad.includes(request.name) ? '不支持的文件格式' : null };
  },
}));
const { sendBatch } = await import('./send-batch.ts');
provideAllTexts();

const file = new File(['abc'], 'a.png');
const chosen = { pictures: [{ name: 'a.png', file }], archive: undefined, refused: [], isCut: false };
const send = (signal = new AbortController().signal, onProgress = () => {}, pictures = chosen.pictures) =>
  sendBatch({ abilityNo: 35, title: '' }, { ...chosen, pictures }, { signal, onProgress });

beforeEach(() => {
  made.length = 0;
  sent.length = 0;
  bad = [];
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

test('[API-05] a picture that cannot be recognised or read does not end a batch, and each keeps its place', async () => {
  const gone = new File(['abc'], 'gone.png');
  const broken = () => new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });
  Object.defineProperty(gone, 'slice', { value: broken });
  const pictures = ['a.png', 'bad.png', 'gone.png', 'd.png'].map((name) => ({
    name,
    file: name === 'gone.png' ? gone : new File(['abc'], name),
  }));
  bad = ['bad.png', 'gone.png'];
  expect(await send(undefined, undefined, pictures)).toBe('a-job');
  expect(made.at(-1)).toBe('jobs.start');
  expect(sent.toSorted((one, other) => Number(one.pictureNo) - Number(other.pictureNo))).toEqual([
    { name: 'a.png', pictureNo: '1', bytes: 3 },
    { name: 'bad.png', pictureNo: '2', bytes: 3 },
    { name: 'gone.png', pictureNo: '3', bytes: 0 },
    { name: 'd.png', pictureNo: '4', bytes: 3 },
  ]);
  bad = pictures.map(({ name }) => name);
  await expect(send(undefined, undefined, pictures)).rejects.toThrow('所选图片都不能识别：不支持的文件格式');
  expect(made.at(-1)).toBe('jobs.cancel');
});
