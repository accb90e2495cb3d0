import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NETWORK_ERROR_CODE } from '#contract/kit/errors/no-answer.ts';
import { provideTexts } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { keepShownData, noteShownData } from './shown-data.ts';

vi.mock('#web/kit/ui/notice.tsx', () => ({ showNotice: vi.fn() }));

const ORIGIN = 'https://portal.example';
const failure = (code: string, status: number) => Object.assign(new Error('x'), { code, status });
const away = failure(NETWORK_ERROR_CODE, 0);

/** Loads an address, of whose two routes the second fails. Returns what the second one has got. */
const load = async (path: string, error: unknown) => {
  const results = {
    frame: { type: 'data' as const, result: 'new frame' },
    page: { type: 'error' as const, result: error },
  };
  const args = { request: new Request(`${ORIGIN}${path}`) } as Parameters<typeof keepShownData>[0];
  const loaded = await keepShownData(args, async () => results);
  return loaded && loaded['page'];
};

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: ORIGIN } });
  vi.clearAllMocks();
  provideTexts({ 'site.error.kept': '页面没能更新' });
  noteShownData({ pathname: '/account/applications', search: '?word=门' }, [
    { id: 'frame', loaderData: 'frame' },
    { id: 'page', loaderData: 'page' },
  ]);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['the network is away', away],
  ['the server is overloaded', failure('503', 503)],
])('a page that loads again while %s keeps its data and says so', async (_name, error) => {
  expect(await load('/account/applications?word=门', error)).toEqual({ type: 'data', result: 'page' });
  expect(showNotice).toHaveBeenCalledExactlyOnceWith('页面没能更新', 'danger');
});

test.each([
  ['that is being opened', '/account/jobs', away],
  ['with other filters', '/account/applications?word=窗', away],
  ['whose session has ended', '/account/applications?word=门', failure('401', 401)],
  ['that its user may not see', '/account/applications?word=门', failure('403', 403)],
  ['that is gone', '/account/applications?word=门', new Response(null, { status: 404 })],
])('a page %s fails', async (_name, path, error) => {
  expect(await load(path, error)).toEqual({ type: 'error', result: error });
  expect(showNotice).not.toHaveBeenCalled();
});

test('a page that has failed fails again, since it shows nothing', async () => {
  noteShownData({ pathname: '/account/applications', search: '' }, [{ id: 'page', loaderData: undefined }]);
  expect(await load('/account/applications', away)).toEqual({ type: 'error', result: away });
});
