import { expect, test } from 'vitest';
import { type SubAccountQuery, subAccountList } from './sub-account-list.ts';

const read = (search: string) => subAccountList.read(new URLSearchParams(search));

test.each([
  ['', {}],
  [
    'keyword=li&role=7&status=0&group=%E4%B8%80%E7%BB%84',
    { keyword: 'li', accountRole: 7, status: 0, groupName: '一组' },
  ],
  ['group=---------------------', { groupName: '' }],
  ['sort=lastLoginAt&order=up&pageNo=3', { sort: 'lastLoginAt', descending: false, pageNo: 3 }],
] as [string, Partial<SubAccountQuery>][])(
  '[ACC-10] an address with “%s” is read and written alike',
  (search, query) => {
    expect(read(search)).toEqual({ ...subAccountList.empty, ...query });
    expect(subAccountList.write({ ...subAccountList.empty, ...query })).toBe(search);
  },
);

test.each([
  'role=4',
  'role=x',
  'status=9',
  `group=${'x'.repeat(41)}`,
  'sort=salt',
  'order=down',
  'pageNo=0',
  'pageNo=1e9',
  'pageNo=1.5',
  'keyword=%20',
  'keyword=%00',
  'group=a%00',
])('[ERR-05] an address with %s is that of the whole list', (search) => {
  expect(read(search)).toEqual(subAccountList.empty);
  expect(subAccountList.isNarrowed(read(search))).toBe(false);
});

test('[ERR-05] a keyword that is too long is cut', () => {
  expect(read(`keyword=${'x'.repeat(99)}`).keyword).toHaveLength(64);
  expect(read(`keyword=${'x'.repeat(63)}😀`).keyword).toBe('x'.repeat(63));
});
