import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { testApp } from '#server/app/testing.ts';

const { app } = await testApp({}, { pages: true });
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

/** Sends a request with exactly these header lines and returns the answer as it came. */
const ask = async (path: string, lines: string[]) => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write([`GET ${path} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n'));
  return text(socket);
};

test.each(['/', '/open-ability', '/nowhere', '/api/health', '/static/skin/default/skin.css', '/files/none'])(
  '%s: two Host headers are 400 in the envelope, one is served',
  async (path) => {
    for (const lines of [
      ['Host: portal.example.com', 'Host: evil.example'],
      ['Host: portal.example.com', 'hOST: portal.example.com'],
    ]) {
      const refused = await ask(path, lines);
      expect(refused).toMatch(/^HTTP\/1\.1 400 /);
      expect(JSON.parse(refused.slice(refused.indexOf('\r\n\r\n')))).toMatchObject({
        code: '10003',
        data: { field: 'Host' },
      });
    }
    expect(await ask(path, ['Host: portal.example.com', 'X-Host: other'])).not.toMatch(/^HTTP\/1\.1 400 /);
  },
);
