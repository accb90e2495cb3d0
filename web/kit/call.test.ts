import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { countView } from '#contract/catalogue/calls.ts';
import { getSale, getUserInfo } from '#contract/auth/calls.ts';
import { listMessages } from '#contract/messages/calls.ts';
import { browserLoad, makeCall } from './call.ts';
import { provideTexts } from './texts.ts';
import { showNotice } from './ui/notice.tsx';

vi.mock('./ui/notice.tsx', () => ({ showNotice: vi.fn() }));

const fetched = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();
const answer = (code: string, msg = '', status = 200) =>
  fetched.mockImplementation(async () => Response.json({ code, msg, data: null }, { status }));

beforeEach(() => {
  provideTexts({ 'identity.success.default': '操作成功' });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: {} } });
  vi.stubGlobal('window', globalThis);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('[ERR-06] the notice of a failed call', () => {
  test('[ERR-06] the mapped message is shown if the call requests it, and only there', async () => {
    answer('1015', 'whatever the server says');
    await expect(makeCall(getSale, {})).rejects.toMatchObject({ code: '1015', message: '账号已锁定，请稍后再试' });
    expect(showNotice).not.toHaveBeenCalled();
    await expect(makeCall(getSale, {}, { showMessage: true })).rejects.toThrow('账号已锁定');
    expect(showNotice).toHaveBeenCalledExactlyOnceWith('账号已锁定，请稍后再试', 'danger');
  });

  test('[ERR-06] a code without a message shows that the service or the network failed', async () => {
    answer('98765', 'whatever the server says');
    await expect(makeCall(getSale, {}, { showMessage: true })).rejects.toMatchObject({ code: '98765' });
    expect(showNotice).toHaveBeenCalledExactlyOnceWith('服务异常或网络错误', 'danger');
  });

  test.each([getSale, countView, listMessages])(
    '[ERR-02] an answer of $name without code or msg, or that is no JSON, is a data failure and a network error',
    async (call) => {
      const bodies = ['{"code":"200"}', '{"msg":""}', '{"code":200,"msg":""}', 'null', '[]', '"text"', '<h1>Bad', ''];
      for (const body of bodies) {
        fetched.mockImplementation(async () => new Response(body));
        vi.mocked(showNotice).mockClear();
        await expect(makeCall(call, {} as never, { showMessage: true })).rejects.toMatchObject({
          code: expect.stringMatching(/^network.?error$/i),
          message: '响应数据异常，请稍后重试',
        });
        expect(showNotice, body).toHaveBeenCalledExactlyOnceWith('响应数据异常，请稍后重试', 'danger');
      }
    },
  );
});

test('[ERR-06] a page that is left while its answer is read shows no notice', async () => {
  const left = new AbortController();
  fetched.mockImplementation(async (_address, { signal }) => {
    const body = new ReadableStream({
      start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
      pull: () => left.abort(),
    });
    return new Response(body);
  });
  const load = browserLoad(({ call }) => call(listMessages, {} as never));
  const request = new Request('https://portal.example.com/', { signal: left.signal });
  await expect(load({ params: {}, request } as never)).rejects.toMatchObject({ name: 'AbortError' });
  expect(showNotice).not.toHaveBeenCalled();
});

describe('[ERR-07] the notice of a successful call', () => {
  test('[ERR-07] nothing by default, the default sentence, or the one that is given', async () => {
    answer('200');
    await makeCall(getSale, {});
    expect(showNotice).not.toHaveBeenCalled();
    await makeCall(getSale, {}, { showSuccess: true });
    expect(showNotice).toHaveBeenLastCalledWith('操作成功', 'success');
    await makeCall(getSale, {}, { showSuccess: '验证码已发送' });
    expect(showNotice).toHaveBeenLastCalledWith('验证码已发送', 'success');
  });
});

describe('[CALL-01] how a call is made', () => {
  test('[CALL-01] "200" and "0" are success, with credentials, as JSON, below /api', async () => {
    for (const code of ['200', '0']) {
      answer(code);
      await expect(makeCall(getSale, {})).resolves.toBeNull();
    }
    const [address, request] = fetched.mock.calls[0] as [string, RequestInit];
    expect(address).toMatch(/^\/api\//);
    expect(request).toMatchObject({
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
  });

  test('[CALL-01] a token from the caller is sent as the header, and the session is not checked', async () => {
    answer('401', '', 401);
    await expect(makeCall(getUserInfo, {}, { token: 'T' })).rejects.toMatchObject({ status: 401 });
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({ token: 'T' });
    expect(showNotice).not.toHaveBeenCalled();
  });

  test('[CALL-01] a failure carries the data of its answer', async () => {
    fetched.mockImplementation(async () =>
      Response.json({ code: '429', msg: '', data: { retryAfter: 42 } }, { status: 429 }),
    );
    await expect(makeCall(getSale, {})).rejects.toMatchObject({ status: 429, data: { retryAfter: 42 } });
  });
});
