import { expect, test } from 'vitest';
import { byteSize } from './byte-size.ts';

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [1023, '1 KB'],
  [150_000, '147 KB'],
  [1_048_575, '1024 KB'],
  [1_048_576, '1 MB'],
  [5_400_000, '5.1 MB'],
  [209_715_200, '200 MB'],
])('%i bytes are %s', (bytes, said) => {
  expect(byteSize(bytes)).toBe(said);
});
