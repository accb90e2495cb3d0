import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { keyOf, keysInAddress } from './key-format.ts';

test('[API-01] a key in an address is found as it is, and behind percent escapes', () => {
  const key = keyOf('live', randomBytes);
  for (const address of [
    `/v2?key=${key}`,
    `/v2?auth=Bearer%20${key}`,
    `/v2?a=%3D${key}`,
    `/v2?key=${key.replace('_', '%5F').replace('_', '%5f')}`,
    `/v2?key=${[...key].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')}`,
  ])
    expect(keysInAddress(address), address).toEqual([key]);
  expect(keysInAddress(`/v2?key=${key}x`)).toEqual([]);
  expect(keysInAddress('/v2?a=%&b=%zz&c=%E4')).toEqual([]);
});
