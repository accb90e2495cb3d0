import { expect, test, vi } from 'vitest';
import { exportData } from '#contract/account/own-account-calls.ts';
import { getDraft, removeDraft, saveDraft } from '#contract/drafts/calls.ts';
import {
  DRAFT_CONTENT_MAXIMUM,
  DRAFT_DAYS,
  DRAFT_DEPTH_MAXIMUM,
  DRAFTS_MAXIMUM,
  DRAFTS_MAXIMUM_BYTES,
  REMOVED_DRAFT_HOURS,
} from '#contract/drafts/limits.ts';
import { CHANGED_BY_OTHERS, NO_MORE } from '#contract/kit/errors/portal.ts';
import { createOrder } from '#contract/work-orders/calls.ts';
import { testApp } from '#server/app/testing.ts';
import { createDeeds, someOrder } from '#server/areas/work-orders/testing.ts';
import { createFileStore } from '#server/areas/files/store.ts';
import { removeOld } from '#server/kit/database/removal.ts';
import { oldDrafts } from './store.ts';

const { call, database, openSession, signUp, signUpSub, upload, ...rest } = await testApp();
const { key } = createDeeds({ call, signUp, ...rest });
const query = <Row>(text: string, values: unknown[] = []) => database.query<Row>({ name: '', text }, values);
const log = { warn: vi.fn() };

const user = async () => {
  const account = await signUp({ accountRole: 2, authStatus: 1 });
  return { ...account, userId: String(account.accountId) };
};
const ORDER = { kind: 'workOrders.create', subject: '' } as const;
const draftOf = (userId: string, more: object = {}) => ({ userId, ...ORDER, ...more });
/** As deep as this many arrays within an object. */
const nested = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
const content = (text: string) => JSON.stringify({ text });

test('[MEND-06] a draft is found again in another session, and ends when it is removed', async () => {
  const { token, userId, ...account } = await user();
  const { data: none } = (await call(getDraft, draftOf(userId), { token })).body;
  expect(none).toEqual({ content: null, version: 0, savedAt: null });
  const typed = content('半截\u0000 \ud800');
  const saved = (await call(saveDraft, { ...draftOf(userId), content: typed, version: 0 }, { token })).body.data;
  expect(saved.version).toBe(1);

  const elsewhere = await openSession(account);
  const found = (await call(getDraft, draftOf(userId), { token: elsewhere })).body.data;
  expect(found).toEqual({ content: typed, version: 1, savedAt: saved.savedAt });
  expect(Date.now() - Date.parse(saved.savedAt)).toBeLessThan(60_000);

  expect((await call(removeDraft, { ...draftOf(userId), version: 1 }, { token })).body.data).toEqual({ version: 2 });
  expect((await call(removeDraft, { ...draftOf(userId), version: 1 }, { token })).body.data).toEqual({ version: 2 });
  const gone = (await call(getDraft, draftOf(userId), { token: elsewhere })).body.data;
  expect(gone).toEqual({ content: null, version: 2, savedAt: null });
});

test('[MEND-06] of two pages with the same version the later one learns of the other, and a late save restores nothing', async () => {
  const { token, userId } = await user();
  const save = (text: string, version: number) =>
    call(saveDraft, { ...draftOf(userId), content: content(text), version }, { token });
  const remove = (version: number) => call(removeDraft, { ...draftOf(userId), version }, { token });
  await save('一', 0);
  const answers = await Promise.all([save('二', 1), save('三', 1)]);
  expect(answers.map(({ body }) => body.code).sort()).toEqual(['200', CHANGED_BY_OTHERS]);
  expect((await remove(1)).body.code).toBe(CHANGED_BY_OTHERS);
  expect((await remove(2)).body.code).toBe('200');
  expect((await save('迟到', 2)).body.code).toBe(CHANGED_BY_OTHERS);
  expect((await call(getDraft, draftOf(userId), { token })).body.data.content).toBeNull();
});

test('a draft belongs to the main account or sub-account that typed it', async () => {
  const main = await user();
  const sub = await signUpSub({ of: main });
  await call(saveDraft, { ...draftOf(main.userId), content: content('主'), version: 0 }, { token: main.token });
  const subId = String(sub.subAccountId);
  expect((await call(getDraft, draftOf(subId), { token: sub.token })).body.data.content).toBeNull();
  // A page of the one that is open while the other has logged in.
  for (const { status } of [
    await call(getDraft, draftOf(main.userId), { token: sub.token }),
    await call(saveDraft, { ...draftOf(main.userId), content: content('串'), version: 1 }, { token: sub.token }),
    await call(removeDraft, { ...draftOf(main.userId), version: 1 }, { token: sub.token }),
  ])
    expect(status).toBe(403);
  expect((await call(getDraft, draftOf(main.userId), { token: main.token })).body.data.content).toBe(content('主'));
  expect((await call(getDraft, draftOf(main.userId))).status).toBe(401);
});

test('a draft has a known kind, a subject and a content of bounded length, and is a JSON object', async () => {
  const { token, userId } = await user();
  const statusOf = async (more: object) =>
    (await call(saveDraft, { ...draftOf(userId), content: content('字'), version: 0, ...more } as never, { token }))
      .status;
  for (const wrong of [
    { kind: 'workOrders.other' },
    { subject: 'x'.repeat(65) },
    { content: '[]' },
    { content: 'null' },
    { content: '{"text":' },
    { content: nested(DRAFT_DEPTH_MAXIMUM) },
    { content: nested(100_000) },
    { content: content('长'.repeat(DRAFT_CONTENT_MAXIMUM)) },
    { fileIds: ['../../etc/passwd'] },
    { version: -1 },
  ])
    expect(await statusOf(wrong), JSON.stringify(wrong).slice(0, 80)).toBe(400);
  expect(await statusOf({})).toBe(200);
  expect(await statusOf({ content: nested(DRAFT_DEPTH_MAXIMUM - 1), version: 1 })).toBe(200);
});

test('an owner has a bounded number of drafts and of bytes; a stored draft can still change', async () => {
  const { token, userId } = await user();
  const save = async (subject: string, text: string, version = 0) =>
    (await call(saveDraft, { ...draftOf(userId, { subject }), content: content(text), version }, { token })).body.code;
  const fill = (count: number, bytes: number) =>
    query(
      `insert into drafts_draft (owner_id, kind, subject, account_id, content, version)
       select $1, 'workOrders.reply', n::text, $1, repeat('x', $3), 1 from generate_series(1, $2) n`,
      [userId, count, bytes],
    );
  expect(await save('a', '一')).toBe('200');
  await fill(DRAFTS_MAXIMUM - 1, 10);
  expect(await save('b', '二')).toBe(NO_MORE);
  expect(await save('a', '一些', 1)).toBe('200');
  await query(`delete from drafts_draft where owner_id = $1 and kind = 'workOrders.reply'`, [userId]);
  await fill(2, DRAFTS_MAXIMUM_BYTES / 2 - 10);
  expect(await save('b', '二')).toBe(NO_MORE);
});

test('saves at the same time keep the bounds, too', async () => {
  const { token, userId } = await user();
  const large = content('x'.repeat(240_000));
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, at) =>
      call(saveDraft, { ...draftOf(userId, { subject: String(at) }), content: large, version: 0 }, { token }),
    ),
  );
  const fitting = Math.floor(DRAFTS_MAXIMUM_BYTES / large.length);
  expect(answers.filter(({ body }) => body.code === '200')).toHaveLength(fitting);
  expect(answers.filter(({ body }) => body.code === NO_MORE)).toHaveLength(24 - fitting);
});

test('pictures of a draft leave room for uploads, and a save while the form is sent blocks neither', async () => {
  const { token, userId } = await user();
  const fileIds = [
    await upload(token, 'workOrder'),
    await upload(token, 'workOrder'),
    await upload(token, 'workOrder'),
  ];
  const save = (version: number, order: readonly string[]) =>
    call(saveDraft, { ...draftOf(userId), content: content(String(version)), fileIds: order, version }, { token });
  await save(0, fileIds);
  expect(await createFileStore(database).usageOf(userId)).toMatchObject({ unattached: 0, total: 3 });
  const answers = await Promise.all([
    save(1, fileIds.toReversed()),
    call(createOrder, { ...someOrder, fileIds }, { token, ...key() }),
    save(1, fileIds),
  ]);
  for (const { body } of answers) expect(['200', CHANGED_BY_OTHERS]).toContain(body.code);
});

test('a draft keeps the pictures that it names, until it is removed or its order is created', async () => {
  const { token, userId } = await user();
  const [named, dropped] = [await upload(token, 'workOrder'), await upload(token, 'workOrder')];
  const save = (fileIds: string[], version: number) =>
    call(saveDraft, { ...draftOf(userId), content: content('图'), fileIds, version }, { token });
  const keptOf = async () =>
    (
      await query<{ file_id: string; kept: boolean }>(
        'select file_id, kept_until > now() as kept from files_file where owner_id = $1',
        [userId],
      )
    ).flatMap(({ file_id: id, kept }) => (kept ? [id] : []));
  await save([named, dropped], 0);
  expect(new Set(await keptOf())).toEqual(new Set([named, dropped]));
  await save([named], 1);
  expect(await keptOf()).toEqual([named]);

  const stranger = await user();
  await call(
    saveDraft,
    { ...draftOf(stranger.userId), content: content('图'), fileIds: [dropped], version: 0 },
    { token: stranger.token },
  );
  expect(await keptOf()).toEqual([named]);

  await call(createOrder, { ...someOrder, fileIds: [named] }, { token, ...key() });
  expect((await call(removeDraft, { ...draftOf(userId), version: 2 }, { token })).body.code).toBe('200');
  const rows = await query<{ attached: boolean }>(
    'select attached_to is not null as attached from files_file where file_id = $1',
    [named],
  );
  expect(rows).toEqual([{ attached: true }]);
});

test('old drafts go, those in use stay, and an account takes its drafts with it', async () => {
  const { token, accountId } = await user();
  const age = (subject: string, hours: number, text: string | null) =>
    query(
      `insert into drafts_draft (owner_id, kind, subject, account_id, content, version, saved_at)
       values ($1, 'workOrders.reply', $2, $1, $3, 1, now() - interval '1 hour' * $4)`,
      [accountId, subject, text, hours],
    );
  await age('in use', DRAFT_DAYS * 24 - 1, '{}');
  await age('old', DRAFT_DAYS * 24 + 1, '{}');
  await age('removed', REMOVED_DRAFT_HOURS - 1, null);
  await age('long removed', REMOVED_DRAFT_HOURS + 1, null);
  await removeOld(database, [oldDrafts], log);
  expect(log.warn).not.toHaveBeenCalled();
  const subjects = async () =>
    (await query<{ subject: string }>('select subject from drafts_draft where owner_id = $1', [accountId])).map(
      ({ subject }) => subject,
    );
  expect(new Set(await subjects())).toEqual(new Set(['in use', 'removed']));
  const { parts } = (await call(exportData, {}, { token })).body.data;
  expect(parts.drafts).toMatchObject([{ kind: 'workOrders.reply', subject: 'in use', content: {} }]);
  await query('delete from identity_account where account_id = $1', [accountId]);
  expect(await subjects()).toEqual([]);
});
