import { expect, test } from 'vitest';
import { contactPhonePattern, foldPhone, phonePattern } from './names.ts';

test.each([
  '13800138000',
  '138 0013 8000',
  '138-0013-8000',
  '+86 138 0013 8000',
  '00861380013 8000',
  '１３８００１３８０００',
])('the mobile number %s is one, however it is typed', (typed) => {
  expect(foldPhone(typed)).toBe('13800138000');
  expect(phonePattern.test(foldPhone(typed))).toBe(true);
});

test.each([
  ['0571 – 8888 8888', '0571-88888888'],
  ['(0571)88888888-12', '057188888888-12'],
  ['400-800-1234', '400-800-1234'],
])('%s is a number of a contact, and no mobile one', (typed, kept) => {
  expect(foldPhone(typed)).toBe(kept);
  expect(contactPhonePattern.test(kept)).toBe(true);
  expect(phonePattern.test(kept)).toBe(false);
});

test.each(['1380013800', '138001380000', 'abc', ''])('%j is not a phone number', (typed) => {
  expect(contactPhonePattern.test(foldPhone(typed))).toBe(false);
});
