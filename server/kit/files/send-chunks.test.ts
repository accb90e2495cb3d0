import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { sendChunks } from './send-chunks.ts';

const CHUNK_BYTES = 262_144;

interface Source {
  chunks: AsyncGenerator<Buffer>;
  asked: () => number;
  /** Resolves once the first chunk was requested from the source. */
  begun: Promise<void>;
  /** Resolves once the source was closed. */
  ended: Promise<void>;
}

/** A source that uses one memory for all of its chunks; each has its number in every word. Throws at `errorAt`. */
const createSource = (count: number, errorAt = count): Source => {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let asked = 0;
  async function* chunks() {
    begun.resolve();
    const words = new Uint32Array(CHUNK_BYTES / 4);
    try {
      for (; asked < count; asked += 1) {
        if (asked === errorAt) throw Object.assign(new Error('the source is broken'), { statusCode: 503 });
        words.fill(asked);
        yield Buffer.from(words.buffer);
      }
    } finally {
      ended.resolve();
    }
  }
  return { chunks: chunks(), asked: () => asked, begun: begun.promise, ended: ended.promise };
};

/** Serves one source a request, in turn, with the given length or its own. */
const serveSources = async (sources: Source[], count: number, more: { stalledMs?: number } = {}) => {
  const app = Fastify();
  onTestFinished(() => app.close());
  let turn = 0;
  app.get('/', (asked, reply) => {
    const { chunks } = sources[turn++] as Source;
    return sendChunks(asked, reply, {
      chunks,
      bytes: count * CHUNK_BYTES,
      status: 206,
      headers: { 'x-own': 'kept' },
      ...more,
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
};

// A connection that is kept open does not end what is too short.
const begin = async (port: number): Promise<IncomingMessage> => {
  const asked = request({ port, agent: false, headers: { connection: 'keep-alive' } }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return response;
};

/** Reads a body to its end. Throws if the connection was closed before it. */
const readBody = async (response: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of response as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
};

test('a source may reuse its memory at the request for the next chunk', async () => {
  const count = 200;
  const source = createSource(count);
  const response = await begin(await serveSources([source], count));
  expect(response.statusCode).toBe(206);
  expect(response.headers).toMatchObject({ 'x-own': 'kept', 'content-length': String(count * CHUNK_BYTES) });
  const body = await readBody(response);
  const wrong = Array.from({ length: count }, (_, no) => no).filter((no) => {
    const words = new Uint32Array(new Uint8Array(body.subarray(no * CHUNK_BYTES, (no + 1) * CHUNK_BYTES)).buffer);
    return words.length !== CHUNK_BYTES / 4 || words.some((word) => word !== no);
  });
  expect(wrong).toEqual([]);
  await source.ended;
});

test('a source produces no more than the connection takes, and ends when the client hangs up', async () => {
  const count = 4000;
  const source = createSource(count);
  const response = await begin(await serveSources([source], count));
  let read = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    read += part.length;
    if (read > 10 * CHUNK_BYTES) break;
  }
  await source.ended;
  // The buffers of the system hold some more, but far less than the gigabyte.
  expect(source.asked()).toBeLessThan(count / 4);
});

test('sources of requests that wait for their turn end too when the client hangs up', async () => {
  const count = 4000;
  const sources = [createSource(count), createSource(count)];
  const port = await serveSources(sources, count);
  const socket = connect(port, '127.0.0.1').pause();
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(2));
  await Promise.all(sources.map(({ begun }) => begun));
  socket.destroy();
  await Promise.all(sources.map(({ ended }) => ended));
  for (const { asked } of sources) expect(asked()).toBeLessThan(count / 4);
});

test('a client that takes nothing for too long is cut off, and its source ends', async () => {
  const count = 4000;
  const source = createSource(count);
  const socket = connect(await serveSources([source], count, { stalledMs: 200 }), '127.0.0.1').pause();
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await source.ended;
  expect(source.asked()).toBeLessThan(count / 4);
  socket.destroy();
});

test('an error before the first chunk is an answer; a later one closes the connection', async () => {
  const count = 400;
  const sources = [createSource(count, 0), createSource(count, 300), createSource(count - 1)];
  const port = await serveSources(sources, count);
  const answer = await begin(port);
  expect([answer.statusCode, String(await readBody(answer))]).toEqual([503, expect.stringContaining('broken')]);
  expect(answer.headers['x-own']).toBeUndefined();
  for (const source of sources.slice(1)) {
    await expect(readBody(await begin(port))).rejects.toThrow('aborted');
    await source.ended;
  }
});
