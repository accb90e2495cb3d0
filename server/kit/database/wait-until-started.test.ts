import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { waitUntilStarted } from './wait-until-started.ts';

/** A message of PostgreSQL's protocol. */
const message = (type: string, body: string) => {
  const bytes = Buffer.from(body);
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(bytes.length + 4, 1);
  return Buffer.concat([head, bytes]);
};
const errorMessage = (code: string) =>
  message('E', `SFATAL\0VFATAL\0C${code}\0Mthe database system is starting up\0\0`);
const ready = Buffer.concat([message('R', '\0\0\0\0'), message('Z', 'I')]);

/** Starts a server that rejects connections with the codes in turn, and accepts the later ones. */
const server = async (codes: string[]) => {
  let asked = 0;
  const listening = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      const code = codes[asked];
      asked += 1;
      if (code === undefined) socket.write(ready);
      else socket.end(errorMessage(code));
    });
  }).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  onTestFinished(() => void listening.close());
  const { port } = listening.address() as AddressInfo;
  return { url: `postgres://portal@127.0.0.1:${port}/portal`, asked: () => asked };
};

test('a database that is starting up is waited for, and this is reported once', async () => {
  const { url, asked } = await server(['57P03', '57P03']);
  const lines: string[] = [];
  await waitUntilStarted(url, { onWait: (line) => lines.push(line) });
  expect(asked()).toBe(3);
  expect(lines).toEqual([expect.stringContaining('starting up')]);
});

test.each([[['28P01']], [['3D000']], [[]]])('nothing else is waited for: %j', async (codes) => {
  const { url, asked } = await server(codes);
  const lines: string[] = [];
  await waitUntilStarted(url, { onWait: (line) => lines.push(line) });
  expect(asked()).toBe(1);
  expect(lines).toEqual([]);
});

test('it is not waited for longer than agreed, and not after a signal', async () => {
  const endless = Array.from({ length: 1000 }, () => '57P03');
  await waitUntilStarted((await server(endless)).url, { onWait: () => {}, waitMs: 300 });
  const stop = new AbortController();
  const waiting = waitUntilStarted((await server(endless)).url, { onWait: () => stop.abort(), signal: stop.signal });
  await expect(waiting).rejects.toThrow('aborted');
});
