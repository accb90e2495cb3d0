import { randomBytes, randomUUID } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { getDownload, verifyDownload } from '#contract/downloads/calls.ts';
import { downloadPath } from '#contract/downloads/download-path.ts';
import { LARGE_PIECE_BYTES } from '#contract/files/large-limits.ts';
import { testApp } from '#server/app/testing.ts';
import { createPublishing } from '#server/areas/content/testing-publishing.ts';
import { createLargeCalls, losePiece, sha256Of } from '#server/areas/files/large/testing.ts';
import { createAddresses } from './address.ts';
import { payloadOf, versionOf } from './testing.ts';

const { app, call, signUp, secret, database } = await testApp({ PAGE_CACHE: 'off' });
const { token } = await signUp({ userRoles: [6], userName: 'publisher' });
const { publish, change, unpublish } = createPublishing({ call }, token, 'download');
const large = createLargeCalls(app, token);
/** Two pieces, so that parts begin, end and cross at their edge. */
const bytes = randomBytes(LARGE_PIECE_BYTES + 777);
const NAME = '固件 "V1"(正式).bin';
const file = await large.upload(NAME, bytes);
const { entryId: uuid } = await publish('served', payloadOf(file));
const versionId = (await call(getDownload, { uuid })).body.data.versions[0]?.versionId ?? '';
const { url } = (await call(verifyDownload, { uuid, versionId })).body.data;
const etag = `"${sha256Of(bytes)}"`;

const get = (headers: Record<string, string> = {}, address = url, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: address, headers });
/** Like `expect(...).toEqual`, which would print megabytes. */
const isPart = (found: Buffer, from: number, to = bytes.length) => found.equals(bytes.subarray(from, to));

describe('[DL-01] the address of a file', () => {
  test('answers the whole file with its hash, a strong tag and its Chinese name', async () => {
    const { statusCode, headers, rawPayload } = await get();
    expect([statusCode, isPart(rawPayload, 0)]).toEqual([200, true]);
    expect(headers).toMatchObject({
      etag,
      'accept-ranges': 'bytes',
      'content-length': String(bytes.length),
      'content-type': 'application/octet-stream',
      'repr-digest': `sha-256=:${Buffer.from(sha256Of(bytes), 'hex').toString('base64')}:`,
    });
    expect(headers['content-disposition']).toBe(
      `attachment; filename="__ _V1_(__).bin"; filename*=UTF-8''%E5%9B%BA%E4%BB%B6%20%22V1%22%28%E6%AD%A3%E5%BC%8F%29.bin`,
    );
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('answers HEAD with the same headers', async () => {
    const [whole, head] = await Promise.all([get(), get({ range: 'bytes=0-1' }, url, 'HEAD')]);
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    for (const name of ['etag', 'content-length', 'repr-digest', 'content-disposition', 'accept-ranges'])
      expect(head.headers[name]).toBe(whole.headers[name]);
  });

  test.each([
    [0, 0],
    [5, 1000],
    [LARGE_PIECE_BYTES - 1, LARGE_PIECE_BYTES],
    [LARGE_PIECE_BYTES, LARGE_PIECE_BYTES + 100],
    [0, LARGE_PIECE_BYTES - 1],
    [LARGE_PIECE_BYTES - 10, bytes.length - 1],
  ])('answers the part from %d to %d, across pieces', async (from, to) => {
    const { statusCode, headers, rawPayload } = await get({ range: `bytes=${from}-${to}` });
    expect([statusCode, isPart(rawPayload, from, to + 1)]).toEqual([206, true]);
    expect(headers).toMatchObject({
      etag,
      'content-range': `bytes ${from}-${to}/${bytes.length}`,
      'content-length': String(to - from + 1),
    });
    expect(headers['repr-digest']).toBeDefined();
  });

  test('answers the end of a range that goes beyond it', async () => {
    const cases = ['bytes=-7', `bytes=${bytes.length - 7}-`, `bytes=${bytes.length - 7}-${bytes.length * 9}`];
    for (const range of cases) {
      const { statusCode, rawPayload } = await get({ range });
      expect([statusCode, isPart(rawPayload, bytes.length - 7)], range).toEqual([206, true]);
    }
  });

  test('refuses a part that is not there, and ignores ranges that lie, overlap or are many', async () => {
    const outside = await get({ range: `bytes=${bytes.length}-` });
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`]);
    const many = `bytes=${Array.from({ length: 500 }, (_, at) => `${at}-`).join(',')}`;
    for (const range of ['bytes=9-2', 'bytes=0-9,5-20', 'lines=1-2', many]) {
      const { statusCode, headers } = await get({ range });
      expect([statusCode, headers['content-length']], range.slice(0, 20)).toEqual([200, String(bytes.length)]);
    }
  });

  test('never mixes two files: If-Range, If-Match and If-None-Match compare strong tags', async () => {
    const range = 'bytes=10-19';
    const statusOf = async (headers: Record<string, string>) => (await get(headers)).statusCode;
    expect(await statusOf({ range, 'if-range': etag })).toBe(206);
    for (const other of ['"other"', `W/${etag}`, 'Wed, 21 Oct 2026 07:28:00 GMT'])
      expect(await statusOf({ range, 'if-range': other }), other).toBe(200);
    expect(await statusOf({ range, 'if-match': etag })).toBe(206);
    expect(await statusOf({ range, 'if-match': '*' })).toBe(206);
    expect(await statusOf({ range, 'if-match': `W/${etag}, "other"` })).toBe(412);
    expect(await statusOf({ range, 'if-none-match': etag })).toBe(304);
  });

  test('has the SHA-256 of the file next to it, as sha256sum reads it', async () => {
    const { statusCode, headers, body } = await get({}, `${url}.sha256`);
    expect([statusCode, body]).toEqual([200, `${sha256Of(bytes)}  ${NAME}\n`]);
    expect(headers['content-disposition']).toContain('.bin.sha256');
  });

  test('is good for 24 hours, for this version only, and for every client that has it', async () => {
    const version = { uuid, versionId };
    const [, , , , ticket = ''] = url.split('/');
    const statusOf = async (address: string) => (await get({ range: 'bytes=0-1' }, address)).statusCode;
    const at = (parts: Partial<typeof version & { ticket: string }>) => {
      const { uuid: id, versionId: no, ticket: signed } = { ...version, ticket, ...parts };
      return `/downloads/${id}/${no}/${signed}/x.bin`;
    };
    expect(await statusOf(at({}))).toBe(206);
    const wrong = ticket.endsWith('A') ? `${ticket.slice(0, -1)}B` : `${ticket.slice(0, -1)}A`;
    const later = ticket.replace(/^\d/, '9');
    for (const parts of [
      { uuid: randomUUID() },
      { versionId: 'A'.repeat(22) },
      { ticket: wrong },
      { ticket: later },
      { ticket: 'x' },
      { uuid: '%00' },
    ])
      expect(await statusOf(at(parts)), JSON.stringify(parts)).toBe(403);
    const pathAt = (time: number) => createAddresses(secret, () => time).sign(version, 'x.bin').url;
    const DAY = 24 * 3_600_000;
    expect(await statusOf(pathAt(Date.now() - DAY + 60_000))).toBe(206);
    const late = pathAt(Date.now() - DAY - 1000);
    expect(await statusOf(late)).toBe(403);
    // A program gets a code; a browser gets the page that has a new address.
    const refused = await get({}, late);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'PTL0043']);
    const shown = await get({ 'sec-fetch-dest': 'document' }, late);
    expect([shown.statusCode, shown.headers.location]).toEqual([302, `${downloadPath(uuid)}#address-over`]);
  });

  test('of a version that was replaced ends what was begun, and that of a download taken down is dead', async () => {
    const { entryId } = await publish('replaced', payloadOf(file));
    const address = (await call(verifyDownload, { uuid: entryId, versionId })).body.data.url;
    const begun = await get({ range: 'bytes=0-99' }, address);
    const other = await large.upload(NAME, randomBytes(500));
    expect(await change(entryId, { versions: [versionOf(other)] })).toBe('200');
    const rest = await get({ range: 'bytes=100-', 'if-range': String(begun.headers.etag) }, address);
    expect([rest.statusCode, Buffer.concat([begun.rawPayload, rest.rawPayload]).equals(bytes)]).toEqual([206, true]);
    const [newest] = (await call(getDownload, { uuid: entryId })).body.data.versions;
    expect(newest?.versionId).not.toBe(versionId);
    expect((await call(verifyDownload, { uuid: entryId, versionId })).status).toBe(404);
    expect(await unpublish(entryId)).toBe('200');
    expect((await get({}, address)).statusCode).toBe(404);
  });

  test('is a 404 and no attachment once the storage has lost the file', async () => {
    const lost = await large.upload('丢失.bin', bytes.subarray(1));
    const { entryId } = await publish('lost', payloadOf(lost));
    const [newest] = (await call(getDownload, { uuid: entryId })).body.data.versions;
    const lostVersion = { uuid: entryId, versionId: newest?.versionId ?? '' };
    const address = (await call(verifyDownload, lostVersion)).body.data.url;
    await database.query(losePiece, [lost, 1]);
    expect((await get({ range: 'bytes=0-99' }, address)).statusCode).toBe(206);
    const { statusCode, headers } = await get({ range: `bytes=${LARGE_PIECE_BYTES}-` }, address);
    expect(statusCode).toBe(404);
    for (const name of ['content-disposition', 'content-range']) expect(headers[name]).toBeUndefined();
    // What had begun ends early.
    await expect(get({}, address)).rejects.toThrow('destroyed');
  });

  test('answers a file of the build in parts, too', async () => {
    const { newest, uuid: id } = (await call(getDownload, { uuid: 'model-package-template' })).body.data;
    const address = (await call(verifyDownload, { uuid: id, versionId: newest.versionId })).body.data.url;
    const [whole, part] = await Promise.all([get({}, address), get({ range: 'bytes=2-9' }, address)]);
    expect([whole.statusCode, sha256Of(whole.rawPayload)]).toEqual([200, newest.sha256]);
    expect(part.rawPayload.equals(whole.rawPayload.subarray(2, 10))).toBe(true);
  });
});

describe('[DL-01] a client of a large file', () => {
  const listening = app.listen({ port: 0, host: '127.0.0.1' });
  const begin = async (headers: Record<string, string> = {}) => {
    await listening;
    const { port } = app.server.address() as AddressInfo;
    const asked = request({ port, path: url, headers }).end();
    const response = await new Promise<IncomingMessage>((resolve) => asked.once('response', resolve));
    return { asked, response };
  };
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

  test('that hangs up at 40 % leaves nothing behind, and resumes where it was', async () => {
    const { asked, response } = await begin();
    const parts: Buffer[] = [];
    let length = 0;
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part);
      length += part.length;
      if (length >= bytes.length * 0.4) break;
    }
    asked.destroy();
    const rest = await begin({ range: `bytes=${length}-`, 'if-range': etag });
    expect(rest.response.statusCode).toBe(206);
    for await (const part of rest.response as AsyncIterable<Buffer>) parts.push(part);
    expect(Buffer.concat(parts).equals(bytes)).toBe(true);
    rest.asked.destroy();
    await expect.poll(connections).toBe(0);
  });
});
