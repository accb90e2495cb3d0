import sharp from 'sharp';
import { expect, test } from 'vitest';
import { getQuota } from '#contract/trial/calls.ts';
import { testApp } from '#server/app/testing.ts';
import { ABILITY, createTrials, SAMPLE, somePicture } from './testing.ts';

const { app, call, signUp } = await testApp({ ENGINE_PROCESSES: 'text:1' });
const trials = createTrials(app);

test('[TRIAL-03] [TRIAL-04] [CAT-21] the engine reads the given picture: a sample, a rotated one, and no broken one', async () => {
  const picture = (await app.inject(`/static/trial/${SAMPLE}.jpg`)).rawPayload;
  const { data } = (await trials.sample()).body;
  const readIn = ({ fields }: typeof data) => fields.flatMap(({ label, value }) => (value ? [[label, value]] : []));
  expect(readIn(data).length).toBeGreaterThan(1);

  const { token } = await signUp();
  const sideways = await sharp(picture).rotate(90).withMetadata({ orientation: 8 }).jpeg({ quality: 95 }).toBuffer();
  const turned = (await trials.own(token, sideways)).body.data;
  expect([turned.width, turned.height]).toEqual([data.width, data.height]);
  expect(readIn(turned)).toEqual(readIn(data));

  // The conditions are advice: no picture is rejected for its content.
  const blank = (await trials.own(token, await somePicture('png', 40, 30))).body;
  expect([blank.code, readIn(blank.data)]).toEqual(['200', []]);

  const broken = await trials.own(token, picture.subarray(0, picture.length / 2));
  expect([broken.status, broken.body.code]).toEqual([200, '20009']);
  const quota = (await call(getQuota, { abilityNo: ABILITY }, { token })).body.data;
  expect(quota).toMatchObject({ left: 8, day: { used: 2 } });
});
