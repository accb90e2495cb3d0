import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { answerClientError } from './client-error.ts';

const server = createServer((_request, response) => response.end());
server.on('clientError', answerClientError({ 'x-own': '1' }));
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
afterAll(() => server.close());

/** Sends bytes as they are, and returns the whole answer. */
const send = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = '';
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });

const longSearch = encodeURIComponent('长'.repeat(3000));

test('[SRCH-01] an address with a very long search gets a page that says so in words', async () => {
  const answer = await send(`GET /resource-center/document-search?keyword=${longSearch} HTTP/1.1\r\nhost: a\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(answer).toContain('content-type: text/html; charset=utf-8');
  expect(answer).toContain('x-own: 1');
  expect(answer).toContain('搜索词最多 64 个字');
});

test('programs get the envelope', async () => {
  for (const request of [
    `GET /api/ai-portal/portal/v1/search/query?keyword=${longSearch} HTTP/1.1\r\nhost: a\r\n\r\n`,
    `GET / HTTP/1.1\r\nhost: a\r\ncookie: ${'a'.repeat(20_000)}\r\n\r\n`,
    'nonsense\r\n\r\n',
  ]) {
    const [, body = ''] = (await send(request)).split('\r\n\r\n');
    expect(JSON.parse(body)).toMatchObject({ code: expect.stringMatching(/^4\d\d$/), data: null });
  }
});
