import { expect, test } from 'vitest';
import type { AccountQuotas } from '#contract/rights/console-calls.ts';
import { provideAllTexts } from '#web/kit/texts-testing.ts';
import { ALL, changesInWords, figureErrors, figuresOf, type RaiseDraft } from './raise-draft.ts';

provideAllTexts();

const tier: AccountQuotas['tier'] = {
  tier: 'certified',
  samplesOnly: false,
  trialsADay: 100,
  trialsAMonth: 3000,
  trialsInAll: null,
  callsASecond: 5,
  modelDownloads: null,
  jobPicturesADay: 1000,
};
const raisedOne = { abilityNo: 7, trialsADay: 400, trialsAMonth: null, trialsInAll: null };
const quotas = {
  tier,
  limits: { ...tier, trialsADay: 200 },
  raises: [raisedOne],
} as unknown as AccountQuotas;
const draft = (typed: RaiseDraft['typed'], more: Partial<RaiseDraft> = {}): RaiseDraft => ({
  ability: ALL,
  typed,
  untilOn: null,
  ...more,
});

test.each([
  ['-5', '须大于等级的 100'],
  ['100', '须大于等级的 100'],
  ['1e3', '请填写整数'],
  ['2.6', '请填写整数'],
  ['1,000', '请填写整数'],
  ['1000001', '最多 1,000,000'],
  ['101', undefined],
  [' 500 ', undefined],
  ['1000000', undefined],
  ['', undefined],
])('a daily quota of “%s” is refused with %s', (typed, error) => {
  expect(figureErrors(draft({ trialsADay: typed }), tier).trialsADay).toBe(error);
});

test('the maximum is that of the limit, and a limit that is for all abilities does not count for one', () => {
  expect(figureErrors(draft({ trialsAMonth: '99999999999' }), tier)).toEqual({ trialsAMonth: '最多 10,000,000' });
  const one = draft({ trialsADay: '500', callsASecond: 'x' }, { ability: 7 });
  expect(figureErrors(one, tier)).toEqual({});
  expect(figuresOf(one)).toEqual({
    trialsADay: 500,
    trialsAMonth: null,
    trialsInAll: null,
    callsASecond: null,
    jobPicturesADay: null,
  });
});

test('the change is told from what holds now, with what is raised already', () => {
  expect(changesInWords(draft({}), quotas)).toBeUndefined();
  const all = draft({ trialsADay: '500', callsASecond: '9' }, { untilOn: '2099-12-31' });
  expect(changesInWords(all, quotas)).toBe('提高后：每项能力每天体验 200 → 500；每秒调用 5 → 9；有效至 2099-12-31');
  expect(changesInWords(draft({ trialsADay: '300' }, { ability: 7 }), quotas)).toBe(
    '提高后：每项能力每天体验仍为 400；没有截止日期',
  );
});
