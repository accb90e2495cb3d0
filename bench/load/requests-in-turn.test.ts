import { expect, test } from 'vitest';
import { UNIQUE } from './load.ts';
import { requestsInTurn } from './requests-in-turn.ts';

test('requests follow each other in turn, with the length of their body', () => {
  const next = requestsInTurn('localhost:1', [
    { method: 'GET', path: '/a', headers: { 'accept-encoding': 'br' } },
    { method: 'POST', path: '/b', body: '中' },
  ]);
  const first = 'GET /a HTTP/1.1\r\nhost: localhost:1\r\naccept-encoding: br\r\n\r\n';
  const second = 'POST /b HTTP/1.1\r\nhost: localhost:1\r\ncontent-length: 3\r\n\r\n中';
  expect(Array.from({ length: 3 }, () => next().toString())).toEqual([first, second, first]);
});

test('a unique header is another one each time, on every connection', () => {
  const request = { method: 'POST', path: '/view', headers: { 'idempotency-key': UNIQUE } } as const;
  const connections = [requestsInTurn('h', [request]), requestsInTurn('h', [request])];
  const keys = [0, 1, 0, 1].map((at) => /idempotency-key: (\w+)\r/.exec(connections[at]?.().toString() ?? '')?.[1]);
  expect(keys.every((key) => key?.length === 26)).toBe(true);
  expect(new Set(keys).size).toBe(4);
});

test('a unique part of a body is another one each time, and the length is that of what is sent', () => {
  const next = requestsInTurn('h', [{ method: 'POST', path: '/beacon', body: `{"id":"${UNIQUE}"}` }]);
  const sent = [String(next()), String(next())].map((text) => /length: 35\r\n\r\n\{"id":"(\w{26})"\}$/.exec(text)?.[1]);
  expect(new Set(sent).size).toBe(2);
  expect(sent).not.toContain(undefined);
});
