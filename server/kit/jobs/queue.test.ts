import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { silentLog, testDatabase } from '../database/testing.ts';
import { type AnyWorker, defineJob, type Worker } from './job.ts';
import { createQueue } from './queue.ts';

const { connection, database } = await testDatabase();
const query = <Row>(text: string, values: unknown[] = []) => database.query<Row>({ name: '', text }, values);

const open: ReturnType<typeof createQueue>[] = [];
/** Starts a node with these workers. */
const node = async (...workers: AnyWorker[]) => {
  const queue = createQueue({ connection, log: silentLog });
  open.push(queue);
  await queue.start(workers);
  return queue;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((queue) => queue.stop()));
  await query('delete from pgboss.job');
});

const greet = defineJob({
  name: 'test.greet',
  label: '测试',
  data: z.object({ name: z.string() }),
  retryDelaySeconds: 1,
});
const states = async (name = greet.name) =>
  (
    await query<{ state: string }>('select state::text from pgboss.job where name = $1 order by created_on', [name])
  ).map(({ state }) => state);
const until = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 40_000, interval: 50 });

/** A worker that notes what it was given. */
const noting = (done: string[], act: (name: string) => Promise<void> | void = () => {}): Worker<{ name: string }> => ({
  job: greet,
  async run({ name }) {
    await act(name);
    done.push(name);
  },
});

describe('a job', () => {
  test('that has failed waits for an operator, and a start adds no other for its work', async () => {
    const unique = defineJob({
      name: 'test.unique',
      label: '测试',
      data: z.object({ name: z.string() }),
      retries: 0,
      unique: { key: ({ name }) => name, among: 'waiting' },
    });
    const removed: string[] = [];
    const worker: Worker<{ name: string }> = {
      job: unique,
      run: async ({ name }) => {
        if (name === 'bad') await query('select 1 / 0');
      },
      onRemoved: async (_transaction, { name }) => void removed.push(name),
      unfinished: async () => ['bad', 'good'].map((name) => ({ data: { name } })),
    };
    await node(worker);
    await until(async () => expect((await states(unique.name)).toSorted()).toEqual(['completed', 'failed']));
    const next = await node(worker);
    await until(async () =>
      expect((await states(unique.name)).toSorted()).toEqual(['completed', 'completed', 'failed']),
    );
    const [failed] = await query<{ id: string; output: { message: string } }>(
      `select id, output from pgboss.job where name = 'test.unique' and state = 'failed'`,
    );
    expect(failed?.output).toEqual({ message: '数据库错误 22012' });
    await database.transaction((transaction) => next.remove(transaction, unique.name, failed?.id as string));
    expect(removed).toEqual(['bad']);
    expect(await states(unique.name)).toEqual(['completed', 'completed']);
  });

  test('runs once after the commit, on one of the nodes, and none runs after a rollback', async () => {
    const done: string[] = [];
    const first = await node(noting(done));
    await node(noting(done));
    await expect(
      database.transaction(async (transaction) => {
        await first.enqueue(transaction, greet, { name: 'nobody' });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await database.transaction(async (transaction) => {
      for (let at = 0; at < 30; at += 1) await first.enqueue(transaction, greet, { name: `guest ${at}` });
      expect(done).toEqual([]);
    });
    await until(async () => expect(await states()).toEqual(Array.from({ length: 30 }, () => 'completed')));
    expect(done.toSorted()).toEqual(Array.from({ length: 30 }, (_, at) => `guest ${at}`).toSorted());
  });

  test('is retried after a failure, and fails for good after its retries', async () => {
    const attempts: number[] = [];
    const picky = defineJob({
      name: 'test.picky',
      label: '测试',
      data: z.object({}),
      retries: 1,
      retryDelaySeconds: 1,
    });
    const queue = await node({
      job: picky,
      run(_data, { retries }) {
        attempts.push(retries);
        return Promise.reject(new Error('not today'));
      },
    });
    await queue.enqueue(database, picky, {});
    await until(async () => expect(await states(picky.name)).toEqual(['failed']));
    expect(attempts).toEqual([0, 1]);
    const [row] = await query<{ output: { message: string } }>('select output from pgboss.job where name = $1', [
      picky.name,
    ]);
    expect(row?.output.message).toBe('not today');
  });

  test('of an unknown payload is not run and not retried', async () => {
    const done: string[] = [];
    const queue = await node(noting(done));
    await queue.enqueue(database, greet, { title: 'a payload of another release' } as never);
    await until(async () => expect(await states()).toEqual(['failed']));
    expect(done).toEqual([]);
  });

  test('waits until its time', async () => {
    const done: string[] = [];
    const queue = await node(noting(done));
    await queue.enqueue(database, greet, { name: 'later' }, { startAfter: new Date(Date.now() + 3_600_000) });
    await queue.enqueue(database, greet, { name: 'now' });
    await until(() => expect(done).toEqual(['now']));
    await query(`update pgboss.job set start_after = now() - interval '1 second' where data ->> 'name' = 'later'`);
    await until(() => expect(done).toEqual(['now', 'later']));
  });
});

test('unique jobs: one waits for each key, and a running one may be followed', async () => {
  const gate = Promise.withResolvers<void>();
  const started: string[] = [];
  const single = defineJob({
    name: 'test.single',
    label: '测试',
    data: z.object({ name: z.string() }),
    unique: { key: ({ name }) => name, among: 'waiting' },
  });
  const queue = await node({
    job: single,
    async run({ name }) {
      started.push(name);
      await gate.promise;
    },
  });
  await queue.enqueue(database, single, { name: 'a' });
  await until(() => expect(started).toEqual(['a']));
  for (const name of ['a', 'a', 'b']) await queue.enqueue(database, single, { name });
  gate.resolve();
  await until(async () => expect(await states(single.name)).toEqual(['completed', 'completed', 'completed']));
  expect(started.toSorted()).toEqual(['a', 'a', 'b']);
});

test('a schedule is kept once for all nodes, and goes with its job', async () => {
  const schedules = () => query('select name, cron, timezone from pgboss.schedule');
  const nightly = defineJob({ name: 'test.nightly', label: '测试', data: z.object({}), cron: '0 3 * * *' });
  const worker = { job: nightly, run: () => Promise.resolve() };
  await Promise.all([node(worker), node(worker)]);
  expect(await schedules()).toEqual([{ name: nightly.name, cron: '0 3 * * *', timezone: 'Asia/Shanghai' }]);
  await node(noting([]));
  expect(await schedules()).toEqual([]);
});

test('unfinished work without a job gets one at the start of a node', async () => {
  const done: string[] = [];
  await node({ ...noting(done), unfinished: async () => [{ data: { name: 'of an older release' } }] });
  await until(() => expect(done).toEqual(['of an older release']));
});

test('a stop aborts the job, and the next node takes it', async () => {
  const done: string[] = [];
  const running = Promise.withResolvers<void>();
  const first = await node({
    job: greet,
    run: (_data, { signal }) =>
      new Promise((_resolve, reject) => {
        running.resolve();
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  });
  await first.enqueue(database, greet, { name: 'patient' });
  await running.promise;
  await first.stop();
  await node(noting(done));
  await until(() => expect(done).toEqual(['patient']));
});
