import type { Database } from '#server/kit/database/database.ts';
import { createTicketStore } from './ticket-store.ts';

const LOOK_EVERY_MS = 300;
const WAIT_MS = 5000;

/** The state that a caller knows. */
interface Waiter {
  ticketId: string;
  place: number;
  wake(): void;
}

/**
 * Lets callers wait until their tickets change, whichever node has them. One query at a time looks at all of them, so
 * that many callers cost no more than one.
 */
export const createTicketWatch = (database: Database) => {
  const tickets = createTicketStore(database);
  const waiters = new Set<Waiter>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const look = async () => {
    const ids = new Set([...waiters].map(({ ticketId }) => ticketId));
    // A caller that cannot be helped asks itself, and gets the error.
    const rows = await tickets.look([...ids]).catch(() => []);
    const now = new Map(rows.map((row) => [row.ticket_id, row]));
    for (const { ticketId, place, wake } of waiters) {
      const ticket = now.get(ticketId);
      if (!ticket ? ids.has(ticketId) : ticket.is_over || ticket.place !== place) wake();
    }
    timer = undefined;
    lookSoon();
  };
  const lookSoon = () => {
    if (waiters.size > 0) timer ??= setTimeout(() => void look(), LOOK_EVERY_MS);
  };

  return {
    /** Waits until a ticket has ended or its place is another one, a few seconds at most. */
    wait: (ticketId: string, place: number): Promise<void> =>
      new Promise((resolve) => {
        if (isStopped) return resolve();
        const wake = () => {
          clearTimeout(late);
          waiters.delete(waiter);
          resolve();
        };
        const late = setTimeout(wake, WAIT_MS);
        const waiter = { ticketId, place, wake };
        waiters.add(waiter);
        lookSoon();
      }),
    /** Answers everybody who waits. */
    stop() {
      isStopped = true;
      for (const { wake } of waiters) wake();
    },
  };
};

export type TicketWatch = ReturnType<typeof createTicketWatch>;
