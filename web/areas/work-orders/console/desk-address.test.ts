import { expect, test } from 'vitest';
import { deskUrl, emptyDeskQuery, readDeskQuery, writeDeskQuery } from './desk-address.ts';

test('[ACC-12] what the desk is filtered by, and which order is open, stands in the address', () => {
  const query = {
    state: 'all',
    kind: 'fault',
    severity: 2,
    assignee: 'me',
    urged: true,
    order: 'newest',
    keyword: '示例企业',
    page: 2,
    id: '12',
  } as const;
  expect(readDeskQuery(new URLSearchParams(writeDeskQuery(query)))).toEqual(query);
  expect(deskUrl(emptyDeskQuery)).toBe('/console/work-orders');
});

test.each([
  'state=open',
  'severity=0',
  'severity=01',
  'assignee=5',
  'urged=true',
  'order=title',
  'id=0',
  'id=a',
  'pageNo=x',
])('what it cannot use is left out: %s', (search) => {
  expect(readDeskQuery(new URLSearchParams(search))).toEqual(emptyDeskQuery);
});
