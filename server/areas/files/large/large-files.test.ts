import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { getLargeFile } from '#contract/files/large-calls.ts';
import { LARGE_PIECE_BYTES, LARGE_UNUSED_DAYS } from '#contract/files/large-limits.ts';
import { testApp } from '#server/app/testing.ts';
import { named } from '#server/kit/database/statement.ts';
import { unusedLargeFiles } from './large-store.ts';
import { createLargeCalls } from './testing.ts';

const { app, call, signUp, database } = await testApp();
const { token } = await signUp({ userRoles: [5], userName: 'uploader' });
const large = createLargeCalls(app, token);
const whole = randomBytes(LARGE_PIECE_BYTES + 1000);

const age = named('test.ageLarge', 'update files_large set uploaded_at = now() - make_interval(days => $1)');

describe('[DL-01] a large file', () => {
  test('comes in pieces, in any order, and an upload that was interrupted goes on', async () => {
    const { fileId, pieces, missing } = (await large.begin('固件.bin', whole)).data;
    expect([pieces, missing]).toEqual([2, [0, 1]]);
    expect((await large.send(fileId, 1, whole)).data.missing).toEqual([0]);
    expect((await large.finish(fileId)).code).toBe('PTL0007');
    expect((await large.begin('固件.bin', whole)).data).toMatchObject({ fileId, missing: [0], ready: false });
    await large.send(fileId, 0, whole);
    expect((await large.finish(fileId)).data).toMatchObject({ name: '固件.bin', bytes: whole.length, ready: true });
    expect((await large.begin('固件.bin', whole)).data).toMatchObject({ fileId, missing: [], ready: true });
    expect((await large.send(fileId, 0, whole)).code).toBe('PTL0002');
  });

  test('with another hash than was announced is refused and removed', async () => {
    const { fileId } = (await large.begin('别的.bin', whole, { sha256: '0'.repeat(64) })).data;
    for (const pieceNo of [0, 1]) await large.send(fileId, pieceNo, whole);
    expect(await large.finish(fileId)).toMatchObject({ code: 'PTL0007', data: { field: 'sha256' } });
    expect((await call(getLargeFile, { fileId }, { token })).status).toBe(404);
  });

  test('is for operators of content, and has limits', async () => {
    const { token: other } = await signUp({ userName: 'nobody' });
    expect((await createLargeCalls(app, other).begin('a', whole)).code).toBe('403');
    for (const wrong of [{ bytes: 0 }, { bytes: 2 ** 32 }, { sha256: 'x' }, { name: '' }])
      expect((await large.begin('a', whole, wrong)).code, JSON.stringify(wrong)).toBe('10003');
    const { fileId } = (await large.begin('short', whole)).data;
    expect((await large.send(fileId, 2, whole)).code).toMatch(/10003|PTL0007/);
  });

  test('that no content names is removed', async () => {
    const fileId = await large.upload('没人用.bin', Buffer.from('unused'));
    await database.query(unusedLargeFiles);
    expect((await call(getLargeFile, { fileId }, { token })).status).toBe(200);
    await database.query(age, [LARGE_UNUSED_DAYS + 1]);
    await database.query(unusedLargeFiles);
    expect((await call(getLargeFile, { fileId }, { token })).status).toBe(404);
  });
});
