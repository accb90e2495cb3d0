import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { queryFiles } from '#contract/files/calls.ts';
import { type FileStorage, StorageError } from '#server/kit/files/file-storage.ts';
import { createFolderStorage } from '#server/kit/files/folder-storage.ts';
import { temporaryFolder } from '#server/kit/files/testing.ts';
import { testApp } from '#server/app/testing.ts';
import { attach } from './public/attach.ts';
import { removeOldFiles } from './removal.ts';

const { folder, remove } = temporaryFolder();
afterAll(remove);
const { call, database, signUp, upload } = await testApp({ FILES_URL: `file:${folder}` });

const storage = createFolderStorage(folder);
const log = { warn: vi.fn() };
beforeEach(() => void log.warn.mockClear());
const query = <Row>(text: string, values: unknown[] = []) => database.query<Row>({ name: '', text }, values);
const keys = () =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => statSync(join(folder, name)).isFile())
        .map((name) => name.slice(3))
    : [];
const removeNow = (from: FileStorage = storage) => removeOldFiles({ database, storage: from }, log);
const ageBy = (fileId: string, hours: number) =>
  query(`update files_file set unattached_since = now() - interval '1 hour' * $2 where file_id = $1`, [fileId, hours]);
const leftovers = async () =>
  (await query<{ file_id: string }>('select file_id from files_leftover')).map((row) => row.file_id);

test('what belongs to nothing for a day goes, with its bytes; everything else stays', async () => {
  const { token, accountId: ownerId } = await signUp();
  const [young, old, attached] = [
    await upload(token, 'licence'),
    await upload(token, 'licence'),
    await upload(token, 'licence'),
  ];
  await database.transaction((transaction) =>
    attach(transaction, { fileIds: [attached], ownerId, use: 'licence', attachedTo: 'enterprise/1' }),
  );
  await query(`update files_file set created_at = now() - interval '90 days' where file_id = $1`, [attached]);
  await ageBy(young, 23);
  await ageBy(old, 25);
  await removeNow();
  const { files } = (await call(queryFiles, {}, { token })).body.data;
  expect(new Set(files.map(({ fileId }) => fileId))).toEqual(new Set([young, attached]));
  expect(new Set(keys())).toEqual(new Set([young, attached]));
  expect(await leftovers()).toEqual([]);
});

test('bytes are removed with their row, by any way of removal', async () => {
  const { token } = await signUp();
  const fileId = await upload(token, 'licence');
  await query('delete from files_file where file_id = $1', [fileId]);
  expect(keys()).toContain(fileId);
  await removeNow();
  expect(keys()).not.toContain(fileId);
  expect(await leftovers()).toEqual([]);
});

test('bytes of an upload that was cut off before it had a row go, once it must have ended', async () => {
  const fileId = 'A'.repeat(22);
  await query(`insert into files_leftover (file_id, remove_after) values ($1, now() + interval '9 minutes')`, [fileId]);
  await storage.put(fileId, Buffer.from('x'), 'image/png');
  await removeNow();
  expect(keys()).toContain(fileId);
  await query('update files_leftover set remove_after = now()');
  await removeNow();
  expect(keys()).not.toContain(fileId);
  expect(await leftovers()).toEqual([]);
});

test('what the storage cannot remove now is removed later', async () => {
  const { token } = await signUp();
  const fileId = await upload(token, 'licence');
  await ageBy(fileId, 25);
  const away = { ...storage, remove: () => Promise.reject(new StorageError('away')) };
  await removeNow(away);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect((await call(queryFiles, {}, { token })).body.data.total).toBe(0);
  expect(await leftovers()).toEqual([fileId]);
  await query('update files_leftover set remove_after = now()');
  await removeNow();
  expect(keys()).not.toContain(fileId);
  expect(await leftovers()).toEqual([]);
});

test('two nodes that remove at once remove each once, more than fit a batch', async () => {
  await query(
    `insert into files_leftover (file_id) select 'B' || lpad(number::text, 21, '0') from generate_series(1, 120) number`,
  );
  const removed: string[] = [];
  const counting: FileStorage = { ...storage, remove: async (key) => void removed.push(key) };
  await Promise.all([removeNow(counting), removeNow(counting)]);
  expect([removed.length, new Set(removed).size]).toEqual([120, 120]);
  expect(await leftovers()).toEqual([]);
});
