import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getBatchTable } from '#contract/api/job-calls.ts';
import { messageOf } from '#contract/kit/errors/vocabulary.ts';
import { downloadAnswer } from './download-answer.ts';
import { downloadBlob } from './ui/download-text.ts';
import { showNotice } from './ui/notice.tsx';

const session = vi.hoisted(() => ({ beforeCall: vi.fn(), callAnswered: vi.fn(), callFailed: vi.fn() }));
vi.mock('./session/session.ts', () => ({ sessionNow: async () => session }));
vi.mock('./session/token.ts', () => ({ readToken: () => 'T' }));
vi.mock('./ui/notice.tsx', () => ({ showNotice: vi.fn() }));
vi.mock('./ui/download-text.ts', () => ({ downloadBlob: vi.fn() }));

const fetched = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();
const CSV = { 'content-type': 'text/csv;charset=utf-8' };
const download = () => downloadAnswer(getBatchTable, { jobId: 'J', format: 'csv' }, '夜班.csv');

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  session.callFailed.mockReturnValue(false);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

test('a file is downloaded in the session, under the name of its answer if that is quoted', async () => {
  const headers = { ...CSV, 'content-disposition': "attachment; filename*=UTF-8''job.csv" };
  fetched.mockImplementation(async () => new Response('a,b', { headers }));
  await download();
  expect(session.beforeCall).toHaveBeenCalledExactlyOnceWith(getBatchTable);
  const [address, request] = fetched.mock.calls[0] as [string, RequestInit];
  expect(address).toBe(`${getBatchTable.path}?jobId=J&format=csv`);
  expect(request.headers).toMatchObject({ token: 'T' });
  expect(session.callAnswered).toHaveBeenCalledOnce();
  const [name, blob] = vi.mocked(downloadBlob).mock.calls[0] as [string, Blob];
  expect([name, await blob.text()]).toEqual(['夜班.csv', 'a,b']);

  headers['content-disposition'] = 'attachment; filename="model-1-2-1.0.0.zip"';
  await download();
  expect(vi.mocked(downloadBlob).mock.lastCall?.[0]).toBe('model-1-2-1.0.0.zip');
  expect(showNotice).not.toHaveBeenCalled();
});

test('the end of the session is reported once, by the session', async () => {
  fetched.mockImplementation(async () => Response.json({ code: '2', msg: '' }, { status: 401 }));
  session.callFailed.mockReturnValue(true);
  await download();
  expect(session.callFailed).toHaveBeenCalledExactlyOnceWith(
    getBatchTable,
    'T',
    expect.objectContaining({ status: 401, code: '2' }),
  );
  expect(showNotice).not.toHaveBeenCalled();
  expect(downloadBlob).not.toHaveBeenCalled();
});

test('every other failure shows its sentence, and nothing is downloaded', async () => {
  const broken = () => new ReadableStream({ pull: (stream) => stream.error(new TypeError('lost')) });
  for (const [answer, sentence] of [
    [() => Response.json({ code: '20001', msg: '' }, { status: 429 }), messageOf('ability', '20001')],
    [() => new Response('<h1>', { status: 502, headers: CSV }), '响应数据异常，请稍后重试'],
    [() => new Response('<h1>', { headers: { 'content-type': 'text/html' } }), '响应数据异常，请稍后重试'],
    [() => Promise.reject(new TypeError('no network')), '网络异常，请检查网络后重试'],
    [() => new Response(broken(), { headers: CSV }), '网络异常，请检查网络后重试'],
  ] as const) {
    fetched.mockImplementation(async () => answer());
    vi.mocked(showNotice).mockClear();
    await download();
    expect(showNotice).toHaveBeenCalledExactlyOnceWith(sentence, 'danger');
  }
  expect(downloadBlob).not.toHaveBeenCalled();
});

test('an answer that does not begin in time is given up', async () => {
  vi.useFakeTimers();
  fetched.mockImplementation(
    (_address, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  const downloading = download();
  await vi.advanceTimersByTimeAsync(60_000);
  await downloading;
  vi.useRealTimers();
  expect(showNotice).toHaveBeenCalledExactlyOnceWith('请求超时，请重试', 'danger');
});
