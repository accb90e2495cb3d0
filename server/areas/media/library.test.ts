import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import * as content from '#contract/content/calls.ts';
import { variantAddress, type Variant } from '#contract/media/address.ts';
import * as calls from '#contract/media/calls.ts';
import { describeMedia } from '#contract/media/describe-call.ts';
import { plainPicture } from '#server/areas/files/testing.ts';
import { removeOldFiles } from '#server/areas/files/removal.ts';
import { testApp } from '#server/app/testing.ts';
import { named } from '#server/kit/database/statement.ts';
import { createFileStorage } from '#server/kit/files/files-url.ts';
import { oldRemovedMedia } from './removal.ts';
import { sendMedia } from './testing.ts';

const { app, call, config, database, signUp } = await testApp({ PAGE_CACHE: 'off' });
const editor = await signUp({ userRoles: [5], userName: 'library-editor' });
const publisher = await signUp({ userRoles: [6], userName: 'library-publisher' });
const by = ({ token }: { token: string }) => ({ token });
const storage = createFileStorage(config.files);
const see = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

/** A picture that no other test uploads: the left half of it has another colour. */
const halves = async (width = 400, height = 200): Promise<Buffer> => {
  const colour = () => `#${randomBytes(3).toString('hex')}`;
  const left = await plainPicture('png', { width: width / 2, height, background: colour() });
  return sharp({ create: { width, height, channels: 3, background: colour() } })
    .composite([{ input: left, left: 0, top: 0 }])
    .png()
    .toBuffer();
};
const add = async (name = '图片.png', bytes?: Buffer) =>
  (await sendMedia(app, editor.token, [['file', { name, bytes: bytes ?? (await halves()) }]])).body.data;
const get = async (assetId: string) => (await call(calls.getMedia, { assetId }, by(editor))).body.data;
const seenOf = async (assetId: string) => ({ assetId, revision: (await get(assetId)).revision });
const found = async (request: object) =>
  (await call(calls.queryMedia, { ...request }, by(editor))).body.data.list.map(({ assetId }) => assetId);
const replace = async (assetId: string, bytes: Buffer, revision?: number) =>
  sendMedia(
    app,
    editor.token,
    [
      ['assetId', assetId],
      ['revision', String(revision ?? (await get(assetId)).revision)],
      ['file', { name: '新.png', bytes }],
    ],
    calls.replaceMedia,
  );

const entryOf = async (kind: string) => {
  const { body } = await call(content.queryEntries, { kind }, by(editor));
  return (await call(content.getEntry, { entryId: body.data.list[0]?.entryId as string }, by(editor))).body.data;
};
/** Saves the name and logo of the site with another logo, as a draft. */
const useAsLogo = async (LOGO: string) => {
  const { entryId, revision, payload } = await entryOf('website');
  const { body } = await call(
    content.saveDraft,
    { entryId, revision, payload: { ...payload, LOGO }, note: '' },
    by(editor),
  );
  expect(body.code).toBe('200');
  return body.data;
};

describe('[CONT-04] variants', () => {
  const variantOf = (asset: { address: string; version: string }, variant: Variant) =>
    see(variantAddress(asset.address, asset.version, variant));

  test.each([
    ['avif', 'image/avif', 'heif'],
    ['webp', 'image/webp', 'webp'],
    ['png', 'image/png', 'png'],
  ] as const)('are served as %s for ever, in the ratio and width of their address', async (format, type, read) => {
    const asset = await add();
    const response = await variantOf(asset, { shape: '1x1', width: 160, format });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const metadata = await sharp(response.rawPayload).metadata();
    expect(metadata).toMatchObject({ format: read, width: 160, height: 160 });
    const again = await variantOf(asset, { shape: '1x1', width: 160, format });
    expect(again.rawPayload.equals(response.rawPayload)).toBe(true);
    const known = await see(variantAddress(asset.address, asset.version, { shape: '1x1', width: 160, format }), {
      'if-none-match': response.headers.etag as string,
    });
    expect(known.statusCode).toBe(304);
  });

  test('of other widths, shapes and formats do not exist', async () => {
    const { address, version } = await add();
    const names = [
      'whole-200.webp',
      'whole-640.webp',
      '2x1-160.webp',
      'whole-160.jpg',
      'whole-160.gif',
      'whole-1e3.png',
    ];
    for (const name of names) expect((await see(`${address}/${version}/${name}`)).statusCode).toBe(404);
  });

  test('follow the focus', async () => {
    const asset = await add();
    const colourOf = async (bytes: Buffer) => (await sharp(bytes).stats()).channels.map(({ mean }) => Math.round(mean));
    const focused = async (focusX: number) => {
      const seen = await seenOf(asset.assetId);
      const edit = { ...seen, name: asset.name, alt: '', tags: [], focusX, focusY: 50 };
      const { body } = await call(calls.editMedia, edit, by(editor));
      const { rawPayload } = await variantOf(body.data, { shape: '1x1', width: 160, format: 'png' });
      return colourOf(rawPayload);
    };
    expect(await focused(0)).not.toEqual(await focused(100));
  });

  test('give way to the whole picture when they cannot be made, and no cache keeps that', async () => {
    const asset = await add();
    const original = named('test.mediaFile', 'select file_id from media_asset where asset_id = $1');
    const [kept] = await database.query<{ file_id: string }>(original, [asset.assetId]);
    const cut = (await see(asset.address)).rawPayload.subarray(0, 60);
    await storage.put(kept?.file_id as string, cut, 'image/png');
    const { statusCode, headers, rawPayload } = await variantOf(asset, { shape: '1x1', width: 160, format: 'avif' });
    expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([200, 'no-store', 'image/png']);
    expect(rawPayload.equals(cut)).toBe(true);
  });

  test('are made again when the storage has lost them, and not found when it has lost the picture', async () => {
    const asset = await add();
    const variant = { shape: 'whole', width: 160, format: 'png' } as const;
    const { rawPayload } = await variantOf(asset, variant);
    const select = named('test.mediaFiles', 'select file_id from media_variant where asset_id = $1');
    const [row] = await database.query<{ file_id: string }>(select, [asset.assetId]);
    await storage.remove(row?.file_id as string);
    expect((await variantOf(asset, variant)).rawPayload.equals(rawPayload)).toBe(true);

    const original = named('test.mediaFile', 'select file_id from media_asset where asset_id = $1');
    const [kept] = await database.query<{ file_id: string }>(original, [asset.assetId]);
    await storage.remove(kept?.file_id as string);
    expect((await see(asset.address)).statusCode).toBe(404);
    expect((await variantOf(asset, { ...variant, format: 'webp' })).statusCode).toBe(404);
  });
});

describe('[CONT-04] the library', () => {
  test('finds pictures by name, description and tag, by use and by what they lack', async () => {
    const { assetId, name } = await add('合肥专区横幅.png');
    const other = await add('无关.png');
    const ids = async (request: object) => (await found(request)).filter((id) => [assetId, other.assetId].includes(id));
    const tags = ['横幅100%', '首页'];
    const edited = await call(
      calls.editMedia,
      { ...(await seenOf(assetId)), name, alt: '夜色中的巢湖', tags, focusX: 10, focusY: 90 },
      by(editor),
    );
    expect(edited.body).toMatchObject({ code: '200', data: { alt: '夜色中的巢湖', tags, focusX: 10, focusY: 90 } });
    for (const keyword of ['专区横幅', '巢湖', '100%', '首页']) expect(await ids({ keyword })).toEqual([assetId]);
    expect(await ids({ keyword: '%' })).toEqual([assetId]);
    expect(await ids({ undescribed: true })).toEqual([other.assetId]);
    expect(await ids({ use: 'used' })).toEqual([]);
    expect(await ids({ use: 'unused' })).toEqual([other.assetId, assetId]);
  });

  test('an edit of another revision is refused', async () => {
    const { assetId, name, revision } = await add();
    const edit = { assetId, revision, name, alt: '一', tags: [], focusX: 50, focusY: 50 };
    expect((await call(calls.editMedia, edit, by(editor))).body.code).toBe('200');
    expect((await call(calls.editMedia, { ...edit, alt: '二' }, by(editor))).body.code).toBe('PTL0001');
    expect((await call(calls.editMedia, { ...edit, tags: ['一', '一'] }, by(editor))).status).toBe(400);
    expect((await call(calls.editMedia, { ...edit, focusX: 101 }, by(editor))).status).toBe(400);
    expect((await call(calls.getMedia, { assetId: 'A'.repeat(22) }, by(editor))).status).toBe(404);
  });
});

describe('[CONT-04] a picture that is replaced', () => {
  test('has the same address with other bytes, and its variants have other addresses', async () => {
    const asset = await add();
    const variant = { shape: 'whole', width: 160, format: 'png' } as const;
    const before = await see(asset.address);
    const old = variantAddress(asset.address, asset.version, variant);
    const oldVariant = await see(old);
    const { body } = await replace(asset.assetId, await halves(600, 300));
    expect(body).toMatchObject({ code: '200', data: { address: asset.address, width: 600, height: 300 } });
    const after = await see(asset.address, { 'if-none-match': before.headers.etag as string });
    expect(after.statusCode).toBe(200);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);

    const fresh = variantAddress(asset.address, body.data.version, variant);
    expect(fresh).not.toBe(old);
    const redirected = await see(old);
    expect([redirected.statusCode, redirected.headers.location]).toEqual([302, fresh]);
    expect((await see(fresh)).rawPayload.equals(oldVariant.rawPayload)).toBe(false);
    const described = await call(describeMedia, { assetIds: [asset.assetId] });
    expect(described.body.data.list).toMatchObject([{ version: body.data.version, width: 600, height: 300 }]);
  });

  test('keeps its bytes when the new ones are no picture, or another user was first', async () => {
    const asset = await add();
    expect((await replace(asset.assetId, Buffer.from('GIF89a'))).body.code).toBe('PTL0005');
    expect((await replace(asset.assetId, await halves(), asset.revision + 1)).body.code).toBe('PTL0001');
    expect(await get(asset.assetId)).toMatchObject({ version: asset.version, revision: asset.revision });
  });
});

describe('[CONT-04] a picture that is used', () => {
  test('by a draft, then by what is published, says where and is not removed', async () => {
    const asset = await add('标志.png');
    await useAsLogo(asset.address);
    const uses = { usedBy: [{ kind: 'website', title: '站点名称与标志' }] };
    expect(await get(asset.assetId)).toMatchObject(uses);
    expect(await found({ use: 'used' })).toContain(asset.assetId);
    const remove = async () => (await call(calls.removeMedia, await seenOf(asset.assetId), by(editor))).body.code;
    expect(await remove()).toBe('PTL0017');

    const { entryId, revision } = await entryOf('website');
    expect((await call(content.publish, { entryId, revision, note: '' }, by(publisher))).body.code).toBe('200');
    // The draft already uses another one, and visitors still see this one.
    await useAsLogo('/static/site/logo.svg');
    expect(await get(asset.assetId)).toMatchObject(uses);
    expect(await remove()).toBe('PTL0017');

    const draft = await entryOf('website');
    const done = await call(content.publish, { entryId, revision: draft.revision, note: '' }, by(publisher));
    expect(done.body.code).toBe('200');
    expect(await get(asset.assetId)).toMatchObject({ usedBy: [] });
    expect(await remove()).toBe('200');
  });

  test('by an announcement or an agreement is not removed either', async () => {
    const asset = await add();
    const query = (text: string, values: unknown[] = []) => database.query({ name: '', text }, values);
    const text = `见图：![图](${asset.address})，再看 ![图](${asset.address})`;
    await query(
      `insert into site_announcement (announcement_id, title, content, starts_at, status) values ('shows', '升级公告', $1, now(), 1)`,
      [text],
    );
    await query(
      `insert into agreements_version (key, version, title, content, summary, published_at, from_content)
       select key, 'with a picture', '隐私政策', $1, '', now(), false from agreements_agreement where key = 'privacy-policy'`,
      [text],
    );
    expect((await get(asset.assetId)).usedBy).toEqual([
      { place: 'agreement', itemId: 'privacy-policy', kind: '', title: '隐私政策' },
      { place: 'announcement', itemId: 'shows', kind: '', title: '升级公告' },
    ]);
    const [listed] = (await call(calls.queryMedia, { use: 'used' }, by(editor))).body.data.list;
    expect(listed).toMatchObject({ assetId: asset.assetId, uses: 2 });
    const remove = async () => (await call(calls.removeMedia, await seenOf(asset.assetId), by(editor))).body.code;
    expect(await remove()).toBe('PTL0017');
    await query(`delete from agreements_version where version = 'with a picture'`);
    await query(`update site_announcement set status = 10 where announcement_id = 'shows'`);
    expect(await remove()).toBe('200');
    // The announcement is shown again.
    await query(`update site_announcement set status = 1 where announcement_id = 'shows'`);
    expect((await get(asset.assetId)).removeTime).toBeNull();
    await query(`delete from site_announcement where announcement_id = 'shows'`);
  });

  test('comes back when content begins to use it after it was removed', async () => {
    const asset = await add();
    await call(calls.removeMedia, await seenOf(asset.assetId), by(editor));
    expect((await see(asset.address)).statusCode).toBe(404);
    await useAsLogo(asset.address);
    expect((await see(asset.address)).statusCode).toBe(200);
    expect((await get(asset.assetId)).removeTime).toBeNull();
    await useAsLogo('/static/site/logo.svg');
  });
});

test('[CONT-04] a removal and a draft at the same moment never leave content without its picture', async () => {
  for (let round = 0; round < 8; round += 1) {
    const asset = await add();
    const seen = await seenOf(asset.assetId);
    await Promise.all([call(calls.removeMedia, seen, by(editor)), useAsLogo(asset.address)]);
    expect(await get(asset.assetId)).toMatchObject({ removeTime: null, usedBy: [{ kind: 'website' }] });
  }
  await useAsLogo('/static/site/logo.svg');
});

describe('[CONT-04] a picture that was removed', () => {
  test('is seen by operators only, and comes back by an act or by an upload of its bytes', async () => {
    const bytes = await halves();
    const asset = await add('旧图.png', bytes);
    const remove = async () => call(calls.removeMedia, await seenOf(asset.assetId), by(editor));
    await remove();
    expect(await found({ keyword: '旧图' })).toEqual([]);
    expect(await found({ keyword: '旧图', removed: true })).toEqual([asset.assetId]);
    expect((await call(describeMedia, { assetIds: [asset.assetId] })).body.data.list).toEqual([]);
    expect((await see(asset.address)).statusCode).toBe(404);
    const seen = await see(asset.address, { cookie: `token=${editor.token}` });
    expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await remove()).body.code).toBe('PTL0002');

    await call(calls.restoreMedia, await seenOf(asset.assetId), by(editor));
    expect((await see(asset.address)).statusCode).toBe(200);
    await remove();
    expect(await add('又一次.png', bytes)).toMatchObject({ assetId: asset.assetId, known: true, removeTime: null });
  });

  test('goes for good after 30 days, with its bytes and those of its variants', async () => {
    const asset = await add();
    await see(variantAddress(asset.address, asset.version, { shape: 'whole', width: 160, format: 'webp' }));
    await call(calls.removeMedia, await seenOf(asset.assetId), by(editor));
    const files = named(
      'test.mediaBytes',
      `select file_id from media_variant where asset_id = $1 union all select file_id from media_asset where asset_id = $1`,
    );
    const rows = await database.query<{ file_id: string }>(files, [asset.assetId]);
    expect(rows).toHaveLength(2);
    const age = named(
      'test.ageMedia',
      `update media_asset set removed_at = now() - interval '31 days' where asset_id = $1`,
    );
    await database.query(age, [asset.assetId]);
    await database.query(oldRemovedMedia);
    await removeOldFiles({ database, storage }, { warn: () => {} });
    expect(await Promise.all(rows.map(({ file_id }) => storage.get(file_id)))).toEqual([undefined, undefined]);
    expect((await call(calls.getMedia, { assetId: asset.assetId }, by(editor))).status).toBe(404);
  });
});
