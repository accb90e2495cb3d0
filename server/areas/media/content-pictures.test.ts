import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { plainPicture } from '#server/areas/files/testing.ts';
import { WrongContent } from '#server/kit/content/content-files.ts';
import { testDatabase } from '#server/kit/database/testing.ts';
import { createFolderStorage } from '#server/kit/files/folder-storage.ts';
import { createAssetStore } from './asset-store.ts';
import { importPictures } from './content-pictures.ts';
import { sha256Of } from './version-of.ts';

const { database } = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'portal-pictures-'));
const storage = createFolderStorage(join(folder, 'files'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const store = createAssetStore(database);
const png = await plainPicture('png', { width: 60, height: 40, background: '#123' });

const idOf = (letter: string) => letter.repeat(22);
const said = { name: '图.png', alt: '一张图', tags: ['图'], focusX: 10, focusY: 90 };
/** Returns a content folder with one picture. */
const contentWith = (letter: string, written: object, bytes: Buffer = png) => {
  const content = join(folder, `content-${letter}`);
  mkdirSync(join(content, 'media'), { recursive: true });
  const id = idOf(letter);
  writeFileSync(join(content, `media/${id}.json`), JSON.stringify({ ...said, file: `${id}.png`, ...written }));
  writeFileSync(join(content, `media/${id}.png`), bytes);
  return content;
};
const bring = (content: string) => importPictures({ database, storage }, content);

test('an exported picture is added as it was, byte for byte', async () => {
  const sha256 = 'a'.repeat(64);
  await bring(contentWith('a', { sha256, fileSha256: sha256Of(png) }));
  const asset = await store.find(idOf('a'));
  expect(asset).toMatchObject({ ...said, sha256, type: 'image/png', width: 60, height: 40, bytes: png.length });
  expect(await storage.get(asset?.fileId as string)).toEqual(png);
});

test('a picture that was added by a user is read like an upload', async () => {
  await bring(contentWith('b', { sha256: 'b'.repeat(64), fileSha256: 'c'.repeat(64) }));
  expect(await store.find(idOf('b'))).toMatchObject({ ...said, sha256: sha256Of(png), width: 60, height: 40 });
});

test('several nodes add a picture once, and what operators changed stays', async () => {
  const content = contentWith('c', {});
  await Promise.all([bring(content), bring(content), bring(content)]);
  const held = await store.find(idOf('c'));
  if (!held) throw new Error('there is no picture');
  const changed = await store.save({ ...held, alt: '运营写的', removeTime: new Date().toISOString() });
  await bring(content);
  expect(await store.find(idOf('c'))).toEqual(changed);
});

test.each<[string, string, object, Buffer | undefined, string]>([
  ['that is none', 'd', {}, Buffer.from('no picture'), 'is no picture'],
  ['that is not there', 'e', { file: `${'z'.repeat(22)}.png` }, undefined, 'cannot be read'],
  ['beyond the folder', 'f', { file: '../secret.png' }, undefined, 'file'],
  ['with an unknown field', 'g', { owner: 'me' }, undefined, 'owner'],
  ['with a wrong focus', 'h', { focusX: 101 }, undefined, 'focusX'],
])('a picture %s is refused with its file', async (_what, letter, written, bytes, reason) => {
  const refused = bring(contentWith(letter, written, bytes));
  await expect(refused).rejects.toThrow(WrongContent);
  await expect(refused).rejects.toThrow(new RegExp(`media/${idOf(letter)}\\.json.*${reason}`));
  expect(await store.find(idOf(letter))).toBeUndefined();
});

test('a content folder without pictures is one, too', async () => {
  await expect(bring(join(folder, 'none'))).resolves.toBeUndefined();
});
