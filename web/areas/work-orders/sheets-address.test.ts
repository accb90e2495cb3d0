import { expect, test } from 'vitest';
import { emptySheetsQuery, readSheetsQuery, sheetsUrl, writeSheetsQuery } from './sheets-address.ts';

test('[ACC-12] what the list is filtered by stands in the address, and comes back', () => {
  const query = {
    state: 'waiting',
    kind: 'effect',
    keyword: '反光衣 & 100%',
    own: true,
    from: '2026-02-28',
    to: '2026-03-01',
    page: 3,
  } as const;
  expect(readSheetsQuery(new URLSearchParams(writeSheetsQuery(query)))).toEqual(query);
  expect(sheetsUrl(emptySheetsQuery)).toBe('/account/sheets');
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
  expect(readSheetsQuery(new URLSearchParams(search))).toEqual(emptySheetsQuery);
});

test('numbers and keywords that are too long are cut', () => {
  expect(readSheetsQuery(new URLSearchParams('page=999999')).page).toBe(1000);
  expect(readSheetsQuery(new URLSearchParams(`keyword=${'字'.repeat(99)}`)).keyword).toHaveLength(64);
});
