import { expect, test } from 'vitest';
import { canonicalOf, isId, isOneOf, isText, readAddress } from './address.ts';
import { isPageNo } from '../list/page-no.ts';

const parameters = { keyword: isText(5), role: isOneOf([1, 2]), account: isId, pageNo: isPageNo };
const read = (search: string) => readAddress(parameters, new URLSearchParams(search));

test('reads what it knows, and nothing else', () => {
  expect(read('?role=2&keyword=%20ab%20&account=100001&pageNo=3&other=x')).toEqual({
    keyword: 'ab',
    role: '2',
    account: '100001',
    pageNo: '3',
  });
});

test.each([
  'keyword=abcdef',
  'keyword=%00',
  'keyword=%20',
  'role=3',
  'role=1.0',
  'account=0',
  'account=-1',
  'account=1e5',
  'account=1234567890123456789',
  'pageNo=0',
  'pageNo=1.5',
  'pageNo=100001',
  '__proto__=x',
])('ignores %s', (search) => {
  expect(read(search)).toEqual({});
});

test('spells one address in one way', () => {
  expect(canonicalOf(parameters)(new URLSearchParams('pageNo=2&x=y&keyword=a b&role=9'))).toBe('keyword=a+b&pageNo=2');
});
