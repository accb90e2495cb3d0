import { cancelTicket, type FollowedTicket, getTicket } from '#contract/trial/tickets.ts';
import type { Database } from '#server/kit/database/database.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import { type Caller, ownerIdOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { CANCELLED } from '../refund-reasons.ts';
import { refundTicket } from './end-ticket.ts';
import type { RunningTickets } from './running-tickets.ts';
import { failLost } from './lost-tickets.ts';
import { createTicketStore } from './ticket-store.ts';
import type { TicketWatch } from './watch-tickets.ts';

const isOpen = ({ state }: FollowedTicket) => state === 'waiting' || state === 'running';

/** Serves the calls with which a trial is followed and cancelled, on any node. */
export const serveTickets = (
  calls: Calls,
  { database, runningTickets, watch }: { database: Database; runningTickets: RunningTickets; watch: TicketWatch },
) => {
  const tickets = createTicketStore(database);

  /** Throws 404 for a ticket that does not exist or is another account's, without a difference. */
  const ask = async (ticketId: string, { user }: Caller): Promise<FollowedTicket> => {
    const mine = () => tickets.ask(ticketId, user ? ownerIdOf(user) : null);
    let found = await mine();
    if (found?.isLost) {
      await failLost(database, ticketId);
      found = await mine();
    }
    if (!found) throw protocolError('ability', 'notFound', 'ticketId');
    return found.ticket;
  };

  calls.serve(getTicket, async ({ ticketId, place }, caller) => {
    const ticket = await ask(ticketId, caller);
    if (!isOpen(ticket) || ticket.place !== place) return ticket;
    await watch.wait(ticketId, ticket, caller.gone);
    return caller.gone?.aborted ? ticket : ask(ticketId, caller);
  });

  calls.serve(cancelTicket, async ({ ticketId }, caller) => {
    const ticket = await ask(ticketId, caller);
    if (!isOpen(ticket)) return { state: ticket.state };
    await refundTicket(database, ticketId, { how: { state: 'cancelled' }, reason: CANCELLED });
    runningTickets.giveUp(ticketId);
    return { state: (await ask(ticketId, caller)).state };
  });
};
