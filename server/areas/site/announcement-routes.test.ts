import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  actOnAnnouncement,
  addAnnouncement,
  getAnnouncementText,
  previewAnnouncement,
  queryAnnouncements,
  updateAnnouncement,
} from '#contract/site/announcement-calls.ts';
import {
  type AnnouncementAction,
  actionsByState,
  announcementActions,
  announcementStates,
} from '#contract/site/announcements.ts';
import { getAnnouncement } from '#contract/site/calls.ts';
import { importContent } from '#server/kit/content/import-content.ts';
import { silentLog } from '#server/kit/database/testing.ts';
import { areaContents } from '#server/app/start.ts';
import { testApp } from '#server/app/testing.ts';

const { call, database, signUp } = await testApp({ PAGE_CACHE: 'off' });
const query = <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
  database.query<Row>({ name: '', text }, values);

const one = await signUp({ userRoles: [5], userName: 'operator-one' });
const two = await signUp({ userRoles: [6], userName: 'operator-two' });
const DEFAULT = 'platform-operating-system-upgrade';
const written = { title: '春节值守安排', content: '春节期间照常服务。', startTime: null, endTime: null };
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const intents = (() => {
  let at = 0;
  return () => `intent-${(at += 1)}`;
})();
const add = (more: object = {}, key = intents()) =>
  call(addAnnouncement, { ...written, publish: true, ...more }, { token: one.token, 'idempotency-key': key });
const added = async (more: object = {}) => (await add(more)).body.data.announcementId;
const textOf = async (announcementId: string) =>
  (await call(getAnnouncementText, { announcementId }, { token: one.token })).body.data;
const act = async (announcementId: string, what: AnnouncementAction, { token = one.token, version = 0 } = {}) =>
  call(
    actOnAnnouncement,
    { announcementId, act: what, version: version || (await textOf(announcementId)).version },
    { token },
  );
const update = (announcementId: string, more: object, token = one.token, key = intents()) =>
  call(updateAnnouncement, { announcementId, ...written, ...more }, { token, 'idempotency-key': key });
const list = async (request: object = {}) => (await call(queryAnnouncements, request, { token: one.token })).body.data;
const current = async () => (await call(getAnnouncement)).body.data;
const actsOn = (announcementId: string) =>
  query('select act, actor_name, object_name from console_audit_log where object_id = $1 order by entry_id', [
    announcementId,
  ]);

beforeEach(async () => {
  await query('delete from site_announcement where announcement_id <> $1', [DEFAULT]);
});

describe("[OPS-01] [ANN-01] an operator's announcement", () => {
  test('shows once it is published, and ends when it is ended', async () => {
    const announcementId = await added({ publish: false });
    expect((await current())?.announcementId).toBe(DEFAULT);
    expect(await textOf(announcementId)).toEqual({
      ...written,
      announcementId,
      state: 'draft',
      current: false,
      pinned: false,
      version: 1,
      updateTime: expect.any(String),
      updatedBy: 'operator-one',
    });
    expect((await act(announcementId, 'publish')).body.data).toEqual({ version: 2 });
    expect(await current()).toEqual({
      announcementId,
      title: '春节值守安排',
      content: '<p>春节期间照常服务。</p>\n',
    });
    expect(await textOf(announcementId)).toMatchObject({
      state: 'holding',
      current: true,
      startTime: expect.any(String),
    });
    await act(announcementId, 'end', { token: two.token });
    expect((await current())?.announcementId).toBe(DEFAULT);
    expect(await textOf(announcementId)).toMatchObject({ state: 'over', updatedBy: 'operator-two' });
    await act(announcementId, 'remove');
    expect((await call(getAnnouncementText, { announcementId }, { token: one.token })).status).toBe(404);
    expect((await list()).list.map((listed) => listed.announcementId)).toEqual([DEFAULT]);
    expect(await actsOn(announcementId)).toEqual(
      [
        ['create', 'operator-one'],
        ['publish', 'operator-one'],
        ['end', 'operator-two'],
        ['remove', 'operator-one'],
      ].map(([how, actor]) => ({ act: `announcement.${how}`, actor_name: actor, object_name: '春节值守安排' })),
    );
  });

  test('may be published for later, and be pinned before those that begun after it', async () => {
    const later = await added({ title: '明天开始', startTime: inHours(24), endTime: inHours(48) });
    const first = await added({ title: '先开始的', startTime: inHours(-2) });
    const second = await added({ title: '后开始的', startTime: inHours(-1) });
    expect((await current())?.title).toBe('后开始的');
    await act(first, 'pin');
    expect((await current())?.title).toBe('先开始的');
    const { total, list: listed } = await list();
    expect(total).toBe(4);
    expect(
      listed.map((announcement) => [announcement.announcementId, announcement.state, announcement.current]),
    ).toEqual([
      [first, 'holding', true],
      [later, 'coming', false],
      [second, 'holding', false],
      [DEFAULT, 'holding', false],
    ]);
    await act(first, 'unpin');
    expect((await current())?.title).toBe('后开始的');
    expect((await list({ state: 'coming' })).list).toMatchObject([{ title: '明天开始' }]);
    expect(await list({ state: 'over' })).toEqual({ total: 0, list: [] });
    expect(await list({ pageNo: 2, pageSize: 3 })).toMatchObject({ total: 4, list: [{ announcementId: DEFAULT }] });
    expect(await list({ state: null, pageNo: 3, pageSize: 3 })).toEqual({ total: 4, list: [] });
    expect(await list({ state: 'coming', pageNo: 2 })).toEqual({ total: 1, list: [] });
    for (const wrong of [{ state: 'gone' }, { state: 2 }, { pageNo: 0 }, { pageSize: 101 }])
      expect(await call(queryAnnouncements, wrong, { token: one.token })).toMatchObject({
        status: 400,
        body: { data: { field: Object.keys(wrong)[0] } },
      });
  });

  test('that is edited stays read for those who have read it, unless it is to be shown again', async () => {
    const announcementId = await added();
    expect((await update(announcementId, { version: 1, content: '改过的**正文**。' })).body.data).toEqual({
      version: 2,
    });
    expect(await current()).toMatchObject({ announcementId, content: '<p>改过的<strong>正文</strong>。</p>\n' });
    await update(announcementId, { version: 2, again: true });
    expect((await current())?.announcementId).toBe(`${announcementId}.1`);
    await update(announcementId, { version: 3 });
    expect((await current())?.announcementId).toBe(`${announcementId}.1`);
    expect((await actsOn(announcementId)).map(({ act: what }) => what)).toEqual([
      'announcement.create',
      'announcement.publish',
      'announcement.edit',
      'announcement.edit',
      'announcement.edit',
    ]);
  });

  test('that two change at once is changed by the first; the other gets an error', async () => {
    const announcementId = await added();
    const answers = await Promise.all([
      update(announcementId, { version: 1, title: '甲' }),
      update(announcementId, { version: 1, title: '乙' }, two.token),
      act(announcementId, 'end', { version: 1 }),
    ]);
    expect(answers.map(({ body }) => body.code).sort()).toEqual(['200', 'PTL0001', 'PTL0001']);
    expect((await textOf(announcementId)).version).toBe(2);
    expect(await actsOn(announcementId)).toHaveLength(3);
  });

  test('is saved and published in one call, once for all repetitions', async () => {
    const announcementId = await added({ publish: false });
    const publish = (key: string, more: object = {}) =>
      update(announcementId, { version: 1, title: '写好了', publish: true, ...more }, one.token, key);
    // An announcement that cannot be published is not saved either.
    expect((await publish('too-late', { endTime: inHours(-1) })).body.data).toEqual({ field: 'endTime' });
    expect(await textOf(announcementId)).toMatchObject({ state: 'draft', title: '春节值守安排', version: 1 });
    const answers = await Promise.all([1, 2, 3].map(() => publish('one-intent')));
    expect(answers.map(({ body }) => body.data)).toEqual([{ version: 3 }, { version: 3 }, { version: 3 }]);
    expect(await textOf(announcementId)).toMatchObject({ state: 'holding', title: '写好了', version: 3 });
    expect((await actsOn(announcementId)).map(({ act: what }) => what)).toEqual([
      'announcement.create',
      'announcement.edit',
      'announcement.publish',
    ]);
    expect((await publish('again', { version: 3 })).body.code).toBe('PTL0002');
  });

  test('is made once by a double click', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => add({}, 'one-click')));
    expect(new Set(answers.map(({ body }) => body.data.announcementId)).size).toBe(1);
    expect((await list()).total).toBe(2);
  });

  test.each(announcementStates.flatMap((state) => announcementActions.map((what) => [state, what] as const)))(
    'of the state %s accepts or refuses the action %s, by the table',
    async (state, what) => {
      const times = {
        draft: { publish: false },
        coming: { startTime: inHours(1) },
        holding: {},
        over: {},
      }[state];
      const announcementId = await added(times);
      if (state === 'over') await act(announcementId, 'end');
      const { body } = await act(announcementId, what);
      expect(body.code).toBe(actionsByState[state].includes(what) ? '200' : 'PTL0002');
    },
  );

  test.each([
    [{ title: '' }, 400, 'title'],
    [{ title: '长'.repeat(31) }, 400, 'title'],
    [{ title: '反\u202e向' }, 400, 'title'],
    [{ content: ' \n' }, 400, 'content'],
    [{ content: '长'.repeat(5001) }, 400, 'content'],
    [{ content: '<script>alert(1)</script>' }, 400, 'content'],
    [{ content: '[点我](javascript:alert(1))' }, 400, 'content'],
    [{ content: '![](https://example.com/a.png)' }, 400, 'content'],
    [{ content: 'a\0b' }, 400, 'content'],
    [{ startTime: 'now' }, 400, 'startTime'],
    [{ endTime: inHours(-1) }, 200, 'endTime'],
    [{ startTime: inHours(2), endTime: inHours(1) }, 200, 'endTime'],
  ])('does not take %j', async (wrong, status, field) => {
    expect(await add(wrong)).toMatchObject({ status, body: { code: '10003', data: { field } } });
    const announcementId = await added();
    expect(await update(announcementId, { version: 1, ...wrong })).toMatchObject({
      status,
      body: { code: '10003', data: { field } },
    });
    expect((await textOf(announcementId)).version).toBe(1);
  });

  test('that is not there or deleted is not found', async () => {
    const announcementId = await added({ publish: false });
    await act(announcementId, 'remove');
    for (const id of [announcementId, 'nothing']) {
      expect((await update(id, { version: 2 })).status).toBe(404);
      expect((await act(id, 'publish', { version: 2 })).status).toBe(404);
    }
  });
});

test('[OPS-01] a preview is what the dialog will show, and reports what it will not', async () => {
  const preview = async (content: string) =>
    (await call(previewAnnouncement, { content }, { token: one.token })).body.data;
  expect(await preview('**粗**')).toEqual({ html: '<p><strong>粗</strong></p>\n', problem: null });
  expect(await preview('')).toEqual({ html: '', problem: null });
  expect(await preview('<b>粗</b>')).toEqual({ html: '<p>&lt;b&gt;粗&lt;/b&gt;</p>\n', problem: 'markup' });
  expect((await preview('[a](javascript:1)')).problem).toBe('link');
  expect((await preview('![a](//example.com/a.png)')).problem).toBe('picture');
});

describe('the content import', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-announcements-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'site/announcements.json');
  const importing = async (change: (announcements: { title: string; announcementId: string }[]) => object[]) => {
    cpSync(join(import.meta.dirname, '../../../content'), folder, { recursive: true });
    writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
    await importContent(database, folder, areaContents, silentLog);
  };
  const titled = (title: string) => importing((all) => all.map((announcement) => ({ ...announcement, title })));

  test('updates its own announcements, removes dropped ones, and leaves alone those of operators', async () => {
    const own = await added();
    await titled('改正的标题');
    expect((await textOf(DEFAULT)).title).toBe('改正的标题');
    expect((await textOf(own)).title).toBe('春节值守安排');
    await importing(() => []);
    expect((await list()).list.map((listed) => listed.announcementId)).toEqual([own]);
    await titled('又有了');
    expect((await textOf(DEFAULT)).version).toBe(1);
  });

  test('leaves alone those that an operator has changed, ended or deleted', async () => {
    await titled('带来的标题');
    await update(DEFAULT, { version: 1, title: '运营改的标题' });
    await titled('后来的标题');
    expect(await textOf(DEFAULT)).toMatchObject({ title: '运营改的标题', updatedBy: 'operator-one' });
    await act(DEFAULT, 'end');
    await importing(() => []);
    expect((await textOf(DEFAULT)).state).toBe('over');
    await act(DEFAULT, 'remove');
    await titled('不该再出现');
    expect((await list()).total).toBe(0);
    expect(await current()).toBeNull();
  });
});
