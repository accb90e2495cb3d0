import { messageOf } from '#contract/kit/errors/vocabulary.ts';
import type { Recognition } from '#contract/trial/recognition.ts';
import { cancelTicket, type FollowedTicket, getTicket, type TrialTicket } from '#contract/trial/tickets.ts';
import { isNetworkFailure, makeCall } from '#web/kit/call.ts';
import type { CallFailure } from '#web/kit/page.ts';

/** Where a trial is that waits for its turn, or takes long. */
export interface QueuePlace {
  /** How many trials are before it. */
  place: number;
  /** Seconds until the result is expected. */
  expectedWait: number;
}

/** The calls that follow a ticket, and the pause between them. */
export interface TicketCalls {
  ask(ticketId: string, place: number, signal: AbortSignal): Promise<FollowedTicket>;
  /** Never throws. */
  cancel(ticketId: string): void;
  pause(ms: number): Promise<void>;
}

/** The server gives up a ticket that no client follows within 30 seconds. */
const OUTAGE_MAXIMUM_MS = 30_000;
const AGAIN_AFTER_MS = 1000;

const ticketCalls: TicketCalls = {
  ask: (ticketId, place, signal) => makeCall(getTicket, { ticketId, place: String(place) }, { signal }),
  cancel(ticketId) {
    // It has to arrive even if the page goes away meanwhile.
    const send = (address: string, request: RequestInit) => fetch(address, { ...request, keepalive: true });
    makeCall(cancelTicket, { ticketId }, { send }).catch(() => {});
  },
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

const TOO_MANY = 429;
const NOT_FOUND = 404;
const statusOf = (error: unknown) => (error as Partial<CallFailure>).status ?? 0;

/**
 * Whether the server may answer soon: no response came, it is about to stop or start, or there were too many requests.
 */
const isOutage = (error: unknown) => isNetworkFailure(error) || statusOf(error) >= 500 || statusOf(error) === TOO_MANY;

/** How a ticket ended without a result. One that is missing may have ended long ago. */
export type TicketEnd = 'failed' | 'cancelled' | 'missing';

const BUSY = '10013';
/** A ticket that the server gave up has no code. */
const failureOf = (ended: TicketEnd, { code = BUSY, retryAfter }: Pick<FollowedTicket, 'code' | 'retryAfter'> = {}) =>
  Object.assign(new Error(messageOf('ability', code)), { code, status: 200, data: { retryAfter }, ended });

/** Returns how the ticket ended whose error this is; undefined for other errors. */
export const ticketEndOf = (error: unknown) => (error as Partial<ReturnType<typeof failureOf>>).ended;

const aborted = () => new DOMException('aborted', 'AbortError');

/** Polls a ticket until it has ended. In an outage it continues for as long as the server waits. */
const untilEnd = async (
  ticket: TrialTicket,
  signal: AbortSignal,
  onPlace: (place: QueuePlace) => void,
  { ask, pause }: TicketCalls,
): Promise<FollowedTicket> => {
  let { place } = ticket;
  let answeredAt = performance.now();
  for (;;) {
    const askedAt = performance.now();
    try {
      const answer = await ask(ticket.ticketId, place, signal);
      if (answer.state !== 'waiting' && answer.state !== 'running') return answer;
      const isSame = answer.place === place;
      place = answer.place;
      answeredAt = performance.now();
      onPlace(answer);
      // The server waits before it answers that nothing has changed, unless it is about to stop.
      if (!isSame || answeredAt - askedAt > AGAIN_AFTER_MS) continue;
    } catch (error) {
      if (statusOf(error) === NOT_FOUND) throw failureOf('missing');
      if (signal.aborted || !isOutage(error) || performance.now() - answeredAt > OUTAGE_MAXIMUM_MS) throw error;
    }
    await pause(AGAIN_AFTER_MS);
    if (signal.aborted) throw aborted();
  }
};

/**
 * Follows a trial to its result. Throws the error of a trial that failed, like a call. An abort or an outage that is
 * too long cancel the trial. A page that is left does not: it may be loaded again, and the server gives up tickets that
 * are not followed.
 */
export const followTicket = async (
  ticket: TrialTicket,
  { signal, onPlace }: { signal: AbortSignal; onPlace: (place: QueuePlace) => void },
  calls: TicketCalls = ticketCalls,
): Promise<Recognition> => {
  const cancel = () => calls.cancel(ticket.ticketId);
  signal.addEventListener('abort', cancel);
  try {
    if (signal.aborted) {
      cancel();
      throw aborted();
    }
    onPlace(ticket);
    const { result, state, ...end } = await untilEnd(ticket, signal, onPlace, calls);
    if (result) return result;
    throw failureOf(state === 'cancelled' ? state : 'failed', end);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
};
