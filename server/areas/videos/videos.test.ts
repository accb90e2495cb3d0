import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { changeAddress, checkPayload, getEntry } from '#contract/content/calls.ts';
import { listLabels } from '#contract/content/label-calls.ts';
import { queryDocumentTree, readDocument } from '#contract/documents/calls.ts';
import { searchSite } from '#contract/search/calls.ts';
import { contentOrders } from '#contract/kit/content/orders.ts';
import * as calls from '#contract/videos/calls.ts';
import { videoPath } from '#contract/videos/video-path.ts';
import { videoLengths } from '#contract/videos/video-lengths.ts';
import { testApp } from '#server/app/testing.ts';
import { named } from '#server/kit/database/statement.ts';
import { createPublishing } from '#server/areas/content/testing-publishing.ts';
import { createLargeCalls, sha256Of } from '#server/areas/files/large/testing.ts';
import { cues, payloadOf } from './testing.ts';
import { filmOf } from './testing-film.ts';
import { videoUses } from './use-store.ts';

const { app, call, signUp, database } = await testApp({ PAGE_CACHE: 'off' });
const { token } = await signUp({ userRoles: [6], userName: 'publisher' });
const { publish, unpublish } = createPublishing({ call }, token, 'video');
const large = createLargeCalls(app, token);
const bytes = filmOf({ seconds: 65.5 });
const film = await large.upload('换肤.mp4', bytes);
const document = (await call(readDocument, { key: 'start-register' })).body.data;

const { entryId: uuid } = await publish(
  'test-skins',
  payloadOf(film, { abilityNos: [40], documents: [document.uuid, randomUUID()], place: 1 }),
);
const forgetFilms = named('test.forgetFilms', 'update files_large set film = null where ready');
const detail = async (key = uuid) => (await call(calls.getVideo, { uuid: key })).body.data;
const list = async (request: object = {}) => {
  const { body } = await call(calls.queryVideos, { pageSize: 100, ...request });
  return body.data.list.map(({ slug }) => slug);
};
const newKey = () => ({ 'idempotency-key': randomUUID() });
const rollUp = async () => {
  await videoUses.job(database).run(() => false);
};

describe('[CALL-07] video-tutorial', () => {
  test('detail answers a video with film, captions, sentences and chapters', async () => {
    const found = await detail();
    expect(found).toMatchObject({
      uuid,
      slug: 'test-skins',
      title: '测试视频',
      summary: '讲解换肤的步骤。',
      labels: ['换肤'],
      cover: '',
      seconds: 65.5,
      lengthType: videoLengths.short,
      hasCaptions: true,
      film: { type: 'video/mp4', size: bytes.length, sha256: sha256Of(bytes), width: 1280, height: 720 },
      cues,
      // The second chapter begins with the sentence that begins within its second.
      chapters: [
        { at: 0, title: '准备' },
        { at: 12.4, title: '收尾' },
      ],
      abilities: [{ abilityNo: 40 }],
      documents: [
        { uuid: document.uuid, title: document.title, url: '/resource-center/document-detail/start-register' },
      ],
    });
    expect(await detail('test-skins')).toEqual(found);
    expect((await app.inject(found.film.url)).rawPayload.equals(bytes)).toBe(true);
    expect((await app.inject(`${calls.getVideo.path}?uuid=none`)).statusCode).toBe(404);
  });

  test('title/all and statistics answer all videos, or one', async () => {
    const titles = (await call(calls.listVideoTitles)).body.data;
    expect(titles).toContainEqual({ uuid, slug: 'test-skins', title: '测试视频', abilityNos: [40] });
    expect((await call(calls.getVideoStatistics, { uuid })).body.data).toMatchObject({ videoCount: 1, seconds: 65.5 });
    const all = (await call(calls.getVideoStatistics)).body.data;
    expect(all.videoCount).toBe(titles.length);
    expect((await call(calls.getVideoStatistics, { uuid: 'none' })).status).toBe(404);
  });

  test('query finds by what is said, by label and length, and has the five orders', async () => {
    const long = await large.upload('长.mp4', filmOf({ seconds: 180.01 }));
    const more = { title: '另一个', summary: '串口驱动', captions: '', chapters: [], labels: ['驱动'] };
    const other = await publish('test-other', payloadOf(long, more));
    expect(await list({ keyword: '紫罗兰' })).toEqual(['test-skins']);
    expect(await list({ keyword: '换肤 钴蓝色' })).toEqual(['test-skins']);
    expect(await list({ keyword: '串' })).toEqual(['test-other']);
    // The sentence with most of the words, and when it is said.
    const saidFor = async (keyword: string) =>
      (await call(calls.queryVideos, { keyword, pageSize: 100 })).body.data.list.map(({ said }) => said);
    const cue = cues.find(({ text }) => text.includes('钴蓝色'));
    expect(await saidFor('换肤 钴蓝色')).toEqual([{ at: cue?.from, text: cue?.text }]);
    expect(await saidFor('串')).toEqual([null]);
    expect(await list({ keyword: '%' })).toEqual([]);
    expect(await list({ label: '驱动' })).toEqual(['test-other']);
    expect(await list({ keyword: '驱动', label: '换肤' })).toEqual([]);
    const { short, long: longer } = videoLengths;
    expect(await list({ lengthType: longer })).toContain('test-other');
    expect(await list({ lengthType: longer })).not.toContain('test-skins');
    expect(await list({ lengthType: short })).toContain('test-skins');
    // With a place before without one.
    const byDefault = await list();
    expect(byDefault.indexOf('test-skins')).toBeLessThan(byDefault.indexOf('test-other'));
    expect(byDefault.at(-1)).toBe('test-other');
    const newest = await list({ sortType: contentOrders.updateNewest });
    expect(newest[0]).toBe('test-other');
    expect((await list({ sortType: contentOrders.updateOldest })).at(-1)).toBe('test-other');
    for (const key of ['a', 'b']) await call(calls.countVideoView, { uuid }, { 'idempotency-key': key });
    await rollUp();
    expect((await list({ sortType: contentOrders.viewsMost }))[0]).toBe('test-skins');
    expect((await list({ sortType: contentOrders.viewsFewest })).at(-1)).toBe('test-skins');
    expect(await list({ pageSize: 1, sortType: contentOrders.updateNewest, pageNo: 2 })).toEqual([newest[1]]);
    for (const wrong of [
      { sortType: 5 },
      { pageNo: 0 },
      { pageSize: 101 },
      { label: 'x'.repeat(13) },
      { lengthType: 3 },
    ])
      expect((await call(calls.queryVideos, wrong)).status, JSON.stringify(wrong)).toBe(400);
    expect((await detail(other.entryId)).captionsUrl).toBe('');
  });

  test('label-info/all has the labels of videos', async () => {
    expect((await call(listLabels)).body.data).toContainEqual({ kind: 'video', labelName: '换肤', count: 1 });
  });

  test('relevant/query answers what has something in common, the most first, and never the video itself', async () => {
    const more = { captions: '', chapters: [], labels: ['相关测试'] };
    const [first, label, ability] = await Promise.all([
      publish('related-first', payloadOf(film, { ...more, title: '甲乙丙', summary: '', abilityNos: [7] })),
      publish('related-label', payloadOf(film, { ...more, title: '丁戊己', summary: '' })),
      publish('related-ability', payloadOf(film, { ...more, title: '庚辛壬', summary: '', abilityNos: [7] })),
      publish('related-none', payloadOf(film, { ...more, title: '天地玄', summary: '', labels: ['别的'] })),
      publish('related-text', payloadOf(film, { ...more, title: '说甲乙丙', summary: '', labels: [] })),
    ]);
    const related = async (key: string) =>
      (await call(calls.queryRelatedVideos, { uuid: key })).body.data.map(({ slug }) => slug);
    const found = await related(first.entryId);
    expect(found).toEqual(['related-ability', 'related-label', 'related-text']);
    expect(await related('related-first')).toEqual(found);
    expect(await related(label.entryId)).toEqual(['related-ability', 'related-first']);
    expect((await related(ability.entryId))[0]).toBe('related-first');
    expect((await call(calls.queryRelatedVideos, { uuid: 'none' })).status).toBe(404);
  });

  test('views and plays are counted once a key, and by no GET', async () => {
    const counts = async () => {
      const { viewCount, playCount } = (await call(calls.getVideoStatistics, { uuid })).body.data;
      expect(await detail()).toMatchObject({ viewCount, playCount });
      return [viewCount, playCount];
    };
    const before = await counts();
    const key = newKey();
    for (let at = 0; at < 2; at += 1) expect((await call(calls.countVideoPlay, { uuid }, key)).body.code).toBe('200');
    expect((await call(calls.countVideoView, { uuid }, key)).body.code).toBe('10003');
    expect(await counts()).toEqual([before[0], (before[1] ?? 0) + 1]);
    await rollUp();
    expect(await counts()).toEqual([before[0], (before[1] ?? 0) + 1]);
    for (const counted of [calls.countVideoView, calls.countVideoPlay]) {
      expect((await call(counted, { uuid: randomUUID() }, newKey())).status).toBe(404);
      expect((await call(counted, { uuid: 'x' }, newKey())).status).toBe(400);
    }
  });
});

test('[CALL-07] front/query names the videos that go with a document, by name or by ability', async () => {
  const { association } = (await call(queryDocumentTree)).body.data;
  expect(association.find((one) => one.uuid === document.uuid)?.videoUuids).toContain(uuid);
  const withAbility = association.filter(({ abilityNos }) => abilityNos.includes(40));
  for (const one of withAbility) expect(one.videoUuids).toContain(uuid);
});

describe('[VID-01] the search of the site', () => {
  const found = async (keyword: string) => {
    const { groups } = (await call(searchSite, { keyword })).body.data;
    return groups.find(({ kind }) => kind === 'video')?.list ?? [];
  };

  test('finds a sentence and leads to where it is said', async () => {
    for (const { from, text } of cues.slice(1)) {
      const [first] = await found(text);
      const { pathname, searchParams } = new URL(first?.path ?? '', 'http://x');
      expect(pathname).toBe('/resource-center/video-center/test-skins');
      expect(Math.abs(Number(searchParams.get('t')) - from), text).toBeLessThan(1);
    }
  });

  test('finds nothing of a video that was taken down', async () => {
    const { entryId } = await publish('test-hidden', payloadOf(film, { title: '旃檀香' }));
    expect((await found('旃檀香')).map(({ path }) => path)).toEqual([videoPath('test-hidden')]);
    expect(await unpublish(entryId)).toBe('200');
    expect(await found('旃檀香')).toEqual([]);
    expect((await call(calls.getVideo, { uuid: entryId })).status).toBe(404);
  });
});

describe('[VID-01] publishing is refused', () => {
  const errorAnswerOf = async (more: object, file = film) => {
    const { code, field } = await publish(`test-${randomUUID()}`, payloadOf(file, more));
    return [code, field];
  };

  test('for a film that is cut off, no MP4, not H.264, not there or not what was announced', async () => {
    const wrong = {
      'cut off.mp4': filmOf({ mediaBytes: 5000 }).subarray(0, 3000),
      'text.mp4': Buffer.from('This is no film at all.'),
      'h265.mp4': filmOf({ codec: 'hvc1' }),
    };
    for (const [name, content] of Object.entries(wrong))
      expect(await errorAnswerOf({}, await large.upload(name, content)), name).toEqual(['PTL0042', 'film']);
    const { fileId } = (await large.begin('halb.mp4', filmOf({ seconds: 9 }))).data;
    for (const missing of [fileId, 'A'.repeat(22), 'build/none.mp4'])
      expect(await errorAnswerOf({}, missing), missing).toEqual(['10003', 'film']);
    const other = filmOf({ seconds: 7 });
    const lying = (await large.begin('lying.mp4', other, { sha256: '0'.repeat(64) })).data;
    await large.send(lying.fileId, 0, other);
    expect(await large.finish(lying.fileId)).toMatchObject({ code: 'PTL0007', data: { field: 'sha256' } });
    expect(await errorAnswerOf({}, lying.fileId)).toEqual(['10003', 'film']);
  });

  test('and the check beforehand names each reason and its place', async () => {
    const { entryId } = await publish('test-checked', payloadOf(film));
    const check = async (payload: object) =>
      (await call(checkPayload, { entryId, payload: payload as never }, { token })).body.data.problems;
    expect(await check(payloadOf(film))).toEqual([]);
    const late = { captions: 'WEBVTT\n\n00:01.000 --> 09:00.000\n太长', chapters: [{ at: 900, title: '太晚' }] };
    expect(await check(payloadOf(film, late))).toEqual([
      { path: 'chapters.0.at', problem: 'afterEnd', limit: 65 },
      { path: 'captions', problem: 'afterEnd', limit: 65 },
    ]);
    const cut = await large.upload('cut.mp4', filmOf({ mediaBytes: 5000 }).subarray(0, 3000));
    expect(await check(payloadOf(cut))).toMatchObject([{ path: 'film', problem: 'own' }]);
    expect(await check(payloadOf('A'.repeat(22)))).toEqual([{ path: 'film', problem: 'missing' }]);
    expect(await check({ ...payloadOf(film), title: '' })).toMatchObject([{ path: 'title' }]);
    const { token: reader } = await signUp({ userName: 'checker' });
    expect((await call(checkPayload, { entryId, payload: {} }, { token: reader })).status).toBe(403);
  });

  test('for captions that are none, and for what begins after the film', async () => {
    expect(await errorAnswerOf({ captions: '1\n00:00:01,000 --> 00:00:02,000\n一' })).toEqual(['10003', 'captions']);
    expect(await errorAnswerOf({ captions: 'WEBVTT\n\n01:06.000 --> 01:08.000\n太晚' })).toEqual(['10003', 'captions']);
    expect(await errorAnswerOf({ captions: 'WEBVTT\n\n00:01.000 --> 01:08.000\n太长' })).toEqual(['10003', 'captions']);
    const chapters = (...times: number[]) => ({ chapters: times.map((at) => ({ at, title: `第 ${at} 秒` })) });
    expect(await errorAnswerOf(chapters(0, 66))).toEqual(['10003', 'chapters.1.at']);
    expect(await errorAnswerOf(chapters(5, 5))).toEqual(['10003', 'chapters.1.at']);
    expect(await errorAnswerOf(chapters(5, 65))).toEqual(['200', undefined]);
  });

  test('and an upload says at once what is wrong with a film', async () => {
    const announced = filmOf({ codec: 'hev1' });
    const { fileId } = (await large.begin('hevc.mp4', announced)).data;
    await large.send(fileId, 0, announced);
    expect((await large.finish(fileId)).data.film).toEqual({ fault: 'codec' });
    // One that arrived before films were looked at is looked at when it is chosen again.
    await database.query(forgetFilms);
    expect((await large.begin('换肤.mp4', bytes)).data.film).toEqual({ seconds: 65.5, width: 1280, height: 720 });
  });
});

test('[VID-01] a video with another address is found at the former one, too', async () => {
  const { entryId } = await publish('test-before', payloadOf(film));
  const { revision } = (await call(getEntry, { entryId }, { token })).body.data;
  expect((await call(changeAddress, { entryId, revision, slug: 'test-after' }, { token })).body.code).toBe('200');
  for (const key of ['test-before', 'test-after', entryId]) expect((await detail(key)).slug, key).toBe('test-after');
});

test('[CALL-07] a total beyond 10 000 is bounded, says so, and the pages go on', async () => {
  const text = `with many as (
      insert into videos_video (video_id, slug, title, summary, cover, labels, ability_nos, document_ids, film_id,
        seconds, width, height, captions, cues, chapters, updated_at, words)
      select gen_random_uuid(), 'many-' || n, title, '', '', array['成批'], '{}', '{}', film_id, seconds, width, height,
        '', '[]', '[]', updated_at, ''
      from videos_video, generate_series(1, 10021) n where video_id = $1
      returning video_id, film_id)
    insert into videos_film (video_id, film_id, bytes, sha256, file_id)
    select m.video_id, f.film_id, f.bytes, f.sha256, f.file_id
    from many m join videos_film f on f.video_id = $1 and f.film_id = m.film_id`;
  await database.query({ name: '', text }, [uuid]);
  const found = async (request: object) => (await call(calls.queryVideos, { pageSize: 100, ...request })).body.data;
  expect(await found({ label: '成批' })).toMatchObject({ total: 10_000, more: true });
  expect((await found({ label: '成批', pageNo: 101 })).list).toHaveLength(21);
  expect(await found({ label: '没有' })).toMatchObject({ total: 0, more: false });
});
