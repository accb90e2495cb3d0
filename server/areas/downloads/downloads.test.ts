import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listLabels } from '#contract/content/label-calls.ts';
import * as calls from '#contract/downloads/calls.ts';
import { contentOrders } from '#contract/kit/content/orders.ts';
import { listMessages } from '#contract/messages/calls.ts';
import { notify, testApp } from '#server/app/testing.ts';
import { createPublishing } from '#server/areas/content/testing-publishing.ts';
import { createLargeCalls, sha256Of } from '#server/areas/files/large/testing.ts';
import { announceNewVersions } from './announce-job.ts';
import { payloadOf, versionOf } from './testing.ts';
import { downloadUses } from './use-store.ts';

const { app, call, signUp, database } = await testApp({ PAGE_CACHE: 'off' });
const { token } = await signUp({ userRoles: [6], userName: 'publisher' });
const { publish, change, unpublish } = createPublishing({ call }, token, 'download');
const large = createLargeCalls(app, token);
const bytes = Buffer.from('the first version');
const file = await large.upload('固件 V1.zip', bytes);

const { entryId: uuid } = await publish('test-firmware', payloadOf(file, { title: '测试固件', audience: 'loggedIn' }));
const detail = async (key = uuid) => (await call(calls.getDownload, { uuid: key })).body.data;
const versionId = (await detail()).versions[0]?.versionId ?? '';
const list = async (request: object) => {
  const { body } = await call(calls.queryDownloads, { pageSize: 100, ...request });
  return body.data.list.map(({ slug }) => slug);
};
const newKey = () => ({ 'idempotency-key': randomUUID() });
const rollUp = async () => {
  await downloadUses.job(database).run(() => false);
};

describe('[CALL-07] download-resource', () => {
  test('query, detail, statistics and title/all answer what is published, by method and path', async () => {
    const base = '/api/ai-portal/portal/v1/download-resource';
    expect([calls.queryDownloads.method, calls.queryDownloads.path]).toEqual(['POST', `${base}/query`]);
    expect([calls.getDownload.method, calls.getDownload.path]).toEqual(['GET', `${base}/detail`]);
    expect([calls.getDownloadStatistics.method, calls.getDownloadStatistics.path]).toEqual([
      'GET',
      `${base}/statistics`,
    ]);
    expect([calls.listDownloadTitles.method, calls.listDownloadTitles.path]).toEqual(['GET', `${base}/title/all`]);
    const found = await detail();
    expect(found).toMatchObject({
      title: '测试固件',
      slug: 'test-firmware',
      audience: 'loggedIn',
      licence: 'MIT',
      firmware: ['V5.01'],
      fileClass: 1,
      versionCount: 1,
      newest: { version: '1.0', name: '固件 V1.zip', size: bytes.length, sha256: sha256Of(bytes) },
    });
    expect(found.versions[0]?.notesHtml).toContain('<strong>1.0</strong>');
    expect(await detail('test-firmware')).toEqual(found);
    expect((await call(calls.listDownloadTitles)).body.data).toContainEqual({
      uuid,
      slug: 'test-firmware',
      title: '测试固件',
    });
    expect((await call(calls.getDownloadStatistics, { uuid })).body.data).toMatchObject({
      resourceCount: 1,
      versionCount: 1,
    });
    const all = (await call(calls.getDownloadStatistics)).body.data;
    expect(all.resourceCount).toBe((await call(calls.listDownloadTitles)).body.data.length);
    for (const { path } of [calls.getDownload, calls.getDownloadStatistics])
      expect((await app.inject(`${path}?uuid=none`)).statusCode).toBe(404);
  });

  test('label-info/all has the labels of each kind with their counts', async () => {
    expect([listLabels.method, listLabels.path]).toEqual(['GET', '/api/ai-portal/portal/v1/label-info/all']);
    expect((await call(listLabels)).body.data).toContainEqual({ kind: 'download', labelName: '固件', count: 1 });
  });

  test('finds by words in any order and by label, and has the five orders', async () => {
    await publish('test-other', payloadOf(file, { title: '另一项', summary: '串口驱动', labels: ['驱动'] }));
    expect(await list({ keyword: '固件' })).toContain('test-firmware');
    expect(await list({ keyword: '固件 测试' })).toContain('test-firmware');
    expect(await list({ keyword: '串' })).toEqual(['test-other']);
    expect(await list({ keyword: '%' })).toEqual([]);
    expect(await list({ label: '驱动' })).toEqual(['test-other']);
    expect(await list({ keyword: '驱动', label: '固件' })).toEqual([]);
    const newest = await list({ sortType: contentOrders.updateNewest });
    expect(newest[0]).toBe('test-other');
    expect((await list({ sortType: contentOrders.updateOldest })).at(-1)).toBe('test-other');
    for (const key of ['a', 'b']) await call(calls.countDownloadView, { uuid }, { 'idempotency-key': key });
    await rollUp();
    expect((await list({ sortType: contentOrders.viewsMost }))[0]).toBe('test-firmware');
    expect((await list({ sortType: contentOrders.viewsFewest })).at(-1)).toBe('test-firmware');
    expect(await list({ pageSize: 1, sortType: contentOrders.updateNewest, pageNo: 2 })).toEqual([newest[1]]);
    for (const wrong of [{ sortType: 5 }, { pageNo: 0 }, { pageSize: 101 }, { label: 'x'.repeat(13) }])
      expect((await call(calls.queryDownloads, wrong)).status, JSON.stringify(wrong)).toBe(400);
  });

  test('views and downloads are counted once a key, and by no GET', async () => {
    const { token: reader } = await signUp({ userName: 'counter' });
    const counts = async () => {
      const { viewCount, downloadCount } = await detail();
      return [viewCount, downloadCount];
    };
    const before = await counts();
    const key = newKey();
    for (let at = 0; at < 2; at += 1)
      expect((await call(calls.countDownload, { uuid, versionId }, { ...key, token: reader })).body.code).toBe('200');
    expect((await call(calls.countDownloadView, { uuid }, key)).body.code).toBe('10003');
    await call(calls.verifyDownload, { uuid, versionId }, { token: reader });
    await rollUp();
    expect(await counts()).toEqual([before[0], (before[1] ?? 0) + 1]);
    expect((await call(calls.countDownloadView, { uuid: randomUUID() }, newKey())).status).toBe(404);
    expect((await call(calls.countDownload, { uuid, versionId: 'x' }, newKey())).status).toBe(404);
  });
});

describe('[DL-01] a download is verified first', () => {
  const verify = (request: object, as?: string) =>
    call(calls.verifyDownload, request, as === undefined ? {} : { token: as });

  test('by who may: everybody, logged in, certified', async () => {
    const refused = await verify({ uuid, versionId });
    expect([refused.status, refused.body.code]).toEqual([401, '2']);
    const { token: plain } = await signUp({ userName: 'plain' });
    const { body } = await verify({ uuid, versionId }, plain);
    expect(body.data).toMatchObject({ size: bytes.length, sha256: sha256Of(bytes) });
    const hours = (Date.parse(body.data.expireAt) - Date.now()) / 3_600_000;
    expect([Math.round(hours), body.data.url.startsWith('/downloads/')]).toEqual([24, true]);

    const certifiedOnly = await publish('test-certified', payloadOf(file, { audience: 'certified' }));
    const asked = { uuid: certifiedOnly.entryId, versionId };
    expect((await verify(asked)).status).toBe(401);
    expect((await verify(asked, plain)).body.code).toBe('PTL0041');
    const { token: certified } = await signUp({ userName: 'certified', authStatus: 1 });
    expect((await verify(asked, certified)).body.code).toBe('200');
  });

  test('unless there is no such version', async () => {
    expect((await verify({ uuid, versionId: 'x' }, token)).status).toBe(404);
    expect((await verify({ uuid: randomUUID(), versionId }, token)).status).toBe(404);
    expect((await verify({ uuid: 'x', versionId }, token)).status).toBe(404);
    expect((await verify({ uuid }, token)).status).toBe(400);
  });
});

describe('[DL-01] publishing', () => {
  test('is refused while a file has not arrived or its hash was wrong', async () => {
    const { fileId } = (await large.begin('halb.zip', Buffer.from('unfinished'))).data;
    for (const missing of [fileId, 'A'.repeat(22), 'build/none.zip']) {
      const { entryId, code } = await publish(`test-${randomUUID()}`, payloadOf(missing));
      expect(code).toBe('10003');
      expect((await call(calls.getDownload, { uuid: entryId })).status).toBe(404);
    }
  });

  test('is refused for versions twice, and for encrypted files without a key that fits', async () => {
    const codes = [
      { versions: [versionOf(file), versionOf(file, '2.0')] },
      { fileClass: 2 },
      { fileClass: 2, encryption: { format: 'aes-ecb', key: 'short', type: 'zip' } },
      { fileClass: 2, encryption: { format: 'aes-gcm', key: '0123456789abcdef', type: 'zip' } },
    ].map(async (wrong) => (await publish(`test-${randomUUID()}`, payloadOf(file, wrong))).code);
    expect(await Promise.all(codes)).toEqual(['10003', '10003', '10003', '10003']);
  });

  test('a new version notifies subscribers once, and not those who have unsubscribed', async () => {
    const subscribers = await Promise.all(['one', 'two'].map((name) => signUp({ userName: `subscriber-${name}` })));
    const [one, two] = subscribers.map((found) => found.token) as [string, string];
    const subscribe = (as: string, wanted: boolean) => call(calls.subscribeToDownload, { uuid, wanted }, { token: as });
    for (const as of [one, two]) expect((await subscribe(as, true)).body.data).toEqual({ wanted: true });
    await subscribe(two, false);
    // Versions published before the subscription are no news, also if the job runs later.
    await announceNewVersions(database, notify);
    const second = await large.upload('固件 V2.zip', Buffer.from('the second version'));
    expect(await change(uuid, { versions: [versionOf(second, '2.0'), versionOf(file)] })).toBe('200');
    // The same version with another file is no news.
    const mended = await large.upload('固件 V2.zip', Buffer.from('the second version, mended'));
    expect(await change(uuid, { versions: [versionOf(mended, '2.0'), versionOf(file)] })).toBe('200');
    for (let at = 0; at < 2; at += 1) await announceNewVersions(database, notify);
    const titles = async (as: string) =>
      (await call(listMessages, {}, { token: as })).body.data.messageParams.map(({ title }) => title);
    expect([await titles(one), await titles(two)]).toEqual([['测试固件有新版本 2.0'], []]);
    expect((await call(calls.subscribeToDownload, { uuid, wanted: true })).status).toBe(401);
    expect((await call(calls.subscribeToDownload, { uuid: randomUUID(), wanted: true }, { token: one })).status).toBe(
      404,
    );
    const own = (await call(calls.listOwnDownloads, {}, { token: one })).body.data;
    expect(own.subscribed).toEqual([{ uuid, slug: 'test-firmware', title: '测试固件', version: '2.0' }]);
  });

  test('what a user has downloaded says whether there is a newer version', async () => {
    const { token: taker } = await signUp({ userName: 'taker' });
    await call(calls.countDownload, { uuid, versionId }, { ...newKey(), token: taker });
    const { taken } = (await call(calls.listOwnDownloads, {}, { token: taker })).body.data;
    expect(taken).toEqual([
      {
        uuid,
        slug: 'test-firmware',
        title: '测试固件',
        version: '1.0',
        name: '固件 V1.zip',
        time: expect.any(String),
        newer: '2.0',
      },
    ]);
  });
});

describe('[DL-01] the check of a file', () => {
  const check = async (request: { sha256: string; name?: string }) => (await call(calls.checkFile, request)).body.data;

  test('names the resource and version of a known hash, however the file is called', async () => {
    const { state, found } = await check({ sha256: sha256Of(bytes), name: 'x.zip' });
    expect([state, found.find((one) => one.uuid === uuid)]).toMatchObject([
      'known',
      { title: '测试固件', version: '1.0', isNewest: false },
    ]);
  });

  test('says damaged for a known name with another hash, and unknown for any other file', async () => {
    const other = sha256Of(Buffer.from('cut off'));
    expect(await check({ sha256: other, name: '固件 V2.ZIP' })).toMatchObject({
      state: 'damaged',
      found: [{ uuid, version: '2.0' }, { uuid }],
    });
    expect(await check({ sha256: other, name: '别的.zip' })).toEqual({ state: 'unknown', found: [] });
    expect(await check({ sha256: other })).toEqual({ state: 'unknown', found: [] });
    expect((await call(calls.checkFile, { sha256: 'x' })).status).toBe(400);
  });
});

test('[DL-01] the default downloads are files of the build with their hashes', async () => {
  const { list: found } = (await call(calls.queryDownloads, { pageSize: 100 })).body.data;
  const names = found.map(({ newest }) => newest.name).filter((name) => !name.startsWith('固件'));
  expect(names.sort()).toEqual([
    'handbook.zip',
    'model-package-checker.zip',
    'model-package-template.zip',
    'open-api-clients.zip',
    'test-pictures.zip',
  ]);
});

test('[DL-01] an unpublished download is gone from every call', async () => {
  const { entryId } = await publish('test-gone', payloadOf(file, { labels: ['将消失'] }));
  expect(await unpublish(entryId)).toBe('200');
  expect((await call(calls.getDownload, { uuid: entryId })).status).toBe(404);
  expect((await call(calls.verifyDownload, { uuid: entryId, versionId }, { token })).status).toBe(404);
  expect(await list({ label: '将消失' })).toEqual([]);
  expect((await call(listLabels)).body.data.map(({ labelName }) => labelName)).not.toContain('将消失');
});

test('[CALL-07] a total beyond 10 000 is bounded, says so, and the pages go on', async () => {
  const text = `with many as (
      insert into downloads_download (download_id, slug, title, summary, cover, labels, ability_nos, audience, licence,
        firmware, file_class, updated_at, words)
      select gen_random_uuid(), 'many-' || n, title, '', '', array['成批'], '{}', audience, '', '{}', file_class, updated_at, ''
      from downloads_download, generate_series(1, 10021) n where download_id = $1
      returning download_id)
    insert into downloads_file (download_id, version_id, place, version, released_at, notes, name, bytes, sha256, file_id)
    select m.download_id, f.version_id, 0, f.version, f.released_at, '', 'many.zip', f.bytes, f.sha256, f.file_id
    from many m, downloads_file f where f.download_id = $1 and f.version_id = $2`;
  await database.query({ name: '', text }, [uuid, versionId]);
  const found = async (request: object) => (await call(calls.queryDownloads, { pageSize: 100, ...request })).body.data;
  expect(await found({ label: '成批' })).toMatchObject({ total: 10_000, more: true });
  expect((await found({ label: '成批', pageNo: 101 })).list).toHaveLength(21);
  expect(await found({ label: '没有' })).toMatchObject({ total: 0, more: false });
});
