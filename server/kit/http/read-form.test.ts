import { randomBytes } from 'node:crypto';
import { type AddressInfo, connect, Socket } from 'node:net';
import Fastify, { type FastifyRequest } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { queryFiles, uploadFile } from '#contract/files/calls.ts';
import { testApp } from '#server/app/testing.ts';
import { acceptForms, readForm } from './read-form.ts';

const { app, call, database, signUp } = await testApp();
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

const M = 1_048_576;

/** Opens a connection and sends the head of an upload. */
const begin = async (token: string, ...headers: string[]): Promise<{ socket: Socket; received: () => string }> => {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (received += chunk));
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  socket.write(
    [
      `POST ${uploadFile.path} HTTP/1.1`,
      'host: localhost',
      `token: ${token}`,
      `idempotency-key: ${randomBytes(8).toString('hex')}`,
      'content-type: multipart/form-data; boundary=xyz',
      ...headers,
      '',
      '',
    ].join('\r\n'),
  );
  return { socket, received: () => received };
};
const FILE_HEAD = '--xyz\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
const USE = '--xyz\r\ncontent-disposition: form-data; name="use"\r\n\r\nlicence\r\n';
const chunk = (text: string | Buffer) => `${text.length.toString(16)}\r\n${text.toString('latin1')}\r\n`;
const statusIn = (received: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(received)?.[1]);
const answerOf = (received: () => string) =>
  vi.waitFor(() => {
    expect(received()).toMatch(/^HTTP\/1\.1 \d{3}[^]*\r\n\r\n\{/);
    return statusIn(received());
  }, 10_000);
/** Sends a form without parts, which is rejected after reading, and returns the status. */
const sendEmpty = async (token: string) => {
  const { received, socket } = await begin(token, 'content-length: 11');
  socket.write('--xyz--\r\n\r\n');
  return answerOf(received);
};
const expectNothing = async (token: string) => {
  expect((await call(queryFiles, {}, { token })).body.data.total).toBe(0);
  expect(await database.query({ name: '', text: 'select file_id from files_leftover' })).toEqual([]);
};

test('a chunked body that is too large gets a 413 while it is sent, and the connection stays open', async () => {
  const { token } = await signUp();
  const { socket, received } = await begin(token, 'transfer-encoding: chunked');
  socket.write(chunk(USE + FILE_HEAD), 'latin1');
  const part = chunk(Buffer.alloc(M, 0x61));
  for (let sent = 0; sent < 12; sent += 1) socket.write(part, 'latin1');
  expect(await answerOf(received)).toBe(413);
  expect(received()).not.toMatch(/connection: close/i);
  // The server discards the rest and responds to the next request on the connection.
  for (let sent = 0; sent < 8; sent += 1) socket.write(part, 'latin1');
  socket.write('0\r\n\r\nGET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await vi.waitFor(
    () => expect(received().match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']),
    10_000,
  );
  await expectNothing(token);
});

test('a length that is too large gets a 413 before anything is sent', async () => {
  const { token } = await signUp();
  const { socket, received } = await begin(token, `content-length: ${50 * M}`);
  expect(await answerOf(received)).toBe(413);
  socket.destroy();
  await expectNothing(token);
});

test('a caller without a session gets a response before anything is sent', async () => {
  const { received } = await begin('A'.repeat(43), `content-length: ${5 * M}`);
  expect(await answerOf(received)).toBe(401);
});

test('a form with a wrong first part gets a response while it is sent, and the connection stays open', async () => {
  const { token } = await signUp();
  const { socket, received } = await begin(token, 'transfer-encoding: chunked');
  socket.write(chunk(`${USE}${USE}${FILE_HEAD}`), 'latin1');
  expect(await answerOf(received)).toBe(400);
  for (let sent = 0; sent < 4; sent += 1) socket.write(chunk(Buffer.alloc(M, 0x61)), 'latin1');
  socket.write('0\r\n\r\nGET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await vi.waitFor(() => expect(received()).toContain('HTTP/1.1 200'), 10_000);
  await expectNothing(token);
});

test('a connection cut within the file leaves nothing, and releases its place', async () => {
  const { token } = await signUp();
  // More than an account has places.
  for (let cut = 0; cut < 12; cut += 1) {
    const { socket } = await begin(token, `content-length: ${M}`);
    socket.write(USE + FILE_HEAD + 'a'.repeat(1000 * cut));
    await new Promise<void>((resolve) => socket.once('close', () => resolve()).end(() => socket.resetAndDestroy()));
  }
  await vi.waitFor(async () => expect(await sendEmpty(token)).toBe(400), 10_000);
  await expectNothing(token);
});

test('a form whose connection was cut before reading fails at once', async () => {
  const slow = Fastify();
  const socket = new Socket();
  onTestFinished(() => slow.close());
  await acceptForms(slow);
  slow.addHook('onRequest', async () => void socket.resetAndDestroy());
  const { promise: read, resolve } = Promise.withResolvers<unknown>();
  const cut = (request: FastifyRequest) => new Promise<void>((gone) => void request.raw.once('close', gone));
  slow.post('/form', { preHandler: cut }, async (request) => {
    const form = readForm(request, { service: 'ability', multipart: { maximumBytes: M } });
    form.then(resolve, resolve);
    return form;
  });
  await slow.listen({ port: 0, host: '127.0.0.1' });
  socket.connect((slow.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  const head = ['POST /form HTTP/1.1', 'host: localhost', 'content-type: multipart/form-data; boundary=xyz'];
  socket.write([...head, `content-length: ${M}`, '', `${USE}${FILE_HEAD}abc`].join('\r\n'));
  expect(await read).toMatchObject({ status: 400 });
});

test('bodies that arrive too slowly are cut after 30 s, leave nothing and release their places', {
  timeout: 60_000,
}, async () => {
  const { token } = await signUp();
  // As many as an account has places: before the form, within its parts, and one that keeps sending.
  const beginnings = ['', '', '--x', '--xyz\r\ncontent-', USE, USE, USE + FILE_HEAD, USE + FILE_HEAD];
  const began = performance.now();
  const slow = await Promise.all(
    beginnings.map(async (beginning) => {
      const connection = await begin(token, 'transfer-encoding: chunked');
      if (beginning !== '') connection.socket.write(chunk(beginning), 'latin1');
      return connection;
    }),
  );
  const drip = setInterval(() => slow.at(-1)?.socket.write(chunk('a')), 500);
  onTestFinished(() => clearInterval(drip));
  const closed = Promise.all(
    slow.map(({ socket }) => new Promise<void>((resolve) => socket.once('close', () => resolve()))),
  );
  await vi.waitFor(async () => expect(await sendEmpty(token)).toBe(429), 10_000);
  await closed;
  expect(performance.now() - began).toBeGreaterThan(29_000);
  expect(performance.now() - began).toBeLessThan(38_000);
  expect(slow.map(({ received }) => statusIn(received()))).toEqual(beginnings.map(() => 408));
  const answers = await Promise.all(beginnings.map(() => sendEmpty(token)));
  expect(answers).toEqual(beginnings.map(() => 400));
  await expectNothing(token);
});
