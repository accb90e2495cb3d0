import { describe, expect, test } from 'vitest';
import { getAbility, queryAbilities } from '#contract/catalogue/calls.ts';
import { abilityPath } from '#contract/catalogue/ability-path.ts';
import { getDesk } from '#contract/console/desk-calls.ts';
import * as calls from '#contract/content/calls.ts';
import { documentPath } from '#contract/documents/document-path.ts';
import type { AnyCall } from '#contract/kit/call.ts';
import { queryMenus, queryPositions } from '#contract/site/calls.ts';
import { testApp } from '#server/app/testing.ts';

const { call, database, signUp } = await testApp({ PAGE_CACHE: 'off' });
const editor = await signUp({ userRoles: [5], userName: 'content-editor' });
const publisher = await signUp({ userRoles: [6], userName: 'content-publisher' });
const customer = await signUp();

type Token = { token: string };
const by = ({ token }: Token) => ({ token });
const find = async (kind: string, keyword?: string) => {
  const { body } = await call(calls.queryEntries, { kind, ...(keyword && { keyword }) }, by(editor));
  const [entry] = body.data.list;
  if (!entry) throw new Error(`there is no ${kind} ${keyword}`);
  return entry;
};
const open = async (entryId: string, who: Token = editor) =>
  (await call(calls.getEntry, { entryId }, by(who))).body.data;
const seenOf = async (entryId: string) => ({ entryId, revision: (await open(entryId)).revision });
const codeOf = async (made: Promise<{ status: number; body: { code: string } }>) => {
  const { status, body } = await made;
  return status === 200 ? body.code : `${status}`;
};
const isDone = (made: Promise<{ status: number; body: { code: string } }>) => expect(codeOf(made)).resolves.toBe('200');

describe('what visitors see follows what is published', () => {
  test('the menu', async () => {
    const menus = async () => (await call(queryMenus, { menuLevels: [1, 2, 3, 4, 5] })).body.data;
    const before = await menus();
    const { entryId } = await find('menu');
    const { payload } = await open(entryId);
    const items = payload.items as Record<string, unknown>[];
    expect(items.map(({ menuId }) => menuId)).toEqual(before.map(({ menuId }) => menuId));
    const renamed = { items: items.map((item) => (item.menuId === 1 ? { ...item, menuName: '能力中心' } : item)) };
    await isDone(call(calls.saveDraft, { ...(await seenOf(entryId)), payload: renamed }, by(editor)));
    expect(await menus()).toEqual(before);
    await isDone(call(calls.publish, await seenOf(entryId), by(publisher)));
    expect(await menus()).toEqual(before.map((item) => (item.menuId === 1 ? { ...item, menuName: '能力中心' } : item)));
    // An older version, published again, shows what it showed, byte for byte.
    await isDone(call(calls.restoreVersion, { ...(await seenOf(entryId)), no: 1 }, by(editor)));
    await isDone(call(calls.publish, await seenOf(entryId), by(publisher)));
    expect(JSON.stringify(await menus())).toBe(JSON.stringify(before));
  });

  test('a menu that leads back to itself is refused with its field', async () => {
    const { entryId } = await find('menu');
    const { payload } = await open(entryId);
    const [first, ...others] = payload.items as Record<string, unknown>[];
    const loop = { items: [{ ...first, parentId: first?.menuId }, ...others] };
    const { body } = await call(calls.publish, { ...(await seenOf(entryId)), payload: loop }, by(publisher));
    expect(body).toMatchObject({ code: '10003', data: { field: 'items.0.parentId' } });
  });

  test('one of the home pages, and not the other', async () => {
    const positions = async (regional: boolean) => (await call(queryPositions, { regional })).body.data;
    const [home, hefei] = [await positions(false), await positions(true)];
    const { entryId } = await find('positions', 'home');
    const { payload } = await open(entryId);
    const blocks = (payload.blocks as Record<string, unknown>[]).map((block, at) =>
      at === 0 ? { ...block, title: '新的首屏标题' } : block,
    );
    await isDone(call(calls.publish, { ...(await seenOf(entryId)), payload: { blocks } }, by(publisher)));
    expect(await positions(false)).toEqual(
      home.map((block, at) => (at === 0 ? { ...block, title: '新的首屏标题' } : block)),
    );
    expect(await positions(true)).toEqual(hefei);
  });

  test('an ability, in its page and in the search', async () => {
    const { entryId, slug } = await find('ability', '口罩佩戴检测');
    const { payload } = await open(entryId);
    const before = (await call(getAbility, { abilityNo: slug })).body.data;
    const changed = { ...payload, abilityName: '口罩与面罩检测' };
    await isDone(call(calls.publish, { ...(await seenOf(entryId)), payload: changed }, by(publisher)));
    const { body } = await call(getAbility, { abilityNo: slug });
    expect(body.data).toEqual({ ...before, abilityName: '口罩与面罩检测' });
    const found = await call(queryAbilities, { keyword: '面罩', pageNo: 1, pageSize: 10 });
    expect(found.body.data.list.map(({ abilityNo }) => String(abilityNo))).toContain(slug);
  });

  test('the number and the scene of an ability stay', async () => {
    const { entryId } = await find('ability', '安全帽佩戴检测');
    const { payload } = await open(entryId);
    const { body } = await call(
      calls.saveDraft,
      { ...(await seenOf(entryId)), payload: { ...payload, abilityNo: 999 } },
      by(editor),
    );
    expect(body).toMatchObject({ code: '10003', data: { field: 'abilityNo' } });
    const way = (payload.way as Record<string, unknown>[]).map((one) =>
      one.typicalSceneType === undefined ? one : { ...one, typicalSceneType: 23_002 },
    );
    const nested = await call(
      calls.saveDraft,
      { ...(await seenOf(entryId)), payload: { ...payload, way } },
      by(editor),
    );
    expect(nested.body).toMatchObject({ code: '10003', data: { field: 'way.typicalSceneType' } });
  });
});

describe('[CONT-07] editors draft and publishers publish', () => {
  test('an editor may not publish, and asks for a review; the publisher returns it, then publishes', async () => {
    const { entryId } = await find('website');
    const { payload } = await open(entryId);
    const changed = { ...payload, name: '隅见开放平台' };
    await isDone(call(calls.saveDraft, { ...(await seenOf(entryId)), payload: changed }, by(editor)));
    expect((await open(entryId)).mayPublish).toBe(false);
    expect((await open(entryId, publisher)).mayPublish).toBe(true);
    expect(await codeOf(call(calls.publish, await seenOf(entryId), by(editor)))).toBe('403');
    await isDone(call(calls.askReview, { ...(await seenOf(entryId)), note: '改了名称' }, by(editor)));
    const waits = async (who: Token) => {
      const { places, items } = (await call(getDesk, {}, by(who))).body.data;
      const place = places.find((one) => one.place === 'contentReviews');
      return place && [place.count, ...items.filter((item) => item.path.includes(entryId)).map(({ notes }) => notes)];
    };
    expect(await waits(publisher)).toEqual([1, ['content-editor', '改了名称']]);
    expect(await waits(editor)).toEqual([0]);
    expect((await open(entryId)).review).toMatchObject({ state: 'open', askedBy: 'content-editor', note: '改了名称' });
    expect(await codeOf(call(calls.returnReview, { ...(await seenOf(entryId)), answer: '不' }, by(editor)))).toBe(
      '403',
    );
    await isDone(call(calls.returnReview, { ...(await seenOf(entryId)), answer: '请保留“AI”' }, by(publisher)));
    expect((await open(entryId)).review).toMatchObject({ state: 'returned', answer: '请保留“AI”' });
    expect(await waits(publisher)).toEqual([0]);
    // The answer waits for the editor, until the draft changes or is sent again.
    expect(await waits(editor)).toEqual([1, ['content-publisher', '请保留“AI”']]);
    await isDone(call(calls.askReview, { ...(await seenOf(entryId)), note: '再看一次' }, by(editor)));
    expect(await waits(editor)).toEqual([0]);
    await isDone(call(calls.publish, await seenOf(entryId), by(publisher)));
    expect((await open(entryId)).review).toMatchObject({ state: 'passed', answeredBy: 'content-publisher' });
  });

  test.each([
    ['a customer', customer, '403'],
    ['nobody', { token: '' }, '401'],
  ])('%s reads and changes nothing', async (_who, who, status) => {
    const { entryId, revision } = await find('menu');
    const requests: [AnyCall, object][] = [
      [calls.queryEntries, {}],
      [calls.getEntry, { entryId }],
      [calls.saveDraft, { entryId, revision, payload: {} }],
      [calls.purgeVersion, { entryId, revision, no: 1, reason: 'x' }],
    ];
    for (const [made, request] of requests) expect(await codeOf(call(made, request, by(who)))).toBe(status);
  });

  test('only a super manager purges', async () => {
    const { entryId, revision } = await find('menu');
    expect(await codeOf(call(calls.purgeVersion, { entryId, revision, no: 1, reason: 'x' }, by(editor)))).toBe('403');
  });
});

describe('what is typed', () => {
  test('is kept for its author, and each sees who else is there', async () => {
    const { entryId } = await find('links');
    const { no, payload, revision } = await open(entryId);
    const type = (who: Token, typed: object | null) =>
      call(calls.typeDraft, { entryId, revision, baseNo: no, payload: typed }, by(who));
    expect((await type(editor, { ...payload, wxTitle: '编辑的' })).body.data.typing).toEqual([]);
    expect((await type(publisher, { ...payload, wxTitle: '发布者的' })).body.data.typing).toMatchObject([
      { name: 'content-editor' },
    ]);
    expect((await open(entryId)).typed).toMatchObject({ baseNo: no, payload: { wxTitle: '编辑的' } });
    expect((await open(entryId, publisher)).typed).toMatchObject({ payload: { wxTitle: '发布者的' } });
    expect((await find('links')).typing).toEqual(['content-editor', 'content-publisher']);
    // Saving by one leaves what the other has typed.
    await isDone(
      call(calls.saveDraft, { ...(await seenOf(entryId)), payload: { ...payload, wxTitle: '编辑的' } }, by(editor)),
    );
    expect((await open(entryId)).typed).toBeNull();
    // It is still based on the revision that the other has not seen.
    const kept = await open(entryId, publisher);
    expect(kept.typed).toMatchObject({ revision, payload: { wxTitle: '发布者的' } });
    expect(kept.revision).toBeGreaterThan(revision);
    await type(publisher, null);
    expect((await open(entryId, publisher)).typed).toBeNull();
  });

  test('a purge drops it for everyone, and no open page brings it back', async () => {
    const { entryId } = await find('links');
    const { payload } = await open(entryId);
    const leaked = { ...payload, wxTitle: '不能保留的名字' };
    await isDone(call(calls.saveDraft, { ...(await seenOf(entryId)), payload: leaked }, by(editor)));
    const stale = await open(entryId);
    const typing = { entryId, revision: stale.revision, baseNo: stale.no, payload: { ...leaked, wxTitle: '名字与话' } };
    await isDone(call(calls.typeDraft, typing, by(editor)));
    expect((await open(entryId, publisher)).unsaved).toMatchObject([{ name: 'content-editor' }]);

    const purge = { ...(await seenOf(entryId)), no: stale.no, reason: '误写姓名' };
    expect((await call(calls.purgeVersion, purge, by(publisher))).body).toMatchObject({
      code: '200',
      data: { dropped: 1 },
    });
    const now = await open(entryId);
    expect([now.typed, now.purgedRevision]).toEqual([null, now.revision]);
    expect(JSON.stringify(now.payload)).not.toContain('名字');

    // The page of the editor is still open.
    expect(await codeOf(call(calls.typeDraft, typing, by(editor)))).toBe('PTL0018');
    const save = { entryId, revision: stale.revision, payload: typing.payload };
    expect(await codeOf(call(calls.saveDraft, save, by(editor)))).toBe('PTL0018');
    expect(await codeOf(call(calls.publish, save, by(publisher)))).toBe('PTL0018');
    expect(await open(entryId)).toEqual(now);
    // Other acts on an older revision come from a user who was late.
    const late = { entryId, revision: stale.revision };
    expect(await codeOf(call(calls.discardDraft, late, by(editor)))).toBe('PTL0001');

    await isDone(call(calls.typeDraft, { ...typing, revision: now.revision, payload }, by(editor)));
    await isDone(call(calls.typeDraft, { ...typing, payload: null }, by(editor)));
  });

  test('what is kept while a purge is under way is not kept', async () => {
    const { entryId } = await find('links');
    const { payload, revision } = await open(entryId);
    await isDone(call(calls.saveDraft, { entryId, revision, payload: { ...payload, wxTitle: '将清除' } }, by(editor)));
    const stale = await open(entryId);
    const typing = {
      entryId,
      revision: stale.revision,
      baseNo: stale.no,
      payload: { ...payload, wxTitle: '将清除的' },
    };
    const codes = await Promise.all([
      codeOf(call(calls.purgeVersion, { ...(await seenOf(entryId)), no: stale.no, reason: 'x' }, by(publisher))),
      ...Array.from({ length: 4 }, () => codeOf(call(calls.typeDraft, typing, by(editor)))),
    ]);
    expect(codes[0]).toBe('200');
    expect(codes.slice(1).every((code) => code === '200' || code === 'PTL0018')).toBe(true);
    expect((await open(entryId)).typed).toBeNull();
  });
});

test('[CONT-05] a newer default is taken as a draft, or declined', async () => {
  const { entryId } = await find('termsLinks');
  const { payload } = await open(entryId);
  const offer = (digest: string, name: string) =>
    database.query(
      {
        name: '',
        text: `insert into content_offer (entry_id, payload, digest) values ($1, $2, $3)
               on conflict (entry_id) do update set payload = excluded.payload, digest = excluded.digest, refused = false`,
      },
      [entryId, JSON.stringify({ items: [{ title: name, key: 'platform-service' }] }), digest.repeat(64)],
    );
  await offer('a', '新协议');
  expect((await find('termsLinks')).hasOffer).toBe(true);
  const answer = async (digest: string, take: boolean) =>
    call(calls.answerOffer, { ...(await seenOf(entryId)), digest: digest.repeat(64), take }, by(editor));
  expect(await codeOf(answer('b', true))).toBe('PTL0001');
  await isDone(answer('a', false));
  expect(await open(entryId)).toMatchObject({ hasOffer: false, offer: null, draftNo: null, payload });
  await offer('c', '新协议');
  await isDone(answer('c', true));
  expect(await open(entryId)).toMatchObject({
    hasOffer: false,
    payload: { items: [{ title: '新协议', key: 'platform-service' }] },
    publishedPayload: payload,
  });
});

test('every act of an operator is in the audit log, without texts', async () => {
  const { entryId } = await find('positions', 'hefei');
  const { payload } = await open(entryId);
  const blocks = (payload.blocks as Record<string, unknown>[]).map((block) => ({ ...block, des: '只在正文里的话' }));
  await isDone(call(calls.saveDraft, { ...(await seenOf(entryId)), payload: { blocks } }, by(editor)));
  await isDone(call(calls.discardDraft, await seenOf(entryId), by(editor)));
  const rows = await database.query<{ act: string; detail: string }>(
    {
      name: '',
      text: 'select act, detail::text as detail from console_audit_log where object_id = $1 order by entry_id',
    },
    [entryId],
  );
  expect(rows.map(({ act }) => act)).toEqual(['content.saveDraft', 'content.discardDraft']);
  expect(rows.map(({ detail }) => detail).join()).not.toContain('只在正文里的话');
});

describe('what a text refers to', () => {
  const gone = '00000000-0000-4000-8000-000000000000';

  test('names the entries and pictures that visitors do not see', async () => {
    const { entryId } = await find('menu');
    const pictures = [
      '/media/AAAAAAAAAAAAAAAAAAAAAA',
      '/media/AAAAAAAAAAAAAAAAAAAAAA/v/w-1.webp',
      '/static/site/logo.svg',
    ];
    const directives = ['limit none', 'code 20004', 'address'];
    const { body } = await call(calls.checkTargets, { entryIds: [entryId, gone], pictures, directives }, by(editor));
    expect(body.data).toEqual({
      entryIds: [gone],
      pictures: pictures.slice(0, 2),
      links: [],
      directives: ['limit none'],
    });
    const none = await call(calls.checkTargets, { entryIds: [], pictures: [] }, by(editor));
    expect(none.body.data).toEqual({ entryIds: [], pictures: [], links: [], directives: [] });
  });

  test('names the addresses of entries and pictures that visitors do not see', async () => {
    const { slug } = await find('ability');
    const document = await find('document');
    const dead = [
      abilityPath(999_999),
      `${documentPath('no-such-document')}?from=menu#part`,
      documentPath(gone),
      '/media/AAAAAAAAAAAAAAAAAAAAAA',
    ];
    const alive = [
      abilityPath(Number(slug)),
      `${documentPath(document.slug)}/#part`,
      documentPath(document.entryId),
      '/',
      '/login?return=/',
    ];
    const { body } = await call(
      calls.checkTargets,
      { entryIds: [], pictures: [], links: [...alive, ...dead] },
      by(editor),
    );
    expect(body.data.links.toSorted()).toEqual(dead.toSorted());
  });

  test('is for operators, and has its limits', async () => {
    const one = { entryIds: [gone], pictures: [] };
    expect(await codeOf(call(calls.checkTargets, one, by(customer)))).toBe('403');
    expect(await codeOf(call(calls.checkTargets, one))).toBe('401');
    expect(await codeOf(call(calls.checkTargets, { ...one, entryIds: ['1'] }, by(editor)))).toBe('400');
    const many = { entryIds: [], pictures: Array.from({ length: 501 }, () => '/a') };
    expect(await codeOf(call(calls.checkTargets, many, by(editor)))).toBe('400');
  });
});

describe('bad input', () => {
  test('an entry, a version or a kind that is not there is 404', async () => {
    const entryId = '00000000-0000-4000-8000-000000000000';
    const { entryId: menu } = await find('menu');
    expect(await codeOf(call(calls.getEntry, { entryId }, by(editor)))).toBe('404');
    expect(await codeOf(call(calls.publish, { entryId, revision: 1 }, by(publisher)))).toBe('404');
    expect(await codeOf(call(calls.getVersion, { entryId: menu, no: '999' }, by(editor)))).toBe('404');
    const made = call(
      calls.createEntry,
      { kind: 'nothing', slug: 'x', payload: {} },
      { ...by(editor), 'idempotency-key': 'no-such-kind' },
    );
    expect(await codeOf(made)).toBe('404');
  });

  test('what belongs to the site is neither added, taken away nor moved', async () => {
    const { entryId } = await find('menu');
    const seen = await seenOf(entryId);
    for (const made of [
      call(calls.unpublish, { ...seen, confirmed: true }, by(publisher)),
      call(calls.scheduleUnpublishing, { ...seen, at: new Date(Date.now() + 60_000).toISOString() }, by(publisher)),
      call(calls.changeAddress, { ...seen, slug: 'other' }, by(publisher)),
      call(calls.moveEntry, { ...seen, parentId: null, position: 0 }, by(publisher)),
      call(
        calls.createEntry,
        { kind: 'ability', slug: '900', payload: {} },
        { ...by(editor), 'idempotency-key': 'no-ability' },
      ),
    ])
      expect(await codeOf(made)).toBe('PTL0002');
  });
});

describe('drafts, reviews and addresses', () => {
  test('what was saved by itself is marked in the history, and equal content makes no further version', async () => {
    const { entryId } = await find('links');
    const { payload } = await open(entryId);
    const changed = { ...payload, wxTitle: '自动保存的公众号' };
    const save = async () =>
      isDone(call(calls.saveDraft, { ...(await seenOf(entryId)), payload: changed, automatic: true }, by(editor)));
    await save();
    await save();
    const { body } = await call(calls.queryVersions, { entryId }, by(editor));
    expect(body.data.list.slice(0, 2).map(({ reason }) => reason === 'auto')).toEqual([true, false]);
    expect((await open(entryId, publisher)).state).toBe('publishedDraft');
  });

  test('[CONT-07] a publisher gets and publishes the version that a review names, and a later draft stays', async () => {
    const { entryId } = await find('termsLinks');
    const { payload } = await open(entryId);
    const items = payload.items as { title: string }[];
    const named = (title: string) => ({ items: items.map((item, at) => (at === 0 ? { ...item, title } : item)) });
    const save = async (title: string) =>
      isDone(call(calls.saveDraft, { ...(await seenOf(entryId)), payload: named(title) }, by(editor)));
    await save('要审核的');
    await isDone(call(calls.askReview, { ...(await seenOf(entryId)), note: '' }, by(editor)));
    expect((await open(entryId, publisher)).reviewPayload).toBeNull();
    const no = (await open(entryId)).draftNo as number;
    await save('后来又改的');
    const seen = await open(entryId, publisher);
    expect(seen).toMatchObject({ draftNo: no + 1, review: { no, state: 'open' }, reviewPayload: named('要审核的') });
    await isDone(call(calls.publish, { ...(await seenOf(entryId)), no }, by(publisher)));
    expect(await open(entryId)).toMatchObject({ publishedNo: no, draftNo: no + 1, review: { state: 'passed' } });
  });

  let lastKey = 0;
  test('[CONT-03] a new entry without an address gets a free one from its title', async () => {
    const create = async (title: string) => {
      const payload = { title, nodeType: 0, creationType: 1, summary: '', content: '', abilityNos: [] };
      const key = { ...by(editor), 'idempotency-key': `free-slug-${++lastKey}` };
      const { body } = await call(calls.createEntry, { kind: 'document', payload }, key);
      return open(body.data.entryId);
    };
    expect((await create('接入摄像机')).slug).toBe('jie-ru-she-xiang-ji');
    const second = await create('接入摄像机');
    expect(second.slug).toBe('jie-ru-she-xiang-ji-2');
    // A draft without a title is still called what it was called.
    const empty = { ...second.payload, title: '' };
    await isDone(call(calls.saveDraft, { ...(await seenOf(second.entryId)), payload: empty }, by(editor)));
    expect((await open(second.entryId)).title).toBe('接入摄像机');
  });
});
