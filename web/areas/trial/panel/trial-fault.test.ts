import { expect, test } from 'vitest';
import { faultOf } from './trial-fault.ts';

const actsOf = (code: string, isSample?: boolean) =>
  faultOf(Object.assign(new Error('…'), { code }), undefined, isSample).acts;

test('[TRIAL-04] what no retry mends offers none, and a sample is nothing to change', () => {
  for (const code of ['20007', '20009', '20010', '20011']) expect(actsOf(code)).toEqual(['change']);
  expect(actsOf('20008')).toEqual(['retry', 'change']);
  expect(actsOf('20008', true)).toEqual(['retry']);
});
