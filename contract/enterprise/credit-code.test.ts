import { describe, expect, test } from 'vitest';
import { checkCharacterOf, foldCreditCode, hasRightSum, isCreditCode, maskCreditCode } from './credit-code.ts';

const right = ['91350100M000100Y43', '91110000101623741K', '911101066976941872', '9144030071526726XG'];
/** A real code that fails the checksum. */
const asPrinted = '91350211M0000XUF46';
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

describe('[CERT-02] the checksum of a credit code', () => {
  test.each(right)('%s is right', (code) => {
    expect(isCreditCode(code)).toBe(true);
    expect(hasRightSum(code)).toBe(true);
    expect(checkCharacterOf(code)).toBe(code[17]);
  });

  test('a real code can fail the checksum and is still a code', () => {
    expect(isCreditCode(asPrinted)).toBe(true);
    expect(hasRightSum(asPrinted)).toBe(false);
  });

  test.each(right)('%s: no other character at any position gives a right checksum', (code) => {
    const passed: string[] = [];
    for (let at = 0; at < code.length; at += 1)
      for (const character of alphabet)
        if (character !== code[at] && hasRightSum(code.slice(0, at) + character + code.slice(at + 1)))
          passed.push(`${at} ${character}`);
    expect(passed).toEqual([]);
  });

  test.each(right)('%s: no two swapped neighbours give a right checksum', (code) => {
    for (let at = 0; at + 1 < code.length; at += 1) {
      const exchanged = code.slice(0, at) + code[at + 1] + code[at] + code.slice(at + 2);
      expect(hasRightSum(exchanged), exchanged).toBe(exchanged === code);
    }
  });

  test('nothing else is a code', () => {
    for (const text of [
      '',
      '9',
      `${right[0]}0`,
      right[0]?.slice(1) as string,
      '91350100M000100Y4I',
      '９1350100M000100Y43',
    ])
      expect({ text, is: isCreditCode(text) || hasRightSum(text) }).toEqual({ text, is: false });
    expect(checkCharacterOf('')).toBeUndefined();
  });
});

test('[CERT-02] lower case, full width, spaces and dashes are ways to type the same code', () => {
  const [code = ''] = right;
  for (const typed of [
    code.toLowerCase(),
    `  ${code} `,
    '9135 0100 M000 100Y 43',
    '９１３５０１００Ｍ０００１００Ｙ４３',
    '9135-0100-M000-100Y-43',
    '91350100\u200bM000100Y43\u202c',
    '91350100　m000100y43',
  ])
    expect(foldCreditCode(typed)).toBe(code);
});

test('a masked code shows only its ends', () => {
  expect(maskCreditCode(right[0] as string)).toBe('9135**********0Y43');
});
