import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
for (const path of ['skin', 'share', 'api']) mkdirSync(join(folders.site, path));
writeFileSync(join(folders.site, 'skin/skin.css'), 'b{}');
writeFileSync(join(folders.site, 'icons.svg'), '<svg/>');
writeFileSync(join(folders.site, 'share/home.png'), 'a picture');
writeFileSync(join(folders.site, 'api/client.ts'), 'a client');
writeFileSync(join(folders.agreements, 'terms.md'), '# Terms');

const HEADERS = { 'x-content-type-options': 'nosniff' };
const app = fastify();
await mountStaticFiles(app, folders, HEADERS, { isFinal: true });
const inDevelopment = fastify();
await mountStaticFiles(inDevelopment, folders, HEADERS, { isFinal: false });
afterAll(async () => {
  await app.close();
  await inDevelopment.close();
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

test('a site file says how long it is kept, and one with another name is not mixed up with it', async () => {
  const kept = async (url: string) => {
    const { statusCode, headers } = await get(url);
    return [statusCode, headers['cache-control'], headers['content-type'], headers['x-content-type-options']];
  };
  expect(await kept('/static/skin/skin.css')).toEqual([200, 'no-cache', 'text/css; charset=utf-8', 'nosniff']);
  expect(await kept('/static/icons.svg?1')).toEqual([200, 'public, max-age=300', 'image/svg+xml', 'nosniff']);
  expect(await kept('/static/share/home.png')).toEqual([200, 'public, max-age=300', 'image/png', 'nosniff']);
  expect(await kept('/agreement/terms.md')).toEqual([
    200,
    'public, max-age=300',
    'text/markdown; charset=utf-8',
    'nosniff',
  ]);
  expect((await get('/static/share/home.png')).headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect((await get('/static/icons.svg')).headers).not.toHaveProperty('cross-origin-resource-policy');
  const client = await get('/static/api/client.ts');
  expect([client.headers['content-type'], client.headers['content-disposition']]).toEqual([
    'text/plain; charset=utf-8',
    'attachment; filename="client.ts"',
  ]);
  expect((await get('/static/share/home.png', { range: 'bytes=2-8' })).body).toBe('picture');
  expect((await get('/static/icons.svg', {}, 'HEAD')).body).toBe('');
  expect((await app.inject({ method: 'POST', url: '/static/icons.svg' })).statusCode).toBe(404);
});

test('a text file is read once, and in development each time', async () => {
  const url = '/static/skin/skin.css';
  const before = await get(url);
  expect((await inDevelopment.inject({ url })).body).toBe('b{}');
  const [path, away] = [join(folders.site, 'skin/skin.css'), join(folder, 'away.css')];
  renameSync(path, away);
  const after = await get(url);
  expect([after.statusCode, after.body, after.headers.etag]).toEqual([200, 'b{}', before.headers.etag]);
  expect((await inDevelopment.inject({ url })).statusCode).toBe(404);
  renameSync(away, path);
});

test('a file that is gone before it was read is not found until it is back', async () => {
  const path = join(folders.assets, 'late-5d6e7f8.js');
  writeFileSync(path, SCRIPT);
  const late = fastify();
  await mountStaticFiles(late, folders, HEADERS, { isFinal: true });
  rmSync(path);
  const url = '/assets/late-5d6e7f8.js';
  expect((await late.inject({ url })).statusCode).toBe(404);
  writeFileSync(path, SCRIPT);
  expect((await late.inject({ url })).body).toBe(SCRIPT);
  await late.close();
});

test('a file that cannot be read at the moment is an error, and is sent once it can', async () => {
  const path = join(folders.assets, 'busy-9a8b7c6.js');
  writeFileSync(path, SCRIPT);
  const busy = fastify();
  await mountStaticFiles(busy, folders, HEADERS, { isFinal: true });
  // Reading a folder as a file fails with an error of its own, also for root.
  mkdirSync(`${path}.br`);
  const url = '/assets/busy-9a8b7c6.js';
  expect((await busy.inject({ url })).statusCode).toBe(500);
  rmSync(`${path}.br`, { recursive: true });
  expect((await busy.inject({ url })).body).toBe(SCRIPT);
  await busy.close();
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
