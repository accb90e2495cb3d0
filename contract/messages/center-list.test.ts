import { expect, test } from 'vitest';
import { centerList } from './center-list.ts';

const read = (search: string) => centerList.read(new URLSearchParams(search));

test('[ROUTE-17] [MBOX-02] an address names the message and the type, as the message center reads them', () => {
  const query = { ...centerList.empty, messagePushId: '42' };
  expect(centerList.urlOf(query)).toBe('/account/message-center/message?messagePushId=42&messageType=all');
  expect(read('messagePushId=42&messageType=all')).toEqual(query);
});

test('[ROUTE-17] an address comes back as it was written', () => {
  const query = {
    messageType: 'unread' as const,
    kind: 3 as const,
    keyword: '100% & 固件',
    page: 3,
    messagePushId: '999999999999999999',
  };
  expect(read(centerList.urlOf(query).split('?')[1] as string)).toEqual(query);
});

test.each([
  '',
  'messageType=other&page=0&messagePushId=abc',
  'page=1.5&messagePushId=0',
  'page=-1&messagePushId=9999999999999999999',
  'keyword=%20%0a%09&page=9999999',
  'messageType=UNREAD&messagePushId=１',
  'messageType=&messagePushId=&kind=',
  'messageType=all&messageType=unread&messagePushId=-1',
  'kind=9&messagePushId=1.0',
  'kind=03&messagePushId=1e3',
])('[ROUTE-17] what an address holds that is of no use is left out: %j', (search) => {
  expect(read(search)).toEqual(centerList.empty);
});

test('a keyword is cut, and holds nothing that cannot be stored', () => {
  expect(read(`keyword=${'a'.repeat(70)}`).keyword).toBe('a'.repeat(64));
  expect(read('keyword=a%00b').keyword).toBe('ab');
  expect(read(`keyword=${encodeURIComponent(`${'a'.repeat(63)}😀`)}`).keyword).toBe('a'.repeat(63));
});

test('[ROUTE-17] the message and the type are read from the query, each for itself', () => {
  expect(read('messagePushId=7')).toEqual({ ...centerList.empty, messagePushId: '7' });
  expect(read('messageType=unread')).toEqual({ ...centerList.empty, messageType: 'unread' });
  expect(read('messageType=unread&messagePushId=x')).toEqual({ ...centerList.empty, messageType: 'unread' });
  expect(read('messageType=x&messagePushId=7')).toEqual({ ...centerList.empty, messagePushId: '7' });
});
