import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NETWORK_ERROR_CODE } from '#contract/kit/errors/no-answer.ts';
import type { Recognition } from '#contract/trial/recognition.ts';
import type { FollowedTicket } from '#contract/trial/tickets.ts';
import { followTicket, type QueuePlace, type TicketCalls } from './follow-ticket.ts';

const ticket = { ticketId: 'A'.repeat(22), place: 2, expectedWait: 20 };
const result = { notes: ['found'] } as unknown as Recognition;
const offline = Object.assign(new Error('offline'), { code: NETWORK_ERROR_CODE, status: 0 });
const waiting = (place: number): FollowedTicket => ({ state: 'waiting', place, expectedWait: place * 10 });
const done: FollowedTicket = { state: 'done', place: 0, expectedWait: 0, result };

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  // Only a pause of the code under test lets time pass.
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A server that gives these answers, and then no more. */
const serverWith = (...answers: (FollowedTicket | Error)[]) => {
  const asked: number[] = [];
  const cancelled: string[] = [];
  const places: QueuePlace[] = [];
  let passedMs = 0;
  const calls: TicketCalls = {
    async ask(_ticketId, place) {
      asked.push(place);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer instanceof Error) throw answer;
      return answer as FollowedTicket;
    },
    cancel: (ticketId) => void cancelled.push(ticketId),
    async pause(ms) {
      passedMs += ms;
      vi.advanceTimersByTime(ms);
    },
  };
  const stop = new AbortController();
  const follow = () => {
    const onPlace = ({ place, expectedWait }: QueuePlace) => void places.push({ place, expectedWait });
    return followTicket(ticket, { signal: stop.signal, onPlace }, calls);
  };
  return { asked, cancelled, places, stop, follow, passed: () => passedMs };
};

test('[MEND-04] the panel follows a trial from its place to its result', async () => {
  const server = serverWith(waiting(2), waiting(1), done);
  expect(await server.follow()).toBe(result);
  expect(server.asked).toEqual([2, 2, 1]);
  expect(server.places.map(({ place }) => place)).toEqual([2, 2, 1]);
  expect(server.cancelled).toEqual([]);
});

test('[MEND-04] the panel goes on asking in a short outage, and gives up in a long one', async () => {
  const short = serverWith(offline, Object.assign(new Error('stopping'), { code: '10013', status: 503 }), done);
  expect(await short.follow()).toBe(result);
  const long = serverWith(offline);
  await expect(long.follow()).rejects.toBe(offline);
  expect(long.passed()).toBeGreaterThanOrEqual(30_000);
});

test('[MEND-04] a trial that failed, and a ticket that the server gave up, are errors with what to do', async () => {
  const { result: _none, ...ended } = done;
  await expect(serverWith({ ...ended, state: 'failed', code: '20008', retryAfter: 9 }).follow()).rejects.toMatchObject({
    code: '20008',
    message: '系统繁忙，请稍后再试',
    data: { retryAfter: 9 },
  });
  await expect(serverWith({ ...ended, state: 'cancelled' }).follow()).rejects.toMatchObject({ code: '10013' });
  const missing = Object.assign(new Error('missing'), { code: '404', status: 404 });
  await expect(serverWith(missing).follow()).rejects.toMatchObject({ code: '10013' });
});

test('[MEND-04] an abort cancels the trial, and a page that is left does not: a reload goes on with it', async () => {
  const aborted = serverWith(waiting(2));
  aborted.stop.abort();
  await expect(aborted.follow()).rejects.toMatchObject({ name: 'AbortError' });
  expect(aborted.cancelled).toEqual([ticket.ticketId]);

  const server = serverWith(offline, done);
  const followed = server.follow();
  window.dispatchEvent(new Event('pagehide'));
  await followed;
  expect(server.cancelled).toEqual([]);
});
