import { bigVersions, minimumAlgorithmVersions } from '#contract/catalogue/chips.ts';
import { COMPARED_LEAST, COMPARED_MOST } from '#contract/catalogue/comparison.ts';
import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { many } from '#server/kit/facts/wording.ts';
import type { Limits } from '#server/kit/facts/registry.ts';

/** The area's limits, by the names that documents use. */
export const limits: Limits = {
  'catalogue.compared-least': String(COMPARED_LEAST),
  'catalogue.compared-most': many(COMPARED_MOST, '项'),
  'catalogue.keyword': many(KEYWORD_MAXIMUM, '个字'),
  'chips.guanlan1': bigVersions[0].mainControl,
  'chips.guanlan2': bigVersions[1].mainControl,
  'chips.kt-version': `V${[...new Set(minimumAlgorithmVersions.values())].join('、V')}`,
};
