import { fork } from 'node:child_process';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sendingStates } from '#contract/messages/sending-states.ts';
import { silentLog, testDatabase } from '#server/kit/database/testing.ts';
import type { CreateRecipients } from '#server/kit/notify/recipients.ts';
import { createNotify } from '#server/kit/notify/notify.ts';
import { createQueue } from '#server/kit/jobs/queue.ts';
import { createSendingStore } from './sending-store.ts';
import { sendingWorker, sendMessageJob, sendStep } from './sending-job.ts';
import { createMessageStore } from './store.ts';

const { connection, database } = await testDatabase();
const query = <Row>(text: string, values: unknown[] = []) => database.query<Row>({ name: '', text }, values);

beforeEach(async () => {
  await query('delete from messages_sending');
  await query('delete from messages_message');
});

const addSending = async (expected: number, title = '通知') => {
  const [row] = await query<{ sending_id: number }>(
    `insert into messages_sending (kind, priority, title, content, audience, expected, created_by_name)
     values (1, 0, $1, '正文。', '{"to": "all"}', $2, 'operator') returning sending_id`,
    [title, expected],
  );
  return String(row?.sending_id);
};
const stateOf = async (sendingId: string) =>
  (
    await query('select state, sent, finished_at is not null as finished from messages_sending where sending_id = $1', [
      sendingId,
    ])
  )[0];
const received = async () =>
  (await query('select count(*) as messages, count(distinct owner_id) as owners from messages_message'))[0];

/** The dependencies of a worker whose steps the test runs itself. */
const parts = (owners: readonly number[], sent: number[][] = [], whenTold = () => {}) => {
  const createRecipients: CreateRecipients = () => ({
    find: () => Promise.reject(new Error('no recipient is looked up')),
    count: () => Promise.resolve(owners.length),
    next: (_addressees, { after, limit }) => Promise.resolve(owners.filter((id) => id > after).slice(0, limit)),
  });
  return {
    createRecipients,
    notify: createNotify([
      {
        name: 'inSite',
        async send(transaction, ownerIds, message) {
          await createMessageStore(transaction).send({ ...message, ownerIds });
          sent.push(ownerIds.map(Number));
          whenTold();
        },
      },
    ]),
  };
};

describe('[OPS-02] sending in steps', () => {
  test('continues where it stopped, on any node, and ends with the last', async () => {
    const owners = Array.from({ length: 25 }, (_, at) => 1000 + at);
    const sendingId = await addSending(25);
    const sent: number[][] = [];
    const worker = parts(owners, sent);
    expect(await sendStep(database, worker, sendingId, 10)).toBe(true);
    expect(await stateOf(sendingId)).toEqual({ state: 1, sent: 10, finished: false });
    // A step that fails after it has sent is rolled back.
    const broken = parts(owners, [], () => {
      throw new Error('the node dies');
    });
    await expect(sendStep(database, broken, sendingId, 10)).rejects.toThrow('the node dies');
    expect(await stateOf(sendingId)).toEqual({ state: 1, sent: 10, finished: false });
    expect(await sendStep(database, worker, sendingId, 10)).toBe(true);
    expect(await sendStep(database, worker, sendingId, 10)).toBe(false);
    expect(await stateOf(sendingId)).toEqual({ state: 2, sent: 25, finished: true });
    expect(await sendStep(database, worker, sendingId, 10)).toBe(false);
    expect(await received()).toEqual({ messages: 25, owners: 25 });
    expect(sent.map((ids) => ids.length)).toEqual([10, 10, 5]);
  });

  test('by four nodes at once, killed and restarted, reaches each account exactly once', async () => {
    const owners = Array.from({ length: 300 }, (_, at) => 2000 + at);
    const ids = [await addSending(300), await addSending(300)];
    let told = 0;
    const worker = parts(owners, [], () => {
      told += 1;
      if (told % 5 === 0) throw new Error('the node dies');
    });
    const node = async (id: string) => {
      for (;;) {
        try {
          if (!(await sendStep(database, worker, id, 20))) return;
        } catch (error) {
          if ((error as Error).message !== 'the node dies') throw error;
        }
      }
    };
    await Promise.all([...ids, ...ids].map(node));
    for (const id of ids) expect(await stateOf(id)).toEqual({ state: 2, sent: 300, finished: true });
    expect(await received()).toEqual({ messages: 600, owners: 300 });
  });

  test('stops when cancelled: delivered messages stay, and no other account gets it', async () => {
    const sendingId = await addSending(30);
    const worker = parts(Array.from({ length: 30 }, (_, at) => 4000 + at));
    await sendStep(database, worker, sendingId, 10);
    await createSendingStore(database).finish(sendingId, sendingStates.cancelled);
    expect(await sendStep(database, worker, sendingId, 10)).toBe(false);
    expect(await received()).toEqual({ messages: 10, owners: 10 });
  });

  test('a small one need not wait for a large one, and a stopped node leaves the rest to the next', async () => {
    const owners = Array.from({ length: 200 }, (_, at) => 5000 + at);
    const sent: number[][] = [];
    const all = parts(owners, sent);
    const worker = {
      ...all,
      createRecipients: ((handle) => ({
        ...all.createRecipients(handle),
        next: (addressees, { after, limit }) =>
          Promise.resolve(
            (addressees.to === 'named' ? [7001, 7002] : owners).filter((id) => id > after).slice(0, limit),
          ),
      })) satisfies CreateRecipients,
    };
    const start = async () => {
      const queue = createQueue({ connection, log: silentLog });
      // Each step is a job, so that the two messages alternate.
      await queue.start([sendingWorker(database, { ...worker, enqueue: queue.enqueue }, { step: 10, sliceMs: 0 })]);
      return queue;
    };
    const large = await addSending(200, '大');
    const first = await start();
    const small = await addSending(2, '小');
    await query(`update messages_sending set audience = '{"to": "named", "accountIds": []}' where sending_id = $1`, [
      small,
    ]);
    await first.enqueue(database, sendMessageJob, { sendingId: small });
    await vi.waitFor(async () => expect(await stateOf(small)).toMatchObject({ state: sendingStates.sent }), {
      timeout: 20_000,
    });
    expect(await stateOf(large)).toMatchObject({ state: sendingStates.sending });
    await first.stop();
    const { sent: sentBefore } = (await stateOf(large)) as { sent: number };
    expect(sentBefore % 10).toBe(0);
    const second = await start();
    await vi.waitFor(async () => expect(await stateOf(large)).toMatchObject({ state: sendingStates.sent, sent: 200 }), {
      timeout: 20_000,
    });
    await second.stop();
    expect(await received()).toEqual({ messages: 202, owners: 202 });
  });

  test('a killed node is replaced by another one, and each account gets it exactly once', async () => {
    const sendingId = await addSending(400);
    const start = () =>
      fork(join(import.meta.dirname, 'sending-node-testing.ts'), [JSON.stringify(connection)], { stdio: 'inherit' });
    const sentBy = (count: number) =>
      vi.waitFor(
        async () => expect(((await stateOf(sendingId)) as { sent: number }).sent).toBeGreaterThanOrEqual(count),
        { timeout: 60_000, interval: 5 },
      );
    const first = start();
    await sentBy(50);
    first.kill('SIGKILL');
    const second = start();
    onTestFinished(() => void second.kill('SIGKILL'));
    await sentBy(400);
    await vi.waitFor(async () => expect(await stateOf(sendingId)).toEqual({ state: 2, sent: 400, finished: true }), {
      timeout: 60_000,
    });
    expect(await received()).toEqual({ messages: 400, owners: 400 });
  });
});
