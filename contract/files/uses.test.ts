import { expect, test } from 'vitest';
import { WRONG_PICTURE } from '../kit/errors/portal.ts';
import { messageOf } from '../kit/errors/vocabulary.ts';
import { IMAGE_FORMATS, IMAGE_LIMITS_M } from '../specification/constants.ts';
import { otherSentences } from '../specification/errors.ts';
import { lackingTerms } from '../specification/terms.ts';
import { TRIAL_PICTURE_MAXIMUM_BYTES } from '../trial/limits.ts';
import { fileUses, UPLOAD_MAXIMUM_BYTES } from './uses.ts';

const M = 1024 * 1024;

test('[VAL-02] pictures have the size limits of the specification, and no others', () => {
  const limits = [...Object.values(fileUses).map(({ maximumBytes }) => maximumBytes), TRIAL_PICTURE_MAXIMUM_BYTES];
  expect([...new Set(limits)].sort((a, b) => a - b)).toEqual(IMAGE_LIMITS_M.map((limit) => limit * M));
  expect(UPLOAD_MAXIMUM_BYTES).toBe(Math.max(...IMAGE_LIMITS_M) * M);
});

test('[VAL-02] the error of a rejected picture says that the upload failed, and lists the formats', () => {
  expect(
    lackingTerms(messageOf('user', WRONG_PICTURE), [...otherSentences.uploadFailure.terms, ...IMAGE_FORMATS]),
  ).toEqual([]);
});
