import { expect, test } from 'vitest';
import { MODEL_LATE } from '#contract/kit/errors/portal.ts';
import { provideAllTexts } from '#web/kit/texts-testing.ts';
import { trialErrorOf } from './trial-error.ts';

test('[TRIAL-04] [TRIAL-05] users who have to wait see how long', () => {
  provideAllTexts();
  const hintOf = (code: string, data: object | null) =>
    trialErrorOf(Object.assign(new Error('…'), { code, data }), undefined).hint;
  expect(hintOf('20001', { retryAfter: 14 })).toContain('14 秒');
  expect(hintOf('20008', { retryAfter: 9 })).toContain('9 秒');
  expect(hintOf('20008', null)).not.toContain('秒');
});

test('[MEND-01] a model of an operator that took too long is named as such, and costs nothing', () => {
  const { hint, actions } = trialErrorOf(Object.assign(new Error('…'), { code: MODEL_LATE }), undefined);
  expect(hint).toContain('运营方的模型包');
  expect(hint).toContain('没有扣减次数');
  expect(actions).toContain('retry');
});

const actionsOf = (code: string, isSample?: boolean) =>
  trialErrorOf(Object.assign(new Error('…'), { code }), undefined, isSample).actions;

test('[TRIAL-04] what no retry mends offers none, and a sample is nothing to change', () => {
  for (const code of ['20007', '20009', '20010', '20011']) expect(actionsOf(code)).toEqual(['change']);
  expect(actionsOf('20008')).toEqual(['retry', 'change']);
  expect(actionsOf('20008', true)).toEqual(['retry']);
});
