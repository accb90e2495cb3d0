import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { exportData } from '#contract/account/own-account-calls.ts';
import { queryAuditLog, getWaiting } from '#contract/console/calls.ts';
import { getDesk } from '#contract/console/desk-calls.ts';
import * as contentCalls from '#contract/content/calls.ts';
import type { AnyCall } from '#contract/kit/call.ts';
import { createFeedback, queryOwnFeedback } from '#contract/documents/feedback-calls.ts';
import { actOnFeedback, getFeedback, queryFeedback } from '#contract/documents/feedback-console-calls.ts';
import { OPEN_FEEDBACK_MAXIMUM } from '#contract/documents/feedback.ts';
import { getMessage, listMessages } from '#contract/messages/calls.ts';
import { testApp } from '#server/app/testing.ts';
import { removeOld } from '#server/kit/database/removal.ts';
import { oldFeedback } from './store.ts';

const { call, signUp, signUpSub, database } = await testApp();
const operator = await signUp({ userRoles: [6], userName: 'feedback-author' });
const reader = await signUp({ userName: 'feedback-reader' });
const unknown = '00000000-0000-4000-8000-000000000000';

const as = ({ token }: { token: string }) => ({ token, 'idempotency-key': randomUUID() });
const run = (text: string, values: unknown[] = []) => database.query({ name: '', text }, values);

const writeDocument = async (slug: string, title: string) => {
  const payload = { title, nodeType: 0, creationType: 1, summary: '', content: '正文', abilityNos: [] };
  const created = await call(
    contentCalls.createEntry,
    { kind: 'document', slug, parentId: null, payload },
    as(operator),
  );
  return created.body.data;
};
const publish = async (entryId: string) => {
  const { revision } = (await call(contentCalls.getEntry, { entryId }, as(operator))).body.data;
  const { body } = await call(contentCalls.publish, { entryId, revision }, as(operator));
  expect(body.code).toBe('200');
};
const { entryId: docId } = await writeDocument('feedback-document', '选择摄像机');
await publish(docId);

type Session = { token: string };
const send = async (request: object = {}, from: Session = reader) =>
  call(createFeedback, { feedBackContent: '没有说明最小的分辨率。', docId, source: 1, ...request }, as(from));
const sent = async (request: object = {}, from: Session = reader) => {
  const { body } = await send(request, from);
  expect(body.code).toBe('200');
  return body.data.feedbackId;
};
const onDesk = async (request: object = {}) => (await call(queryFeedback, request, as(operator))).body.data;
const own = async (from: Session = reader) => (await call(queryOwnFeedback, { docId }, as(from))).body.data.list;
const act = (feedbackId: string, request: object) =>
  call(actOnFeedback, { feedbackId, version: 1, ...request }, as(operator));

describe('[CALL-06] feedback on a document', () => {
  test('[VAL-01] is taken with the three fields of the specification, without the blanks around it', async () => {
    const feedbackId = await sent({ feedBackContent: '  第一行\r\n第二行  ' });
    expect(await own()).toEqual([
      {
        feedbackId,
        feedBackContent: '第一行\n第二行',
        kind: null,
        quotation: '',
        documentVersion: 1,
        state: 'open',
        answer: '',
        createdAt: expect.any(String),
        closedAt: null,
      },
    ]);
  });

  test('keeps kind, quotation and the version that the reader saw', async () => {
    const { entryId: changing } = await writeDocument('changing-document', '会修改的文档');
    await publish(changing);
    const entry = (await call(contentCalls.getEntry, { entryId: changing }, as(operator))).body.data;
    const payload = { ...entry.payload, content: '新的正文' };
    await call(contentCalls.publish, { entryId: changing, revision: entry.revision, payload }, as(operator));
    const quoted = { docId: changing, kind: 'outdated', quotation: '正文', version: 1 };
    const feedbackId = await sent(quoted);
    const { body } = await call(getFeedback, { feedbackId }, as(operator));
    expect(body.data).toMatchObject({
      docId: changing,
      documentTitle: '会修改的文档',
      documentVersion: 1,
      kind: 'outdated',
      quotation: '正文',
      readerName: 'feedback-reader',
    });
    const later = await send({ ...quoted, version: 3 });
    expect(later).toMatchObject({ status: 400, body: { code: '10003', data: { field: 'version' } } });
  });

  test('[VAL-01] refuses bad input with the name of the field', async () => {
    const before = (await onDesk()).total;
    const cases: [object, string][] = [
      [{ feedBackContent: '长'.repeat(201) }, 'feedBackContent'],
      [{ feedBackContent: '' }, 'feedBackContent'],
      [{ feedBackContent: ' \n\t　' }, 'feedBackContent'],
      [{ feedBackContent: undefined }, 'feedBackContent'],
      [{ feedBackContent: '有\u0000' }, 'feedBackContent'],
      [{ quotation: '引'.repeat(501) }, 'quotation'],
      [{ kind: 'bad' }, 'kind'],
      [{ source: 2 }, 'source'],
      [{ source: undefined }, 'source'],
      [{ docId: 'x' }, 'docId'],
      [{ version: 0 }, 'version'],
    ];
    for (const [request, field] of cases)
      expect(await send(request), JSON.stringify(request).slice(0, 60)).toMatchObject({
        status: 400,
        body: { data: { field } },
      });
    expect((await onDesk()).total).toBe(before);
    await sent({ feedBackContent: '长'.repeat(200), quotation: '引'.repeat(500) });
  });

  test('does not find a document that no visitor sees', async () => {
    const { entryId: draft } = await writeDocument('draft-document', '还没发布');
    for (const wanted of [unknown, draft])
      expect(await send({ docId: wanted })).toMatchObject({
        status: 404,
        body: { code: '404', data: { field: 'docId' } },
      });
  });

  test('counts once for one key, and is refused beyond the open ones of a reader', async () => {
    const busy = await signUp({ userName: 'feedback-busy' });
    const request = { feedBackContent: '只有一次', docId, source: 1 };
    const headers = as(busy);
    const [first, second] = [
      await call(createFeedback, request, headers),
      await call(createFeedback, request, headers),
    ];
    expect(second.body.data).toEqual(first.body.data);
    expect(await own(busy)).toHaveLength(1);
    await run(
      `insert into documents_feedback (owner_id, account_id, reader_name, document_id, document_title, document_version, quotation, content)
       select $1, $1, 'feedback-busy', $2, '选择摄像机', 1, '', '很多' from generate_series(2, ${OPEN_FEEDBACK_MAXIMUM})`,
      [busy.accountId, docId],
    );
    expect((await send({}, busy)).body.code).toBe('PTL0003');
    await run('delete from documents_feedback where owner_id = $1', [busy.accountId]);
  });

  test('needs a login; only operators read that of others', async () => {
    const request = { feedBackContent: '访客', docId, source: 1 };
    expect((await call(createFeedback, request, { 'idempotency-key': 'k' })).status).toBe(401);
    expect((await call(queryOwnFeedback, { docId })).status).toBe(401);
    const calls: [AnyCall, object][] = [
      [queryFeedback, {}],
      [getFeedback, { feedbackId: unknown }],
      [actOnFeedback, { feedbackId: unknown, version: 1, act: 'close' }],
    ];
    for (const [console, body] of calls) {
      expect(await call(console, body, as(reader))).toMatchObject({
        status: 403,
        body: { data: { permission: 'consoleFeedback' } },
      });
      expect((await call(console, body, { 'idempotency-key': 'k' })).status).toBe(401);
    }
  });
});

test('a sub-account sees and exports its own feedback, others do not', async () => {
  const sub = await signUpSub();
  await sent({ feedBackContent: '子账号的反馈' }, sub);
  expect((await own(sub)).map(({ feedBackContent }) => feedBackContent)).toEqual(['子账号的反馈']);
  const other = await signUp();
  expect(await own(other)).toEqual([]);
  const exportOf = async (from: Session) => (await call(exportData, {}, as(from))).body.data.parts.documentFeedback;
  expect(await exportOf(sub)).toMatchObject([{ documentTitle: '选择摄像机', content: '子账号的反馈', state: 'open' }]);
  expect(await exportOf(other)).toEqual([]);
});

describe('an operator', () => {
  test('finds feedback by state, kind, document and words, newest first', async () => {
    const { entryId: other } = await writeDocument('other-document', '安装摄像机');
    await publish(other);
    const older = await sent({ docId: other, kind: 'missing', feedBackContent: '缺少 100% 的说明' });
    const newer = await sent({ docId: other, quotation: '支架的高度' });
    const ids = async (request: object) =>
      (await onDesk({ docId: other, ...request })).list.map(({ feedbackId }) => feedbackId);
    expect(await ids({})).toEqual([newer, older]);
    expect(await ids({ kind: 'missing' })).toEqual([older]);
    expect(await ids({ keyword: '100%' })).toEqual([older]);
    expect(await ids({ keyword: '支架' })).toEqual([newer]);
    expect(await ids({ keyword: 'FEEDBACK-READER' })).toEqual([newer, older]);
    expect(await ids({ keyword: '_支架' })).toEqual([]);
    expect((await act(older, { act: 'close' })).body.code).toBe('200');
    expect(await ids({ state: 'open' })).toEqual([newer]);
    expect(await ids({ state: 'done' })).toEqual([older]);
    expect(await onDesk({ docId: other, pageSize: 1, pageNo: 2 })).toMatchObject({
      total: 2,
      list: [{ feedbackId: older }],
    });
  });

  test('answers: the reader gets a message and sees the answer, and the log has the act', async () => {
    const feedbackId = await sent({ feedBackContent: '请补充分辨率' });
    const { body } = await act(feedbackId, { act: 'answer', answer: ' 已补充。 ' });
    expect(body.data).toEqual({ feedbackId, version: 2, state: 'answered' });
    expect((await own()).find((one) => one.feedbackId === feedbackId)).toMatchObject({
      state: 'answered',
      answer: '已补充。',
    });
    const { messageParams } = (await call(listMessages, {}, as(reader))).body.data;
    const messagePushId = messageParams[0]?.messagePushId;
    expect((await call(getMessage, { messagePushId }, as(reader))).body.data).toMatchObject({
      title: '您对《选择摄像机》的反馈有了答复',
      content: '已补充。\n\n您的反馈：请补充分辨率',
      link: '/resource-center/document-detail/feedback-document#feedback',
    });
    const log = await call(queryAuditLog, { pageNo: 1, pageSize: 20, object: feedbackId }, as(operator));
    expect(log.body.data.list).toMatchObject([
      { act: 'documentFeedback.answer', actorName: 'feedback-author', objectName: '选择摄像机' },
    ]);
  });

  test('closes without an answer: no message, and no second action', async () => {
    const count = async () => (await call(listMessages, {}, as(reader))).body.data.total;
    const before = await count();
    const feedbackId = await sent();
    expect((await act(feedbackId, { act: 'close' })).body.data.state).toBe('done');
    expect(await count()).toBe(before);
    for (const request of [{ act: 'close' }, { act: 'close', version: 2 }, { act: 'answer', answer: '晚了' }])
      expect((await act(feedbackId, request)).body.code).toBe('PTL0001');
  });

  test('gets clear errors for bad acts', async () => {
    const feedbackId = await sent();
    const cases: [object, string][] = [
      [{ act: 'answer', answer: '' }, 'answer'],
      [{ act: 'answer', answer: ' \n ' }, 'answer'],
      [{ act: 'answer', answer: '长'.repeat(501) }, 'answer'],
      [{ act: 'close', answer: '多余' }, 'answer'],
      [{ act: 'remove' }, 'act'],
    ];
    for (const [request, field] of cases)
      expect(await act(feedbackId, request)).toMatchObject({ status: 400, body: { data: { field } } });
    expect((await act(unknown, { act: 'close' })).status).toBe(404);
    expect((await call(getFeedback, { feedbackId: unknown }, as(operator))).status).toBe(404);
  });

  test('sorts by time in both directions', async () => {
    const ids = async (order?: string) =>
      (await onDesk({ pageSize: 50, ...(order && { order }) })).list.map(({ feedbackId }) => feedbackId);
    const newest = await ids();
    expect(newest.length).toBeGreaterThan(1);
    expect(await ids('newest')).toEqual(newest);
    expect(await ids('oldest')).toEqual(newest.toReversed());
    expect((await call(queryFeedback, { order: 'title' }, as(operator))).status).toBe(400);
  });

  test('[OPS-02] sees what waits on the desk, the longest first', async () => {
    const open = await onDesk({ state: 'open', pageSize: 50 });
    const waiting = (await call(getWaiting, {}, as(operator))).body.data.waiting;
    expect(waiting).toContainEqual({ place: 'feedback', count: open.total });
    const { items } = (await call(getDesk, {}, as(operator))).body.data;
    const longest = open.list.at(-1);
    expect(items.find(({ place }) => place === 'feedback')).toMatchObject({
      path: `/console/feedback?id=${longest?.feedbackId}`,
      title: longest?.documentTitle,
    });
  });
});

test('closed feedback goes after a year, open feedback after two', async () => {
  const owner = await signUp({ userName: 'feedback-old' });
  const [kept, closed, stale] = [await sent({}, owner), await sent({}, owner), await sent({}, owner)];
  await act(closed, { act: 'close' });
  await run(`update documents_feedback set closed_at = now() - interval '366 days' where feedback_id = $1`, [closed]);
  await run(`update documents_feedback set created_at = now() - interval '731 days' where feedback_id = $1`, [stale]);
  await run(`update documents_feedback set created_at = now() - interval '729 days' where feedback_id = $1`, [kept]);
  await removeOld(database, [oldFeedback], console);
  expect((await own(owner)).map(({ feedbackId }) => feedbackId)).toEqual([kept]);
});

test('a total beyond 10 000 is bounded, says so, and the pages go on', async () => {
  const many = randomUUID();
  await run(
    `insert into documents_feedback (owner_id, account_id, reader_name, document_id, document_title, document_version,
       quotation, content)
     select owner_id, account_id, reader_name, $1, document_title, document_version, quotation, n::text
     from (select * from documents_feedback limit 1) one, generate_series(1, 10021) n`,
    [many],
  );
  expect(await onDesk({ docId: many })).toMatchObject({ total: 10_000, more: true });
  expect((await onDesk({ docId: many, pageNo: 502 })).list).toHaveLength(1);
  expect(await onDesk({ docId: many, keyword: '1002' })).toMatchObject({ total: 3, more: false });
});
