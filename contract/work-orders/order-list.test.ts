import { expect, test } from 'vitest';
import { orderList } from './order-list.ts';

test('[ACC-12] the filters of the list are in the address, and are read back from it', () => {
  const query = {
    state: 'waiting',
    kind: 'effect',
    keyword: '反光衣 & 100%',
    own: true,
    createdFrom: '2026-02-28',
    createdTo: '2026-03-01',
    pageNo: 3,
  } as const;
  expect(orderList.read(new URLSearchParams(orderList.write(query)))).toEqual(query);
  expect(orderList.urlOf(orderList.empty)).toBe('/account/sheets');
});

test.each([
  'state=9',
  'state=constructor',
  'kind=__proto__',
  'own=yes',
  'from=2026-02-30',
  'to=0000-01-01',
  'from=2026-3-1',
  'page=0',
  'page=1e3',
  'keyword=%00',
  'keyword=%20%20',
  'utm_source=mail',
])('what it cannot use is left out: %s', (search) => {
  expect(orderList.read(new URLSearchParams(search))).toEqual(orderList.empty);
});

test('numbers and keywords that are too long are cut', () => {
  expect(orderList.read(new URLSearchParams('page=999999')).pageNo).toBe(1000);
  expect(orderList.read(new URLSearchParams(`keyword=${'字'.repeat(99)}`)).keyword).toHaveLength(64);
});
