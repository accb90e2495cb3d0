import { expect, test } from 'vitest';
import { RANDOM_STRING_LENGTH } from '#contract/specification/constants.ts';
import { randomString } from './random-string.ts';

test('a random string has its default length unless the call names another', () => {
  expect(randomString()).toMatch(new RegExp(`^[\\w-]{${RANDOM_STRING_LENGTH}}$`));
  expect(randomString(5)).toHaveLength(5);
});
