import { afterEach, expect, test, vi } from 'vitest';
import { loadSampleImages, sampleImages } from './sample-images.ts';

afterEach(() => vi.unstubAllGlobals());

test('[START-01] the namespace of sample images is requested without a session, and read completely', async () => {
  const fetched = vi.fn(async (_address: string, _request: RequestInit) =>
    Response.json({ code: '200', msg: '', data: { 'formats#1': '["png",', 'formats#2': '"jpg"]', maximum: '4' } }),
  );
  vi.stubGlobal('fetch', fetched);
  await loadSampleImages();
  expect(fetched).toHaveBeenCalledTimes(1);
  const [address, request] = fetched.mock.calls[0] as [string, RequestInit];
  expect(address).toBe('/api/configfiles/json/aiop-console/default/sample-image');
  expect(request.headers).not.toHaveProperty('token');
  expect(sampleImages()).toEqual({ formats: ['png', 'jpg'], maximum: '4' });
});

test('[START-01] a namespace that cannot be loaded is logged, and the previous values stay', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: '10006', msg: '', data: null }));
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await loadSampleImages();
  expect(logged).toHaveBeenCalledWith('配置获取失败');
  expect(sampleImages()).toHaveProperty('maximum', '4');
  logged.mockRestore();
});
