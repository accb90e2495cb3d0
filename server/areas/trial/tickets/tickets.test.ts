import { join } from 'node:path';
import { onTestFinished, describe, expect, test, vi } from 'vitest';
import { getQuota, runTrial } from '#contract/trial/calls.ts';
import { queryLedger } from '#contract/trial/ledger-calls.ts';
import { QUEUED_TICKET_AFTER_MS, TICKET_AFTER_MS, TICKET_WITHIN_MS } from '#contract/trial/limits.ts';
import type { Found } from '#contract/trial/recognition.ts';
import { cancelTicket, type FollowedTicket, getTicket } from '#contract/trial/tickets.ts';
import { EngineFault, type Job, type JobProgress } from '#engines/engine.ts';
import { buildApp } from '#server/app/app.ts';
import { checkAnswer, testApp } from '#server/app/testing.ts';
import { removeOld } from '#server/kit/database/removal.ts';
import { silentLog } from '#server/kit/database/testing.ts';
import { refundLeft } from '../refund-job.ts';
import { ABILITY, createTrials, stubEngines } from '../testing.ts';
import { failAllLost } from './lost-tickets.ts';
import { oldTickets } from './ticket-store.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const stub = stubEngines();
const { app, call, config, connection, database, secret, signUp, signUpSub } = await testApp({}, stub);
const trials = createTrials(app);

const run = (text: string, values: unknown[] = []) => database.query<{ state: string }>({ name: '', text }, values);
const used = async (token: string) => (await call(getQuota, { abilityNo: ABILITY }, { token })).body.data.day.used;
const ledger = async (token: string) =>
  (await call(queryLedger, {}, { token })).body.data.list.map(({ state, reason }) => [state, reason]);
const follow = (ticketId: string, token?: string) =>
  call(getTicket, { ticketId }, token === undefined ? {} : { token });
/** Follows a ticket of this node or another until its place has changed. */
const next = async (ticketId: string, token: string, place: number, node = app): Promise<FollowedTicket> => {
  for (;;) {
    const url = `${getTicket.path}?ticketId=${ticketId}&place=${place}`;
    const ticket = (await node.inject({ url, headers: { token } })).json().data as FollowedTicket;
    if (ticket.place !== place || (ticket.state !== 'waiting' && ticket.state !== 'running')) return ticket;
  }
};
const stateOf = async (ticketId: string, token?: string) => (await follow(ticketId, token)).body.data.state;

/** Engines whose jobs a test ends. A job that is given up ends by itself. */
const slowEngines = (engines = stub) => {
  const ends: PromiseWithResolvers<Found>[] = [];
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  let before = 3;
  engines.placeBy(() => ({ isRunning: before === 0, before, expectedMs: before * 10_000 + 500 }));
  engines.answerBy(({ signal }: Job) => {
    const end = Promise.withResolvers<Found>();
    ends.push(end);
    begin();
    signal?.addEventListener('abort', () => end.reject(new EngineFault('cancelled')));
    return end.promise;
  });
  onTestFinished(() => {
    for (const { resolve } of ends) resolve(engines.found);
    engines.mend();
  });
  return {
    ends,
    begun,
    finish: () => ends.at(-1)?.resolve(engines.found),
    fail: (kind: EngineFault['kind']) => ends.at(-1)?.reject(new EngineFault(kind)),
    moveTo(place: number) {
      before = place;
    },
  };
};

/** Another node on the same database. */
const anotherNode = async (engines = stub.engines) => {
  const node = await buildApp({
    config,
    database,
    connection,
    secret,
    root: ROOT,
    engines,
    onAnswer: checkAnswer,
    pages: 'none',
  });
  await node.ready();
  return node;
};

test('[MEND-04] a trial that takes long gets a ticket, is charged once, and another node answers its place and its result', async () => {
  const engine = slowEngines();
  const { token } = await signUp();
  const other = await anotherNode();
  onTestFinished(() => other.close());
  const nextThere = (ticketId: string, place: number) => next(ticketId, token, place, other);

  const ticket = await trials.ticket({ token });
  expect(ticket).toEqual({ ticketId: expect.stringMatching(/^[\w-]{22}$/), place: 3, expectedWait: 31 });
  expect(await used(token)).toBe(1);
  engine.moveTo(1);
  expect(await nextThere(ticket.ticketId, 3)).toEqual({ state: 'waiting', place: 1, expectedWait: 11 });
  engine.moveTo(0);
  expect(await nextThere(ticket.ticketId, 1)).toEqual({ state: 'running', place: 0, expectedWait: 1 });
  const end = nextThere(ticket.ticketId, 0);
  engine.finish();
  expect(await end).toMatchObject({
    state: 'done',
    place: 0,
    expectedWait: 0,
    result: { notes: ['stub'], abilityNo: Number(ABILITY), quota: { left: 9 } },
  });
  expect(await ledger(token)).toEqual([['charged', '']]);
  expect(stub.jobs.at(-1)?.withinMs).toBe(TICKET_WITHIN_MS);
});

/** Sends a trial that has this place in the queue, and lets these times pass. Returns what it will answer. */
const sendUntil = async (times: readonly number[], token: string, progress: JobProgress) => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  stub.placeBy(() => {
    begin();
    return progress;
  });
  const sent = trials.ticket({ token });
  await begun;
  for (const milliseconds of times) await vi.advanceTimersByTimeAsync(milliseconds);
  vi.useRealTimers();
  return { answer: sent };
};

test('[MEND-04] a trial that still runs after twelve seconds gets a ticket, and one that ends before gets its result', async () => {
  const engine = slowEngines();
  engine.moveTo(0);
  const { token } = await signUp();
  const { answer } = await sendUntil([QUEUED_TICKET_AFTER_MS, TICKET_AFTER_MS], token, {
    isRunning: true,
    before: 0,
    expectedMs: 2000,
  });
  expect(await answer).toMatchObject({ place: 0, expectedWait: 2 });
  engine.finish();
  stub.answerBy(async () => stub.found);
  expect((await trials.send({ sampleId: 'id-card-1', ticket: 'true' }, { token })).body.data.notes).toEqual(['stub']);
});

test('[MEND-04] a trial that still waits in the queue after two seconds gets a ticket, however soon its result is expected', async () => {
  const engine = slowEngines();
  const { token } = await signUp();
  const { answer } = await sendUntil([QUEUED_TICKET_AFTER_MS], token, {
    isRunning: false,
    before: 1,
    expectedMs: 3000,
  });
  const { ticketId, ...place } = await answer;
  expect(place).toEqual({ place: 1, expectedWait: 3 });
  expect(await stateOf(ticketId, token)).toBe('waiting');
  engine.finish();
});

test('[MEND-04] a trial that is ending when it would get a ticket gets its result', async () => {
  slowEngines();
  stub.answerBy(async () => stub.found);
  const { token } = await signUp();
  expect((await trials.send({ sampleId: 'id-card-1', ticket: 'true' }, { token })).body.data.notes).toEqual(['stub']);
  expect(await ledger(token)).toEqual([['charged', '']]);
});

test('[MEND-04] a trial that would wait longer than the bound fails at once, and callers that request no ticket get none', async () => {
  stub.answerBy(() => Promise.reject(new EngineFault('busy', { waitSeconds: 140 })));
  onTestFinished(() => stub.mend());
  const { token } = await signUp();
  const refused = await trials.send({ sampleId: 'id-card-1', ticket: 'true' }, { token });
  expect([refused.body.code, refused.headers['retry-after']]).toEqual(['10013', '140']);
  expect(await used(token)).toBe(0);
  const engine = slowEngines();
  const sent = trials.sample({ token });
  await engine.begun;
  expect(stub.jobs.at(-1)?.withinMs).toBeUndefined();
  engine.finish();
  expect((await sent).body.data.notes).toEqual(['stub']);
});

describe('[MEND-04] what the portal does not finish costs nothing', () => {
  test.each([
    ['failed', '10001', '未知异常'],
    ['late', '20008', '系统繁忙，请稍后再试'],
    ['busy', '10013', '服务繁忙，请稍后再试'],
  ] as const)('an engine that is %s fails the ticket with %s', async (kind, code, reason) => {
    const engine = slowEngines();
    const { token } = await signUp();
    const { ticketId } = await trials.ticket({ token });
    vi.spyOn(app.log, 'error').mockImplementation(() => {});
    onTestFinished(() => void vi.restoreAllMocks());
    const end = next(ticketId, token, 3);
    engine.fail(kind);
    expect(await end).toMatchObject({ state: 'failed', code });
    expect(await ledger(token)).toEqual([['refunded', reason]]);
    expect(await used(token)).toBe(0);
  });

  test('a cancelled ticket frees its place, and a later cancellation changes nothing', async () => {
    const engine = slowEngines();
    const { token } = await signUp();
    const { ticketId } = await trials.ticket({ token });
    expect((await call(cancelTicket, { ticketId }, { token })).body.data).toEqual({ state: 'cancelled' });
    await expect(engine.ends[0]?.promise).rejects.toMatchObject({ kind: 'cancelled' });
    expect(await ledger(token)).toEqual([['refunded', '已取消识别']]);
    expect(await used(token)).toBe(0);
    const second = await trials.ticket({ token });
    engine.finish();
    expect((await next(second.ticketId, token, 3)).state).toBe('done');
    expect((await call(cancelTicket, { ticketId: second.ticketId }, { token })).body.data).toEqual({ state: 'done' });
    expect(await used(token)).toBe(1);
  });

  test('a ticket that was cancelled on another node, or that no caller follows, is given up automatically', async () => {
    const engine = slowEngines();
    const { token } = await signUp();
    const other = await anotherNode();
    onTestFinished(() => other.close());
    const first = await trials.ticket({ token });
    await other.inject({
      method: 'POST',
      url: cancelTicket.path,
      headers: { token },
      payload: { ticketId: first.ticketId },
    });
    await expect(engine.ends[0]?.promise).rejects.toMatchObject({ kind: 'cancelled' });
    const second = await trials.ticket({ token });
    await run(`update trial_ticket set asked_at = now() - interval '31 seconds' where ticket_id = $1`, [
      second.ticketId,
    ]);
    await expect(engine.ends[1]?.promise).rejects.toMatchObject({ kind: 'cancelled' });
    expect((await next(second.ticketId, token, 3)).state).toBe('cancelled');
    expect(await ledger(token)).toEqual([
      ['refunded', '已取消识别'],
      ['refunded', '已取消识别'],
    ]);
  });

  test('the tickets of a dead node fail and are refunded once; those of a living one are not', async () => {
    slowEngines();
    const { token } = await signUp();
    const { ticketId } = await trials.ticket({ token });
    await refundLeft(database, undefined, -1);
    await failAllLost(database, silentLog);
    expect([await used(token), await stateOf(ticketId, token)]).toEqual([1, 'waiting']);
    // A ticket whose node has stopped writing.
    const [dead] = await run(
      `insert into trial_ticket (ticket_id, owner, owner_id, entry_id, state, place, expected_wait, written_at)
       select 'dead' || substr(ticket_id, 5), owner, owner_id, -entry_id, state, place, expected_wait,
         now() - interval '31 seconds' from trial_ticket where ticket_id = $1 returning ticket_id as state`,
      [ticketId],
    );
    expect((await follow(dead?.state ?? '', token)).body.data).toMatchObject({ state: 'failed', code: '10013' });
    const lost = await signUp();
    const left = await trials.ticket({ token: lost.token });
    // The node forgets it, as a dead one does.
    await run(
      `update trial_ticket set ticket_id = 'lost' || substr(ticket_id, 5), written_at = now() - interval '31 seconds'
       where ticket_id = $1`,
      [left.ticketId],
    );
    await Promise.all([
      failAllLost(database, silentLog),
      failAllLost(database, silentLog),
      refundLeft(database, undefined, -1),
    ]);
    expect(await ledger(lost.token)).toEqual([['refunded', '识别中断，次数已退回']]);
    expect(await used(lost.token)).toBe(0);
    expect(await stateOf(`lost${left.ticketId.slice(4)}`, lost.token)).toBe('failed');
  });

  test('a node that stops fails its tickets, and finishes those that end in time', async () => {
    const stopping = stubEngines();
    const engine = slowEngines(stopping);
    const node = await anotherNode({
      ...stopping.engines,
      stop: async () => {
        engine.ends[1]?.resolve(stopping.found);
        engine.ends[0]?.reject(new EngineFault('stopping'));
      },
    });
    const { token } = await signUp();
    const there = createTrials(node);
    const tickets = [await there.ticket({ token }), await there.ticket({ token })];
    await node.close();
    const [first, second] = await Promise.all(tickets.map(({ ticketId }) => follow(ticketId, token)));
    expect(first?.body.data).toMatchObject({ state: 'failed', code: '10013' });
    expect(second?.body.data).toMatchObject({ state: 'done', result: { notes: ['stub'] } });
    expect(await used(token)).toBe(1);
  });
});

test('[MEND-04] foreign and unknown tickets are missing, and a visitor needs only the id', async () => {
  slowEngines();
  const main = await signUp({ accountRole: 2, authStatus: 1 });
  const sub = await signUpSub({ of: main, permissionItems: ['try'] });
  const { ticketId } = await trials.ticket({ token: main.token });
  for (const token of [sub.token, (await signUp()).token, undefined]) {
    const headers = token === undefined ? {} : { token };
    for (const answer of [await follow(ticketId, token), await call(cancelTicket, { ticketId }, headers)])
      expect([answer.status, answer.body]).toMatchObject([404, { code: '404', data: { field: 'ticketId' } }]);
  }
  expect(await stateOf(ticketId, main.token)).toBe('waiting');
  expect((await follow('A'.repeat(22), main.token)).status).toBe(404);
  for (const id of ['', 'x', '/'.repeat(22)]) expect((await follow(id)).body.code).toBe('10003');

  const own = await trials.ticket();
  expect(await stateOf(own.ticketId)).toBe('waiting');
  expect((await call(cancelTicket, { ticketId: own.ticketId })).body.data).toEqual({ state: 'cancelled' });
});

test('[MEND-04] an account has two tickets at a time, on all nodes, and a third fails at once', async () => {
  const other = await anotherNode();
  onTestFinished(() => other.close());
  // Its jobs end before the node does, which waits for them.
  const engine = slowEngines();
  const { token } = await signUp();
  const [first] = [await trials.ticket({ token }), await createTrials(other).ticket({ token })];
  const made = stub.jobs.length;
  for (const node of [app, other])
    expect((await createTrials(node).send({ sampleId: 'id-card-1', ticket: 'true' }, { token })).body.code).toBe(
      '10013',
    );
  expect([stub.jobs.length, await used(token)]).toEqual([made, 2]);
  await call(cancelTicket, { ticketId: first.ticketId }, { token });
  expect(await used(token)).toBe(1);
  await trials.ticket({ token });
  expect(engine.ends).toHaveLength(3);
});

test('[MEND-04] a result is kept for ten minutes, and the row of its ticket goes after that', async () => {
  const engine = slowEngines();
  const { token } = await signUp();
  const { ticketId } = await trials.ticket({ token });
  engine.finish();
  expect((await next(ticketId, token, 3)).state).toBe('done');
  const rows = () => run('select state from trial_ticket where ticket_id = $1', [ticketId]);
  const clean = () => removeOld(database, [oldTickets], app.log);
  await run(`update trial_ticket set ended_at = now() - interval '9 minutes' where ticket_id = $1`, [ticketId]);
  await clean();
  expect((await follow(ticketId, token)).body.data.result).toMatchObject({ notes: ['stub'] });
  await run(`update trial_ticket set ended_at = now() - interval '11 minutes' where ticket_id = $1`, [ticketId]);
  expect((await follow(ticketId, token)).status).toBe(404);
  await clean();
  expect(await rows()).toEqual([]);
});

test('the answer of a trial is described as a result or a ticket', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json();
  expect(JSON.stringify(paths[runTrial.path].post.responses['200'])).toContain('ticketId');
});
