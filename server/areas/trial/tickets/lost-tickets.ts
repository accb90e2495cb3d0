import type { Log } from '#server/kit/database/connection.ts';
import type { Database } from '#server/kit/database/database.ts';
import { removeOld } from '#server/kit/database/removal.ts';
import type { IntervalJob } from '#server/kit/jobs/interval-job.ts';
import { INTERRUPTED } from '../refund-reasons.ts';
import { refundTicket } from './end-ticket.ts';
import { createTicketStore, oldTickets } from './ticket-store.ts';

const EVERY_MS = 15_000;
const BUSY = '10013';

/** Fails a ticket whose node has died, and refunds its trial. */
export const failLost = (database: Database, ticketId: string): Promise<void> =>
  refundTicket(database, ticketId, {
    how: { state: 'failed', code: BUSY, retryAfter: undefined },
    reason: INTERRUPTED,
    lost: true,
  });

/** Fails the tickets of dead nodes, even if no caller follows them. */
export const failAllLost = async (
  database: Database,
  log: Pick<Log, 'warn'>,
  isStopping = () => false,
): Promise<void> => {
  for (const ticketId of await createTicketStore(database).listLost()) {
    if (isStopping()) return;
    // One that cannot be ended must not keep the others.
    await failLost(database, ticketId).catch((err: unknown) => log.warn({ err }, 'a lost ticket is ended later'));
  }
};

/** Fails what dead nodes left, and removes results that have been kept long enough, on every node. */
export const ticketJob = (database: Database, log: Pick<Log, 'warn'>): IntervalJob => ({
  name: 'trial.tidyTickets',
  everyMs: EVERY_MS,
  failure: 'tickets of trials that were left behind are ended later',
  async run(isStopping) {
    await removeOld(database, [oldTickets], log, isStopping);
    await failAllLost(database, log, isStopping);
  },
});
