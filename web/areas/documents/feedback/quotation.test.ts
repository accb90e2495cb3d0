import { expect, test } from 'vitest';
import { quotationOf } from './quotation.ts';

test('a selected text becomes a quotation that the call accepts', () => {
  expect(quotationOf('  一行\r\n\t另一行  ')).toBe('一行\n\t另一行');
  expect(quotationOf('a\u0007b\u202ec\u2066d\u0000e')).toBe('abcde');
  expect(quotationOf(' \n ')).toBe('');
  expect(quotationOf('长'.repeat(600))).toHaveLength(500);
  // The cut falls into the middle of a character.
  expect(quotationOf(`${'长'.repeat(499)}😀`)).toBe('长'.repeat(499));
});
