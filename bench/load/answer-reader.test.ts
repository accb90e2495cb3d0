import { expect, test } from 'vitest';
import { createAnswerReader } from './answer-reader.ts';

const answer = (status: number, body: string) =>
  Buffer.from(
    `HTTP/1.1 ${status} Text\r\nX-A: b\r\nContent-Length: ${Buffer.byteLength(body)}\r\nX-C: d\r\n\r\n${body}`,
  );

test('an answer is reported once, with its status, wherever it is cut', () => {
  const bytes = Buffer.concat([answer(200, 'one\r\n\r\ntwo'), answer(404, ''), answer(200, '中文')]);
  const ends = [answer(200, 'one\r\n\r\ntwo').length, answer(200, 'one\r\n\r\ntwo').length + answer(404, '').length];
  for (let cut = 1; cut < bytes.length; cut += 1) {
    const statuses: number[] = [];
    const read = createAnswerReader((status) => statuses.push(status));
    const cuts = [...new Set([0, cut, ...ends, bytes.length])].sort((a, b) => a - b);
    const shared = Buffer.alloc(bytes.length);
    for (const [at, from] of cuts.slice(0, -1).entries()) {
      const part = bytes.subarray(from, cuts[at + 1]);
      shared.set(part);
      read(shared.subarray(0, part.length));
    }
    expect(statuses).toEqual([200, 404, 200]);
  }
});

test('an answer without its length, or longer than it said, is an error', () => {
  const read = createAnswerReader(() => expect.fail('no answer is complete'));
  expect(() => read(Buffer.from('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n'))).toThrow(
    'without its length',
  );
  expect(() => read(Buffer.concat([answer(200, 'a'), Buffer.from('b')]))).toThrow('more bytes');
});
