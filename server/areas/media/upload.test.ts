import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { claimingPng, turnedJpeg } from '#server/areas/files/odd-pictures.ts';
import { plainPicture } from '#server/areas/files/testing.ts';
import { testApp } from '#server/app/testing.ts';
import { sendMedia } from './testing.ts';

const { app, signUp } = await testApp();
const editor = await signUp({ userRoles: [5], userName: 'media-editor' });
const customer = await signUp();
const see = (address: string, headers: Record<string, string> = {}) => app.inject({ url: address, headers });
const upload = (bytes: Buffer, name = '标志.png', token: string | undefined = editor.token) =>
  sendMedia(app, token, [['file', { name, bytes }]]);

describe('[CONT-04] an uploaded picture', () => {
  test('is seen by everybody under its address, whole and without metadata', async () => {
    const { body } = await upload(await turnedJpeg(), '照片.jpg');
    expect(body).toMatchObject({
      code: '200',
      data: { name: '照片.jpg', alt: '', type: 'image/jpeg', width: 20, height: 40, known: false, removeTime: null },
    });
    const response = await see(body.data.address);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=60, stale-while-revalidate=600',
    });
    const { width, height, exif, orientation } = await sharp(response.rawPayload).metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 20, height: 40 });

    const etag = response.headers.etag as string;
    expect((await see(body.data.address, { 'if-none-match': etag })).statusCode).toBe(304);
    const head = await app.inject({ method: 'HEAD', url: body.data.address });
    expect([head.statusCode, head.headers.etag, head.rawPayload.length]).toEqual([200, etag, 0]);
  });

  test('is found again when the same bytes are uploaded, also twice at once', async () => {
    const bytes = await plainPicture('png', { background: '#123456' });
    const both = await Promise.all([upload(bytes), upload(bytes, '另一个名称.png')]);
    const third = await upload(bytes);
    expect(new Set([...both, third].map(({ body }) => body.data.assetId)).size).toBe(1);
    expect([...both, third].map(({ body }) => body.data.known).toSorted()).toEqual([false, true, true]);
  });
});

describe('[CONT-04] no picture is taken', () => {
  test.each([
    ['of more pixels than the limit', () => claimingPng(20_000, 20_000)],
    ['of another format', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['that is empty', () => Buffer.alloc(0)],
  ])('%s', async (_what, make) => {
    expect(await upload(make())).toMatchObject({ status: 200, body: { code: 'PTL0005', data: { field: 'file' } } });
  });

  test.each([
    ['a visitor', undefined, 401],
    ['a customer', customer.token, 403],
  ])('of %s', async (_who, token, status) => {
    const sent = await sendMedia(app, token, [['file', { name: 'a.png', bytes: await plainPicture() }]]);
    expect(sent.status).toBe(status);
  });
});

test('[CONT-04] an address without a picture is not found, and no cache keeps that', async () => {
  for (const id of ['AAAAAAAAAAAAAAAAAAAAAA', '..%2f..%2fetc', 'a']) {
    const { statusCode, headers } = await see(`/media/${id}`);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
  }
});
