import { readdirSync, readlinkSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { LARGE_PIECE_BYTES } from '#contract/files/large-limits.ts';
import * as calls from '#contract/videos/calls.ts';
import { testApp } from '#server/app/testing.ts';
import { createPublishing } from '#server/areas/content/testing-publishing.ts';
import { createLargeCalls, losePiece, sha256Of } from '#server/areas/files/large/testing.ts';
import { payloadOf } from './testing.ts';
import { filmOf } from './testing-film.ts';

const { app, call, database, signUp } = await testApp({ PAGE_CACHE: 'off' });
const { token } = await signUp({ userRoles: [6], userName: 'publisher' });
const { publish, change, unpublish } = createPublishing({ call }, token, 'video');
const large = createLargeCalls(app, token);
/** Several pieces, so that parts cross their edges, and more than the network keeps for a client that does not read. */
const bytes = filmOf({ mediaBytes: 4 * LARGE_PIECE_BYTES + 777 });
const film = await large.upload('影片.mp4', bytes);
const payload = payloadOf(film);
const { entryId: uuid } = await publish('served', payload);
const detail = async (key = uuid) => (await call(calls.getVideo, { uuid: key })).body.data;
const { film: served, captionsUrl } = await detail();
const etag = `"${sha256Of(bytes)}"`;

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers });

describe('[VID-01] the address of a film', () => {
  test('answers the whole film, shown and not saved, with a strong tag, for good', async () => {
    const { statusCode, headers, rawPayload } = await get(served.url);
    expect([statusCode, rawPayload.equals(bytes)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      etag,
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
      'content-disposition': 'inline',
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
    });
    expect(headers['cache-control']).toContain('immutable');
    const head = await get(served.url, { range: 'bytes=0-1' }, 'HEAD');
    expect([head.statusCode, head.rawPayload.length, head.headers.etag]).toEqual([200, 0, etag]);
  });

  test.each([
    [`bytes=0-1`, 0, 2],
    [`bytes=${LARGE_PIECE_BYTES - 5}-${LARGE_PIECE_BYTES + 5}`, LARGE_PIECE_BYTES - 5, LARGE_PIECE_BYTES + 6],
    [`bytes=${LARGE_PIECE_BYTES + 1}-`, LARGE_PIECE_BYTES + 1, bytes.length],
    ['bytes=-7', bytes.length - 7, bytes.length],
    [`bytes=9-${bytes.length * 9}`, 9, bytes.length],
  ])('answers the part %s', async (range, from, to) => {
    const { statusCode, headers, rawPayload } = await get(served.url, { range, 'if-range': etag });
    expect([statusCode, rawPayload.equals(bytes.subarray(from, to))]).toEqual([206, true]);
    expect(headers['content-range']).toBe(`bytes ${from}-${to - 1}/${bytes.length}`);
  });

  test('refuses a part that is not there, and ignores ranges that lie, overlap or are many', async () => {
    const outside = await get(served.url, { range: `bytes=${bytes.length}-` });
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`]);
    const many = `bytes=${Array.from({ length: 500 }, (_, at) => `${at}-`).join(',')}`;
    for (const range of ['bytes=9-2', 'bytes=0-9,5-20', 'lines=1-2', 'bytes=x-y', many]) {
      const { statusCode, headers } = await get(served.url, { range }, 'GET');
      expect([statusCode, headers['content-length']], range.slice(0, 20)).toEqual([200, String(bytes.length)]);
    }
  });

  test('never mixes two films, and spares a film that the client has', async () => {
    const range = 'bytes=10-19';
    expect((await get(served.url, { range, 'if-range': '"other"' }, 'GET')).statusCode).toBe(200);
    expect((await get(served.url, { range, 'if-match': '"other"' })).statusCode).toBe(412);
    const known = await get(served.url, { 'if-none-match': etag });
    expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0]);
    expect(known.headers['cache-control']).toContain('immutable');
  });

  test('of a film that was replaced goes on, and that of a video taken down is dead', async () => {
    const { entryId } = await publish('replaced', payload);
    const before = (await detail(entryId)).film.url;
    const other = filmOf({ seconds: 30 });
    expect(await change(entryId, { film: await large.upload('新.mp4', other) })).toBe('200');
    const after = (await detail(entryId)).film.url;
    expect(after).not.toBe(before);
    expect((await get(after)).rawPayload.equals(other)).toBe(true);
    expect((await get(before, { range: 'bytes=100-' })).rawPayload.equals(bytes.subarray(100))).toBe(true);
    expect(await unpublish(entryId)).toBe('200');
    for (const url of [before, after]) {
      const { statusCode, headers } = await get(url);
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    }
  });

  test('marks no error as cacheable: of a lost piece, a part that is not there or another film', async () => {
    const lost = await large.upload('丢失.mp4', filmOf({ mediaBytes: 2 * LARGE_PIECE_BYTES + 5 }));
    const { entryId } = await publish('lost', payloadOf(lost));
    const { film: gone } = await detail(entryId);
    await database.query(losePiece, [lost, 2]);
    for (const answer of [
      await get(gone.url, { range: `bytes=${2 * LARGE_PIECE_BYTES}-` }),
      await get(served.url, { range: `bytes=${bytes.length}-` }),
      await get(served.url, { 'if-match': '"other"' }),
    ]) {
      expect([answer.headers['cache-control'], answer.headers['repr-digest']]).toEqual(['no-store', undefined]);
      expect([404, 416, 412]).toContain(answer.statusCode);
    }
  });

  test('that was never issued is not found', async () => {
    const [, , , filmId] = served.url.split('/');
    for (const url of [
      `/videos/${randomUUID()}/${filmId}/film.mp4`,
      `/videos/${uuid}/${'A'.repeat(22)}/film.mp4`,
      `/videos/x/${filmId}/film.mp4`,
      `/videos/%00/%00/film.mp4`,
      `/videos/${uuid}/%00/film.mp4`,
      `/videos/${uuid}/%00/captions.vtt`,
      `/videos/${uuid}/${filmId}/cover.jpg`,
      `/videos/${uuid}/${filmId}/other.mp4`,
    ])
      expect((await get(url)).statusCode, url).toBe(404);
  });
});

test('[VID-01] the film of a draft is there for operators alone, and is not cached', async () => {
  const draft = await large.upload('草稿.mp4', filmOf({ mediaBytes: 500 }));
  const url = `/videos/${uuid}/${draft}/film.mp4`;
  const { token: reader } = await signUp({ userName: 'reader' });
  expect((await get(url)).statusCode).toBe(404);
  expect((await get(url, { cookie: `token=${reader}` })).statusCode).toBe(404);
  const { statusCode, headers } = await get(url, { cookie: `token=${token}`, range: 'bytes=0-9' });
  expect([statusCode, headers['cache-control']]).toEqual([206, 'private, no-store']);
  const captions = `/videos/${uuid}/${draft}/captions.vtt`;
  expect((await get(captions)).statusCode).toBe(404);
  expect((await get(captions, { cookie: `token=${token}` })).headers['cache-control']).toBe('private, no-store');
  const other = await large.upload('其他.bin', Buffer.from('no film'));
  expect((await get(`/videos/${uuid}/${other}/film.mp4`, { cookie: `token=${token}` })).statusCode).toBe(404);
});

test('[VID-01] captions are served as WebVTT, and clients revalidate them', async () => {
  const { entryId } = await publish('captioned', payload);
  const { captionsUrl: url } = await detail(entryId);
  const first = await get(url);
  expect([first.statusCode, first.body]).toEqual([200, payload.captions]);
  expect(first.headers).toMatchObject({
    'content-type': 'text/vtt; charset=utf-8',
    'cache-control': 'public, no-cache',
    'content-disposition': 'inline',
  });
  const tag = { 'if-none-match': String(first.headers.etag) };
  expect((await get(url, tag)).statusCode).toBe(304);
  expect(await change(entryId, { captions: 'WEBVTT\n\n00:01.000 --> 00:02.000\n改过的一句\n' })).toBe('200');
  const second = await get(url, tag);
  expect([second.statusCode, second.body]).toEqual([200, expect.stringContaining('改过的一句')]);
  expect(await change(entryId, { captions: '' })).toBe('200');
  expect((await detail(entryId)).captionsUrl).toBe('');
  expect((await get(url)).statusCode).toBe(404);
  expect(captionsUrl).toMatch(/\/captions\.vtt$/);
});

describe('[VID-01] a viewer', () => {
  const listening = app.listen({ port: 0, host: '127.0.0.1' });
  const begin = async (headers: Record<string, string> = {}) => {
    await listening;
    const { port } = app.server.address() as AddressInfo;
    const asked = request({ port, path: served.url, headers }).end();
    const response = await new Promise<IncomingMessage>((resolve) => asked.once('response', resolve));
    return { asked, response };
  };
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  /** The pieces of files that this process has open. */
  const openFiles = () =>
    readdirSync('/proc/self/fd').flatMap((fd) => {
      try {
        const target = readlinkSync(`/proc/self/fd/${fd}`);
        return /\/[\w-]{2}\/[\w-]{22}$/.test(target) ? [target] : [];
      } catch {
        return [];
      }
    });

  test('who leaves at 40 % leaves no connection and no open file behind, and goes on where they were', async () => {
    expect(openFiles()).toEqual([]);
    const { asked, response } = await begin();
    await expect.poll(() => openFiles().length).toBe(1);
    const parts: Buffer[] = [];
    let length = 0;
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part);
      length += part.length;
      if (length >= bytes.length * 0.4) break;
    }
    asked.destroy();
    await expect.poll(connections).toBe(0);
    await expect.poll(openFiles).toEqual([]);
    const rest = await begin({ range: `bytes=${length}-`, 'if-range': etag });
    expect(rest.response.statusCode).toBe(206);
    for await (const part of rest.response as AsyncIterable<Buffer>) parts.push(part);
    expect(Buffer.concat(parts).equals(bytes)).toBe(true);
    rest.asked.destroy();
    await expect.poll(connections).toBe(0);
  });
});
