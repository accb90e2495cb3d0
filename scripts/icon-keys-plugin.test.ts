import { expect, test } from 'vitest';
import { withoutKeys } from './icon-keys-plugin.ts';

test('parts of icons lose their keys and nothing else', () => {
  expect(withoutKeys('["path", { d: "m21 21-4.34-4.34", key: "14j7rj" }], ["circle", { r: "8" }]')).toBe(
    '["path", { d: "m21 21-4.34-4.34" }], ["circle", { r: "8" }]',
  );
});
