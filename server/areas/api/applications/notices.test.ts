import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { inferAbility } from '#contract/api/infer.ts';
import { keyOf, shownKey } from '#contract/api/key-format.ts';
import { createFeedback } from '#contract/documents/feedback-calls.ts';
import { buildApp } from '#server/app/app.ts';
import { checkAnswer, testApp } from '#server/app/testing.ts';
import { ABILITY, SAMPLE, stubEngines } from '#server/areas/trial/testing.ts';
import { createDeeds } from '#server/areas/work-orders/testing.ts';
import { shareOf } from './notified-share.ts';
import { createKeyDeeds } from './testing.ts';

const stub = stubEngines();
const parts = await testApp({}, stub);
const { app, config, connection, secret, database, call, signUp } = parts;
const { application, key, infer, messages } = createKeyDeeds(parts);
const orders = createDeeds(parts);

/** Runs the work with a second node, which has written what it saw once this ends. */
const onNode = async (work: (node: typeof app) => Promise<unknown>) => {
  const node = await buildApp({
    config,
    database,
    connection,
    secret,
    root: join(import.meta.dirname, '../../../..'),
    engines: stub.engines,
    onAnswer: checkAnswer,
    pages: 'none',
  });
  onTestFinished(() => node.close());
  await work(node);
  await node.close();
};

const developer = async (authStatus: 1 | 4 = 1) => {
  const account = await signUp({ authStatus });
  return { ...account, applicationId: await application(account.token) };
};
const titles = async (ownerId: number, about: RegExp) =>
  (await messages(ownerId)).map(({ title }) => title).filter((title) => about.test(title));

test.each([
  [0, 1, undefined],
  [79, 100, undefined],
  [80, 100, 80],
  [99, 100, 80],
  [100, 100, 100],
  [3, 4, undefined],
  [4, 5, 80],
  [1, 1, 100],
  [7, 5, 100],
])('of %i of %i, the share is %s', (used, limit, share) => {
  expect(shareOf(used, limit)).toBe(share);
});

describe('[API-01] an owner is notified once a day', () => {
  test('at 80 and at 100 % of the quota of an ability', async () => {
    const { token, accountId, applicationId } = await developer(4);
    const made = await key(token, applicationId);
    const quotas = () => titles(accountId, /次数/);
    await onNode(async (node) => {
      for (let at = 0; at < 7; at += 1) expect(await infer(made.key, { node })).toBe('200 200');
    });
    expect(await quotas()).toEqual([]);
    await onNode((node) => infer(made.key, { node }));
    expect(await quotas()).toEqual(['身份证识别的今日次数已用 80%']);
    await onNode(async (node) => {
      for (let at = 0; at < 2; at += 1) await infer(made.key, { node });
      expect(await infer(made.key, { node })).toBe('200 20004');
    });
    const both = ['身份证识别的今日次数已用完', '身份证识别的今日次数已用 80%'];
    expect(await quotas()).toEqual(both);
    await onNode((node) => infer(made.key, { node }));
    expect(await quotas()).toEqual(both);
    expect((await messages(accountId)).find(({ title }) => /用完/.test(title))).toMatchObject({
      content: expect.stringContaining('共 10 次，已用 10 次，北京时间 0 点恢复'),
      link: '/account/rights',
    });
  });

  test('at 80 and at 100 % of the day limit of a key, on any node', async () => {
    const { token, accountId, applicationId } = await developer();
    const made = await key(token, applicationId, { dayLimit: 5, name: '夜间' });
    const limits = () => titles(accountId, /应用密钥今日的次数/);
    for (const expected of [[], ['应用密钥今日的次数已用 80%']]) {
      await onNode(async (node) => {
        for (let at = 0; at < 2; at += 1) expect(await infer(made.key, { node })).toBe('200 200');
      });
      expect(await limits()).toEqual(expected);
    }
    await onNode(async (node) => {
      await infer(made.key, { node });
      expect(await infer(made.key, { node })).toBe('200 PTL0026');
    });
    await onNode((node) => infer(made.key, { node }));
    expect(await limits()).toEqual(['应用密钥今日的次数已用完', '应用密钥今日的次数已用 80%']);
    expect((await messages(accountId))[0]?.content).toContain('夜间（oak_live_');
  });

  test('a test key uses nothing up', async () => {
    const { token, accountId, applicationId } = await developer(4);
    const made = await key(token, applicationId, { kind: 'test', dayLimit: 1 });
    await onNode(async (node) => {
      for (let at = 0; at < 12; at += 1) expect(await infer(made.key, { node })).toBe('200 200');
    });
    expect(await titles(accountId, /次数/)).toEqual([]);
  });
});

describe('[API-01] a key that leaks', () => {
  const exposed = (ownerId: number) => titles(ownerId, /泄露/);

  test('into an address is refused, and its owner notified', async () => {
    const { token, accountId, applicationId } = await developer();
    const made = await key(token, applicationId);
    const unknown = keyOf('live', (count) => crypto.getRandomValues(new Uint8Array(count)));
    await onNode(async (node) => {
      for (const leaked of [made.key, unknown, made.key]) {
        const url = `${inferAbility.path.replace(':abilityNo', ABILITY)}?key=${leaked}`;
        const answer = await node.inject({ method: 'POST', url, payload: { sampleId: SAMPLE } });
        expect([answer.statusCode, answer.json().code]).toEqual([401, 'PTL0023']);
      }
    });
    expect(await exposed(accountId)).toEqual(['应用密钥可能已泄露']);
    expect((await messages(accountId))[0]?.content).toContain(made.shown);
  });

  test('into a work order and its replies is stored masked, and its owner notified', async () => {
    const { token, accountId, applicationId } = await developer();
    const made = await key(token, applicationId);
    const customer = await signUp();
    const orderId = await orders.create(customer.token, {
      title: `${made.key}`,
      description: `这个密钥 ${made.key} 报错，另一个 oak_live_x 也是`,
      device: made.key,
    });
    expect((await orders.act(customer.token, orderId, { act: 'reply', text: `密钥：${made.key}。` })).status).toBe(200);
    const operator = await orders.operator();
    await orders.actAtDesk(operator.token, orderId, { act: 'take', text: '' });
    await orders.actAtDesk(operator.token, orderId, { act: 'reply', text: `您的 ${made.key} 已失效` });
    const order = await orders.open(customer.token, orderId);
    expect(order).toMatchObject({
      title: made.shown,
      description: `这个密钥 ${made.shown} 报错，另一个 oak_live_x 也是`,
      device: made.shown,
    });
    expect(order.timeline.map(({ text }) => text)).toEqual(
      expect.arrayContaining([`密钥：${made.shown}。`, `您的 ${made.shown} 已失效`]),
    );
    const rows = await database.query<{ row: string }>({
      name: '',
      text: `select row_to_json(o)::text as row from work_orders_order o union all
        select row_to_json(e)::text from work_orders_entry e union all
        select row_to_json(a)::text from console_audit_log a union all
        select row_to_json(m)::text from messages_message m`,
    });
    expect(rows.filter(({ row }) => row.includes(made.key))).toEqual([]);
    expect(await exposed(accountId)).toEqual(['应用密钥可能已泄露']);
    expect(await exposed(customer.accountId)).toEqual([]);
  });

  test('into feedback about a document is stored masked, and its owner notified', async () => {
    const { token, accountId, applicationId } = await developer();
    const made = await key(token, applicationId);
    const [document] = await database.query<{ document_id: string }>({
      name: '',
      text: 'select document_id from documents_document where node_type = 0 limit 1',
    });
    const reader = await signUp();
    const { body } = await call(
      createFeedback,
      { docId: document?.document_id, feedBackContent: `用 ${made.key} 调用失败`, quotation: made.key, source: 1 },
      { token: reader.token, 'idempotency-key': randomUUID() },
    );
    expect(body.code).toBe('200');
    const [stored] = await database.query<{ content: string; quotation: string }>(
      { name: '', text: 'select content, quotation from documents_feedback where feedback_id = $1' },
      [body.data.feedbackId],
    );
    expect(stored).toEqual({ content: `用 ${shownKey(made.key)} 调用失败`, quotation: made.shown });
    expect(await exposed(accountId)).toEqual(['应用密钥可能已泄露']);
  });
});
