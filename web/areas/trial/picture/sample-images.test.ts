import { afterEach, expect, test, vi } from 'vitest';
import { TRIAL_PICTURE_MAXIMUM_BYTES } from '#contract/trial/limits.ts';
import { readPicture } from './read-picture.ts';
import { loadSampleImages } from '#web/kit/start-up/sample-images.ts';
import { trialPictureBytes } from './trial-picture-bytes.ts';

const MEGABYTE = 1_048_576;

const answering = (answer: object) => {
  const fetched = vi.fn(async (_address: string, _request: RequestInit) => Response.json(answer));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const configured = (data: object) => answering({ code: '200', msg: '', data });

afterEach(async () => {
  configured({});
  await loadSampleImages();
  vi.unstubAllGlobals();
});

test('[START-01] the namespace of sample images is requested without a session, and limits the pictures of trials', async () => {
  const fetched = configured({ maximumMegabytes: '2' });
  await loadSampleImages();
  expect(fetched).toHaveBeenCalledTimes(1);
  const [address, request] = fetched.mock.calls[0] as [string, RequestInit];
  expect(address).toBe('/api/configfiles/json/aiop-console/default/sample-image');
  expect(request.headers).not.toHaveProperty('token');
  expect(trialPictureBytes()).toBe(2 * MEGABYTE);

  const signature = new Uint8Array([0xff, 0xd8, 0xff]);
  const picture = new File([signature, new Uint8Array(3 * MEGABYTE)], 'large.jpg');
  expect(await readPicture(picture)).toBe('tooLarge');
});

test.each([{}, { maximumMegabytes: '40' }, { maximumMegabytes: '-1' }, { maximumMegabytes: 'many' }])(
  '[START-01] with the values %j the limit of the server holds',
  async (data) => {
    configured(data);
    await loadSampleImages();
    expect(trialPictureBytes()).toBe(TRIAL_PICTURE_MAXIMUM_BYTES);
  },
);

test('[START-01] a namespace that cannot be loaded is logged, and the previous values stay', async () => {
  configured({ maximumMegabytes: '3' });
  await loadSampleImages();
  answering({ code: '10006', msg: '', data: null });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await loadSampleImages();
  expect(logged).toHaveBeenCalledWith('配置获取失败');
  expect(trialPictureBytes()).toBe(3 * MEGABYTE);
  logged.mockRestore();
});
