import type { FollowedTicket } from '#contract/trial/tickets.ts';
import { createDelayedRun } from '#server/kit/jobs/delayed-run.ts';
import type { TicketStore } from './ticket-store.ts';

const LOOK_EVERY_MS = 300;
const WAIT_MS = 5000;
/** A ticket is followed by one page. Of more callers that wait for it, the first is answered. */
const WAITING_FOR_ONE = 3;

/** The state of a ticket that a caller has already received. */
type Known = Pick<FollowedTicket, 'state' | 'place'>;

interface Waiter extends Known {
  ticketId: string;
  wake(): void;
}

/**
 * Lets callers wait until their tickets change, on any node. One query at a time looks at all of them, so that many
 * callers cost no more than one.
 */
export const createTicketWatch = (tickets: Pick<TicketStore, 'look'>) => {
  const waiters = new Set<Waiter>();
  let isStopped = false;

  const looking = createDelayedRun(async () => {
    const ids = new Set([...waiters].map(({ ticketId }) => ticketId));
    // When the query fails, all callers stop waiting; each then reads its ticket and gets the error.
    const rows = ids.size > 0 ? await tickets.look([...ids]).catch(() => []) : [];
    const now = new Map(rows.map((row) => [row.ticket_id, row]));
    for (const { ticketId, state, place, wake } of waiters) {
      const ticket = now.get(ticketId);
      if (!ticket ? ids.has(ticketId) : ticket.state !== state || ticket.place !== place) wake();
    }
    return waiters.size > 0 ? LOOK_EVERY_MS : undefined;
  });

  return {
    /** Waits until the state or the place of a ticket changes or its caller leaves, a few seconds at most. */
    wait: (ticketId: string, { state, place }: Known, gone?: AbortSignal): Promise<void> =>
      new Promise((resolve) => {
        if (isStopped || gone?.aborted) return resolve();
        const wake = () => {
          clearTimeout(late);
          gone?.removeEventListener('abort', wake);
          waiters.delete(waiter);
          resolve();
        };
        const late = setTimeout(wake, WAIT_MS);
        const waiter = { ticketId, state, place, wake };
        gone?.addEventListener('abort', wake);
        const others = [...waiters].filter((other) => other.ticketId === ticketId);
        if (others.length >= WAITING_FOR_ONE) others[0]?.wake();
        waiters.add(waiter);
        looking.after(LOOK_EVERY_MS);
      }),
    /** Answers all waiting callers. */
    stop() {
      isStopped = true;
      for (const { wake } of waiters) wake();
    },
  };
};

export type TicketWatch = ReturnType<typeof createTicketWatch>;
