import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { keyOf, keysIn, keysInAddress, shownKey, withoutKeys } from './key-format.ts';

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

test('[API-01] a key in a text is found and hidden, also one that is broken or cut, and a part is hidden', () => {
  const key = keyOf('test', randomBytes);
  const broken = (at: number, by: string) => key.slice(0, at) + by + key.slice(at);
  for (const written of [key, key.slice(0, -1), key.slice(0, -6), broken(30, '\n'), broken(50, '  \r\n    ')]) {
    expect(keysIn(`密钥是${written}，请看`), written).toEqual([key]);
    expect(withoutKeys(`密钥是${written}，请看`), written).toBe(`密钥是${shownKey(key)}，请看`);
  }
  // The owner of a part cannot be found.
  for (const part of [key.slice(0, -7), key.slice(0, 35), `${key.slice(0, 30)}1${key.slice(31)}`.slice(0, -8)]) {
    expect(keysIn(part)).toEqual([]);
    expect(withoutKeys(`密钥 ${part}\nhello`)).toBe(`密钥 ${key.slice(0, 13)}…\nhello`);
  }
  const wrong = key.slice(0, -1) + (key.endsWith('a') ? 'b' : 'a');
  expect(withoutKeys(wrong)).toBe(`${key.slice(0, 13)}…`);
  for (const none of ['oak_live_example', 'oak_test_', '没有密钥']) expect(withoutKeys(none)).toBe(none);
});
