import type { Recognition } from '#contract/trial/recognition.ts';
import type { Database } from '#server/kit/database/database.ts';
import { createCountStore, type Used } from '../count-store.ts';
import { createTicketStore, type TicketEnd } from './ticket-store.ts';

const LATE = '20008';

/**
 * Charges the trial of a ticket and stores its result in one transaction. Returns undefined if the ticket has ended, or
 * if the trial was refunded meanwhile, which fails the ticket.
 */
export const finishTicket = (
  database: Database,
  ticketId: string,
  resultOf: (used: Used) => Recognition,
): Promise<Recognition | undefined> =>
  database.transaction(async (transaction) => {
    const tickets = createTicketStore(transaction);
    const entryId = await tickets.hold(ticketId);
    if (entryId === undefined) return undefined;
    const used = await createCountStore(transaction).keep(entryId);
    const result = used && resultOf(used);
    await tickets.end(
      ticketId,
      result ? { state: 'done', result } : { state: 'failed', code: LATE, retryAfter: undefined },
    );
    return result;
  });

/** Refunds the trial of a ticket and ends it. Does nothing to one that has ended, or with `lost` if its node lives. */
export const refundTicket = (
  database: Database,
  ticketId: string,
  { how, reason, lost = false }: { how: Exclude<TicketEnd, { state: 'done' }>; reason: string; lost?: boolean },
): Promise<void> =>
  database.transaction(async (transaction) => {
    const tickets = createTicketStore(transaction);
    const entryId = await tickets.hold(ticketId, { lost });
    if (entryId === undefined) return;
    await createCountStore(transaction).refund(entryId, reason);
    await tickets.end(ticketId, how);
  });
