import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { mountStaticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-static-'));
const folders = { assets: join(folder, 'assets'), site: join(folder, 'site'), agreements: join(folder, 'agreements') };
for (const path of Object.values(folders)) mkdirSync(path);
const SCRIPT = 'export const answer = 42;'.repeat(100);
writeFileSync(join(folders.assets, 'page-1a2b3c4.js'), SCRIPT);
writeFileSync(join(folders.assets, 'page-1a2b3c4.js.br'), brotliCompressSync(SCRIPT));
writeFileSync(join(folders.assets, 'page-1a2b3c4.css'), 'a{}');
writeFileSync(join(folder, 'secret.js'), 'not for readers');

const app = fastify();
await mountStaticFiles(app, folders, { 'x-content-type-options': 'nosniff' });
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers });

test('a built script comes compressed to those who take it, is kept for a year, and is not sent again', async () => {
  const answer = await get('/assets/page-1a2b3c4.js', { 'accept-encoding': 'gzip, br' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    vary: expect.stringMatching(/accept-encoding/i),
  });
  expect(answer.rawPayload).toEqual(brotliCompressSync(SCRIPT));
  const again = await get('/assets/page-1a2b3c4.js', {
    'accept-encoding': 'br',
    'if-none-match': String(answer.headers.etag),
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect((await get('/assets/page-1a2b3c4.js')).body).toBe(SCRIPT);
  expect((await get('/assets/page-1a2b3c4.css?v=1', { 'accept-encoding': 'br' })).body).toBe('a{}');
  const head = await get('/assets/page-1a2b3c4.js', {}, 'HEAD');
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(SCRIPT.length), '']);
});

test.each([
  '/assets/',
  '/assets/none.js',
  '/assets/PAGE-1a2b3c4.js',
  '/assets/../secret.js',
  '/assets/%2e%2e/secret.js',
  '/assets/%2e%2e%2fsecret.js',
  '/assets//page-1a2b3c4.js',
  '/assets/page-1a2b3c4.js/',
  '/assets/page-1a2b3c4.js%00',
])('%s is not found', async (url) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(404);
  expect(body).not.toContain('not for readers');
});
