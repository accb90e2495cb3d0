import { expect, onTestFinished, test, vi } from 'vitest';
import { TICKET_AFTER_MS, TRIAL_WITHIN_MS } from '#contract/trial/limits.ts';
import { EngineFault, type Task } from '#engines/engine.ts';
import type { Caller } from '#server/kit/http/caller.ts';
import { effectiveLimits } from '#server/areas/rights/public/effective-limits.ts';
import { silentLog, testDatabase } from '#server/kit/database/testing.ts';
import { contentTemplate, testSecret } from '#server/app/test-templates.ts';
import type { WatchedEngines } from './packages/watched-engines.ts';
import { createRun } from './run.ts';
import { somePicture, stubEngines } from './testing.ts';
import { createRunningTickets } from './tickets/running-tickets.ts';
import { createTicketStore } from './tickets/ticket-store.ts';

const ABILITY_NO = 2;
const stub = stubEngines();
const { database } = await testDatabase({ template: contentTemplate });
const picture = await somePicture();
const runningTickets = createRunningTickets(database, silentLog);
const task: Task = { package: '/packages/hash' };
const limits = await effectiveLimits(database, { owner: 'n', tier: 'visitor' });

/** Runs trials of visitors of one network, with these engines. */
const runWith = (engines: WatchedEngines, task: () => Promise<Task>) =>
  createRun(
    {
      database,
      engines,
      mac: testSecret.mac,
      limited: false,
      log: silentLog,
      limitsOf: async () => limits,
      abilities: async () => [{ abilityNo: ABILITY_NO, abilityName: '能力' }],
    },
    {
      engineOf: async () => ({
        info: { kind: 'package', model: '模型', version: '1.0.0' },
        finds: ['targets'],
        choices: [],
        task,
      }),
      pictureOf: async () => ({ bytes: picture, subject: '样例' }),
      runningTickets,
    },
  );

/** Begins a trial whose package does not come to the node before the test says so, and stops the clock. */
const beginFetching = async (ticket: boolean, more: Partial<Caller> = {}) => {
  const fetching = Promise.withResolvers<void>();
  const fetched = Promise.withResolvers<Task>();
  const run = runWith({ ...stub.engines, released: async () => {} }, () => {
    fetching.resolve();
    return fetched.promise;
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
    stub.mend();
  });
  let isAnswered = false;
  const answer = run(
    { abilityNo: ABILITY_NO, sampleId: 'sample', ...(ticket && { ticket }) },
    { hostKind: 'test', address: '192.0.2.7', ...more },
  ).finally(() => {
    isAnswered = true;
  });
  answer.catch(() => {});
  await fetching.promise;
  const made = stub.jobs.length;
  return {
    answer,
    fetched,
    isAnswered: () => isAnswered,
    jobs: () => stub.jobs.length - made,
    /** Returns the state of the last charge. */
    charge: async () => {
      const text = 'select state, reason from trial_ledger order by entry_id desc limit 1';
      return (await database.query({ name: '', text }))[0];
    },
  };
};
type Begun = Awaited<ReturnType<typeof beginFetching>>;
const ticketOf = async ({ answer }: Begun) => {
  const answered = await answer;
  if (!('ticket' in answered)) throw new Error('no ticket');
  return answered.ticket;
};

test('[MEND-04] a trial whose package is on its way after twelve seconds gets a ticket, and its result later', async () => {
  const trial = await beginFetching(true);
  await vi.advanceTimersByTimeAsync(TICKET_AFTER_MS - 1);
  expect(trial.isAnswered()).toBe(false);
  // A timer without a delay still takes a millisecond, and there are two.
  await vi.advanceTimersByTimeAsync(1);
  await vi.advanceTimersByTimeAsync(1);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  const { ticketId, ...place } = await ticketOf(trial);
  expect([place, trial.jobs()]).toEqual([{ place: 0, expectedWait: 1 }, 0]);
  trial.fetched.resolve(task);
  const followed = async () => (await createTicketStore(database).ask(ticketId, null))?.ticket;
  await expect.poll(followed).toMatchObject({ state: 'done', result: { model: '模型', notes: ['stub'] } });
  expect(await trial.charge()).toMatchObject({ state: 'charged' });
});

test('[MEND-04] a package that has come gets its place in the queue: a ticket at once where that is long', async () => {
  const trial = await beginFetching(true);
  const { promise: running, resolve: finish } = Promise.withResolvers<typeof stub.found>();
  stub.answerBy(() => running);
  stub.placeBy(() => ({ isRunning: false, before: 2, expectedMs: 20_000 }));
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  trial.fetched.resolve(task);
  expect(await ticketOf(trial)).toMatchObject({ place: 2, expectedWait: 20 });
  finish(stub.found);
  await expect.poll(trial.charge).toMatchObject({ state: 'charged' });
});

test('[MEND-04] a caller without tickets gets an error after fifteen seconds, and the trial is refunded and never run', async () => {
  const trial = await beginFetching(false);
  await vi.advanceTimersByTimeAsync(TRIAL_WITHIN_MS - 1);
  expect(trial.isAnswered()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect(trial.answer).rejects.toMatchObject({ code: '10013' });
  expect(await trial.charge()).toEqual({ state: 'refunded', reason: '服务繁忙，请稍后再试' });
  trial.fetched.resolve(task);
  await trial.fetched.promise;
  expect(trial.jobs()).toBe(0);
});

/** Lets the package of a trial come. The engine then has the job until it is stopped. */
const workUntilStopped = async (trial: Begun, isRunning: boolean) => {
  const asked = Promise.withResolvers<void>();
  stub.placeBy(() => ({ isRunning, before: 0, expectedMs: 1000 }));
  stub.answerBy(({ signal }) => {
    asked.resolve();
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new EngineFault('cancelled')));
    });
  });
  trial.fetched.resolve(task);
  await asked.promise;
};

test.each([
  ['ran all the time is late: it would be again', true, '20008'],
  ['waited in the queue gets the error that the service is busy', false, '10013'],
] as const)('[MEND-04] after fifteen seconds a trial that %s', async (_what, isRunning, code) => {
  const trial = await beginFetching(false);
  await workUntilStopped(trial, isRunning);
  await vi.advanceTimersByTimeAsync(TRIAL_WITHIN_MS);
  vi.useRealTimers();
  await expect(trial.answer).rejects.toMatchObject({ code });
  expect(await trial.charge()).toMatchObject({ state: 'refunded' });
});

test('[API-05] on a busy machine a picture of a job goes on for up to a minute, since no caller waits for it', async () => {
  const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
  const trial = await beginFetching(false, { jobPart: { keep: async () => {} } });
  await workUntilStopped(trial, true);
  await seconds(59);
  expect(trial.isAnswered()).toBe(false);
  await seconds(1);
  vi.useRealTimers();
  await expect(trial.answer).rejects.toMatchObject({ code: '20008' });
});

test('[MEND-04] a caller that leaves keeps its slot until the engine is done with its package', async () => {
  const AT_ONCE_NETWORK = 6;
  const SLOT_WITHIN_MS = 10_000;
  const done = Promise.withResolvers<void>();
  const run = runWith({ ...stub.engines, released: () => done.promise }, async () => task);
  const begun = Promise.withResolvers<void>();
  let running = 0;
  stub.answerBy(({ signal }) => {
    running += 1;
    if (running === AT_ONCE_NETWORK) begun.resolve();
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new EngineFault('cancelled')));
    });
  });
  onTestFinished(() => {
    vi.useRealTimers();
    stub.mend();
  });
  const leave = new AbortController();
  const send = (gone?: AbortSignal) =>
    run(
      { abilityNo: ABILITY_NO, sampleId: 'sample' },
      { hostKind: 'test', address: '198.51.100.7', ...(gone && { gone }) },
    );
  const left = Array.from({ length: AT_ONCE_NETWORK }, () => send(leave.signal));
  await begun.promise;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  leave.abort();
  expect((await Promise.allSettled(left)).map(({ status }) => status)).toEqual(left.map(() => 'rejected'));
  const refused = Promise.allSettled([send()]);
  // Nothing but the wait for a slot takes time here, and a cancelled trial would have given its slot back sooner.
  await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(SLOT_WITHIN_MS);
  expect(await refused).toMatchObject([{ status: 'rejected', reason: { code: '10013' } }]);
  expect(running).toBe(AT_ONCE_NETWORK);
  done.resolve();
  await vi.advanceTimersByTimeAsync(SLOT_WITHIN_MS);
  vi.useRealTimers();
  stub.mend();
  expect(await send()).toMatchObject({ notes: ['stub'] });
});
