import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { queryFiles, removeFile } from '#contract/files/calls.ts';
import { startBucketServer, temporaryFolder } from '#server/kit/files/testing.ts';
import { testApp } from '#server/app/testing.ts';
import { type Part, plainPicture, sendForm } from './testing.ts';

const picture = async (): Promise<Part[]> => [
  ['use', 'licence'],
  ['file', { name: '图片.png', bytes: await plainPicture() }],
];
const silent = { LOG_LEVEL: 'error' };

const { folder, remove } = temporaryFolder();
afterAll(remove);
const notAFolder = join(folder, 'a-file');
writeFileSync(notAFolder, '');

/** The storage times out after 3 s; a busy machine adds to that. */
const SOON_MS = 30_000;

/** A server that accepts connections and never responds. */
const silentServer = createServer(() => {});
await new Promise<void>((resolve) => silentServer.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  silentServer.closeAllConnections();
  silentServer.close();
});
const { port } = silentServer.address() as AddressInfo;
const bucket = (address: string) => ({
  FILES_URL: `s3://portal-files?endpoint=${address}&pathStyle=1`,
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
});

describe.each([
  ['a folder that cannot be written', { FILES_URL: `file:${notAFolder}/files` }],
  ['a bucket that is away', bucket('http://127.0.0.1:1')],
  ['a bucket that never answers', bucket(`http://127.0.0.1:${port}`)],
])('%s', async (_what, environment) => {
  const { app, call, database, signUp } = await testApp({ ...silent, ...environment });
  const query = (text: string, values: unknown[] = []) => database.query({ name: '', text }, values);

  test('is a 503 soon for an upload, and only a leftover is recorded', async () => {
    const { token } = await signUp();
    const began = performance.now();
    const { status, body, headers } = await sendForm(app, token, await picture());
    expect([status, body.code, headers['retry-after']]).toEqual([503, '10013', '2']);
    expect(performance.now() - began).toBeLessThan(SOON_MS);
    expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1|a-file|ENOTDIR|S3RVER/);
    expect((await call(queryFiles, {}, { token })).body.data.total).toBe(0);
  });

  test('is a 503 for a viewer, and does not prevent a removal', async () => {
    const { token, accountId } = await signUp();
    const fileId = 'C'.repeat(22);
    await query(
      `insert into files_file (file_id, owner_id, account_id, use, name, type, width, height, bytes)
       values ($1, $2, $2, 'licence', 'x', 'image/png', 1, 1, 1)`,
      [fileId, accountId],
    );
    const began = performance.now();
    expect((await app.inject({ url: `/files/${fileId}`, headers: { token } })).statusCode).toBe(503);
    expect(performance.now() - began).toBeLessThan(SOON_MS);
    expect((await call(removeFile, { fileId }, { token })).body.code).toBe('200');
    expect(await query('select file_id from files_leftover where file_id = $1', [fileId])).toHaveLength(1);
  });
});

describe('a bucket', async () => {
  const server = await startBucketServer();
  afterAll(() => server.stop());
  const { app, call, signUp, upload } = await testApp({ ...silent, ...server.environment });

  test('keeps pictures like a folder', async () => {
    const { token } = await signUp();
    const fileId = await upload(token, 'licence');
    const seen = await app.inject({ url: `/files/${fileId}`, headers: { token } });
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await call(removeFile, { fileId }, { token })).body.code).toBe('200');
    expect((await app.inject({ url: `/files/${fileId}`, headers: { token } })).statusCode).toBe(404);
  });

  test('shared by two nodes shows either what the other took', async () => {
    // Each test application has its own database, so the same row in both simulates a shared one.
    const { token } = await signUp();
    const fileId = await upload(token, 'licence');
    const bytes = (await app.inject({ url: `/files/${fileId}`, headers: { token } })).rawPayload;
    const other = await testApp({ ...silent, ...server.environment });
    const person = await other.signUp();
    await other.database.query(
      {
        name: '',
        text: `insert into files_file (file_id, owner_id, account_id, use, name, type, width, height, bytes)
               values ($1, $2, $2, 'licence', 'x', 'image/png', 1, 1, 1)`,
      },
      [fileId, person.accountId],
    );
    const seen = await other.app.inject({ url: `/files/${fileId}`, headers: { token: person.token } });
    expect(seen.rawPayload.equals(bytes)).toBe(true);
  });
});
