import { expect, test } from 'vitest';
import { provideAllTexts } from '#web/kit/texts-testing.ts';
import { faultOf } from './trial-fault.ts';

test('[TRIAL-04] [TRIAL-05] whoever has to wait hears how long', () => {
  provideAllTexts();
  const hintOf = (code: string, data: object | null) =>
    faultOf(Object.assign(new Error('…'), { code, data }), undefined).hint;
  expect(hintOf('20001', { retryAfter: 14 })).toContain('14 秒');
  expect(hintOf('20008', { retryAfter: 9 })).toContain('9 秒');
  expect(hintOf('20008', null)).not.toContain('秒');
});

const actsOf = (code: string, isSample?: boolean) =>
  faultOf(Object.assign(new Error('…'), { code }), undefined, isSample).acts;

test('[TRIAL-04] what no retry mends offers none, and a sample is nothing to change', () => {
  for (const code of ['20007', '20009', '20010', '20011']) expect(actsOf(code)).toEqual(['change']);
  expect(actsOf('20008')).toEqual(['retry', 'change']);
  expect(actsOf('20008', true)).toEqual(['retry']);
});
