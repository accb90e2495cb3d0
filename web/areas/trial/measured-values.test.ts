import { expect, test } from 'vitest';
import type { Accuracy } from '#contract/trial/panel.ts';
import { t } from '#web/kit/texts.ts';
import { provideAllTexts } from '#web/kit/texts-testing.ts';
import { measuredValues } from './measured-values.ts';

const accuracy: Accuracy = {
  characterErrorRate: 0.5,
  documents: 30,
  conditions: ['清晰', '倾斜 7°', '半分辨率'],
  allConditions: false,
  readings: 90,
  readingsRight: 88,
  unlimitedTime: false,
  measuredAt: '2026-11-25',
  engineVersion: '1.2.0',
};

test('[TRIAL-03] accuracy says how many documents were read under which conditions, and how often all was right', () => {
  provideAllTexts();
  const sentence = (of: Accuracy) => t('trialPanel.facts.measured', measuredValues(of));
  expect(sentence(accuracy)).toContain('30 份测试文档 × 3 种条件（清晰、倾斜 7°、半分辨率）上测得；');
  expect(sentence({ ...accuracy, unlimitedTime: true })).toContain('上测得，不限识别时间；');
  const conditions = Array.from({ length: 10 }, (_, index) => `条件${index}`);
  expect(sentence({ ...accuracy, conditions, allConditions: true })).toContain('30 份测试文档 × 全部 10 种条件（');
  expect(t('trialPanel.facts.right.value', measuredValues(accuracy))).toBe('88 / 90 次');
  expect(t('trialPanel.facts.rate.value', measuredValues(accuracy))).toBe('0.50%');
});
