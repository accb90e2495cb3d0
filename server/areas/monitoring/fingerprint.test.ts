import { expect, test } from 'vitest';
import { fingerprintOf } from './fingerprint.ts';

const cause = {
  type: 'script',
  name: 'TypeError',
  message: 'item 17 of 0x3fa0 is gone',
  frames: ['open /assets/home-DkfjX9s2.js:1:2345', 'click /assets/root-AAAAAAAA.js:1:1'],
};

test('[MON-04] errors of one cause are alike with any numbers, builds and callers', () => {
  const same = { ...cause, message: 'item 4 of 0x11 is gone', frames: ['open /assets/home-Zz_9X9s2.js:20:1'] };
  expect(fingerprintOf(same)).toBe(fingerprintOf(cause));
});

test('[MON-04] errors of other causes differ', () => {
  const others = [
    { ...cause, type: 'promise' },
    { ...cause, name: 'RangeError' },
    { ...cause, message: 'item 17 of 0x3fa0 is here' },
    { ...cause, frames: ['close /assets/home-DkfjX9s2.js:1:2345'] },
    { ...cause, frames: ['open /assets/list-DkfjX9s2.js:1:2345'] },
  ];
  expect(new Set([cause, ...others].map(fingerprintOf)).size).toBe(6);
});
