import { beforeEach, describe, expect, test } from 'vitest';
import { sendingStates } from '#contract/messages/sending-states.ts';
import type { Database } from '#server/kit/database/database.ts';
import { silentLog, testDatabase } from '#server/kit/database/testing.ts';
import type { CreateRecipients } from '#server/kit/notify/recipients.ts';
import type { Notification } from '#server/kit/notify/notify.ts';
import { createSendingStore } from './sending-store.ts';
import { sendStep, startSending } from './sending-worker.ts';
import { createMessageStore } from './store.ts';

const { database } = await testDatabase();
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
    find: () => Promise.reject(new Error('nobody is looked up')),
    count: () => Promise.resolve(owners.length),
    next: (_addressees, { after, limit }) => Promise.resolve(owners.filter((id) => id > after).slice(0, limit)),
  });
  return {
    createRecipients,
    notify: async (transaction: Database, told: Notification) => {
      await createMessageStore(transaction).send(told);
      sent.push(told.ownerIds.map(Number));
      whenTold();
    },
  };
};

describe('[OPS-02] sending in steps', () => {
  test('continues where it stopped, on any node, and ends with the last', async () => {
    const owners = Array.from({ length: 25 }, (_, at) => 1000 + at);
    const sendingId = await addSending(25);
    const sent: number[][] = [];
    const worker = parts(owners, sent);
    expect(await sendStep(database, worker, 10)).toBe(true);
    expect(await stateOf(sendingId)).toEqual({ state: 1, sent: 10, finished: false });
    // A step that fails after it has sent is rolled back.
    const broken = parts(owners, [], () => {
      throw new Error('the node dies');
    });
    await expect(sendStep(database, broken, 10)).rejects.toThrow('the node dies');
    expect(await stateOf(sendingId)).toEqual({ state: 1, sent: 10, finished: false });
    expect(await sendStep(database, worker, 10)).toBe(true);
    expect(await sendStep(database, worker, 10)).toBe(true);
    expect(await stateOf(sendingId)).toEqual({ state: 2, sent: 25, finished: true });
    expect(await sendStep(database, worker, 10)).toBe(false);
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
    const node = async () => {
      for (;;) {
        try {
          if (!(await sendStep(database, worker, 20))) return;
        } catch (error) {
          if ((error as Error).message !== 'the node dies') throw error;
        }
      }
    };
    await Promise.all([node(), node(), node(), node()]);
    // A node stops if another one holds the last message; a further pass sends the rest.
    await node();
    for (const id of ids) expect(await stateOf(id)).toEqual({ state: 2, sent: 300, finished: true });
    expect(await received()).toEqual({ messages: 600, owners: 300 });
  });

  test('a small one need not wait for a large one', async () => {
    await addSending(100, '大');
    const owners = Array.from({ length: 100 }, (_, at) => 3000 + at);
    await sendStep(database, parts(owners), 10);
    const small = await addSending(5, '小');
    await sendStep(database, parts(owners.slice(0, 5)), 10);
    expect(await stateOf(small)).toEqual({ state: 2, sent: 5, finished: true });
  });

  test('stops when cancelled: delivered messages stay, and nobody else gets it', async () => {
    const sendingId = await addSending(30);
    const worker = parts(Array.from({ length: 30 }, (_, at) => 4000 + at));
    await sendStep(database, worker, 10);
    await createSendingStore(database).finish(sendingId, sendingStates.cancelled);
    expect(await sendStep(database, worker, 10)).toBe(false);
    expect(await received()).toEqual({ messages: 10, owners: 10 });
  });

  test('a stop waits for the step that is being sent', async () => {
    await addSending(40);
    const worker = startSending(database, parts(Array.from({ length: 40 }, (_, at) => 5000 + at)), silentLog);
    worker.wake();
    await worker.stop();
    expect(await received()).toEqual({ messages: 40, owners: 40 });
  });
});
