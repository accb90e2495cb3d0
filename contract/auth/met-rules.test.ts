import { expect, test } from 'vitest';
import { metRules } from './password-rules.ts';

const names = ['13800138000', 'Lin_Xia'];

test.each([
  ['', { length: false, kinds: false, uncommon: false }],
  ['12345678', { length: true, kinds: false, uncommon: false }],
  ['19900101', { length: true, kinds: false, uncommon: false }],
  ['aaaaaaaa', { length: true, kinds: false, uncommon: false }],
  ['password', { length: true, kinds: false, uncommon: false }],
  ['abcdefgh', { length: true, kinds: false, uncommon: false }],
  ['a1b2', { length: false, kinds: true, uncommon: false }],
  ['kyouhvtmwb', { length: true, kinds: false, uncommon: true }],
  ['my-LIN_XIA-77', { length: true, kinds: true, uncommon: false }],
  [`${'k7'.repeat(33)}`, { length: false, kinds: true, uncommon: true }],
  ['kyouhvt4', { length: true, kinds: true, uncommon: true }],
])('[ID-01] the form ticks only the rules that the password %j meets', (password, met) => {
  expect(metRules(password, names)).toEqual(met);
});
