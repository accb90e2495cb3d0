import type { Recognition } from '#contract/trial/recognition.ts';
import type { FollowedTicket, TicketState } from '#contract/trial/tickets.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { removalOf } from '#server/kit/database/removal.ts';

/** A ticket whose node has written nothing for this time is lost. */
const LOST_AFTER = `interval '30 seconds'`;
/** A ticket that no caller has followed for this time is cancelled. */
const LEFT_AFTER = `interval '30 seconds'`;
const STORED_FOR = `interval '10 minutes'`;

/** SQL: the ticket `t` has not ended, and its node is alive. */
export const isLiveTicket = `t.ended_at is null and t.written_at > now() - ${LOST_AFTER}`;

/** Serializes what an owner adds, so that the count stays correct. */
const holdOwner = named(
  'trial.holdTickets',
  `select pg_advisory_xact_lock(hashtextextended('trial tickets ' || $1::text, 0))`,
);
const countOpen = named(
  'trial.countTickets',
  `select count(*) as open from trial_ticket t where t.owner = $1 and ${isLiveTicket}`,
);
const add = named(
  'trial.addTicket',
  `insert into trial_ticket (ticket_id, owner, owner_id, entry_id, state, place, expected_wait)
   values ($1, $2, $3::bigint, $4, $5, $6, $7)`,
);
/** Ends the time of those that have ended at once, although their rows go later. */
const ask = named(
  'trial.askTicket',
  `update trial_ticket set asked_at = now()
   where ticket_id = $1 and (owner_id is null or owner_id = $2::bigint)
     and (ended_at is null or ended_at > now() - ${STORED_FOR})
   returning state, place, expected_wait, result, code, retry_after,
     ended_at is null and written_at <= now() - ${LOST_AFTER} as is_lost`,
);
const look = named(
  'trial.lookAtTickets',
  'select ticket_id, state, place from trial_ticket where ticket_id = any($1::text[])',
);
const write = named(
  'trial.writeTickets',
  `update trial_ticket t set state = w.state, place = w.place, expected_wait = w.expected_wait, written_at = now()
   from unnest($1::text[], $2::text[], $3::integer[], $4::integer[]) as w(ticket_id, state, place, expected_wait)
   where t.ticket_id = w.ticket_id and t.ended_at is null
   returning t.ticket_id, t.asked_at <= now() - ${LEFT_AFTER} as is_left`,
);
const hold = named(
  'trial.holdTicket',
  'select entry_id from trial_ticket where ticket_id = $1 and ended_at is null for update',
);
const holdLost = named(
  'trial.holdLostTicket',
  `select entry_id from trial_ticket
   where ticket_id = $1 and ended_at is null and written_at <= now() - ${LOST_AFTER} for update`,
);
const end = named(
  'trial.endTicket',
  `update trial_ticket set state = $2, result = $3, code = $4, retry_after = $5, place = 0, expected_wait = 0,
     ended_at = now() where ticket_id = $1`,
);
const listLost = named(
  'trial.listLostTickets',
  `select ticket_id from trial_ticket where ended_at is null and written_at <= now() - ${LOST_AFTER} limit 100`,
);

export const oldTickets = removalOf('trial.removeOldTickets', 'trial_ticket', `ended_at <= now() - ${STORED_FOR}`);

/** Where an open ticket is. */
export interface TicketPlace {
  state: Extract<TicketState, 'waiting' | 'running'>;
  place: number;
  /** In seconds. */
  expectedWait: number;
}

export interface NewTicket extends TicketPlace {
  ticketId: string;
  owner: string;
  /** The account that may follow it; null for a visitor. */
  ownerId: string | null;
  entryId: number;
}

/** How a ticket ends. */
export type TicketEnd =
  | { state: 'done'; result: Recognition }
  | { state: 'failed'; code: string; retryAfter: number | undefined }
  | { state: 'cancelled' };

interface Row {
  state: TicketState;
  place: number;
  expected_wait: number;
  result: Recognition | null;
  code: string | null;
  retry_after: number | null;
  is_lost: boolean;
}

const followed = ({ state, place, expected_wait, result, code, retry_after }: Row): FollowedTicket => ({
  state,
  place,
  expectedWait: expected_wait,
  ...(result && { result }),
  ...(code !== null && { code }),
  ...(retry_after !== null && { retryAfter: retry_after }),
});

/** Trials that their callers follow. */
export const createTicketStore = (database: Database) => ({
  /** Blocks other additions of the owner until the transaction ends. */
  async holdOwner(owner: string): Promise<void> {
    await database.query(holdOwner, [owner]);
  },

  async countOpen(owner: string): Promise<number> {
    const [row] = await database.query<{ open: number }>(countOpen, [owner]);
    return (row as { open: number }).open;
  },

  async add({ ticketId, owner, ownerId, entryId, state, place, expectedWait }: NewTicket): Promise<void> {
    await database.query(add, [ticketId, owner, ownerId, entryId, state, place, expectedWait]);
  },

  /** Records that a caller follows it. Returns undefined if there is no such ticket, or it is another account's. */
  async ask(
    ticketId: string,
    ownerId: string | null,
  ): Promise<{ ticket: FollowedTicket; isLost: boolean } | undefined> {
    const [row] = await database.query<Row>(ask, [ticketId, ownerId]);
    return row && { ticket: followed(row), isLost: row.is_lost };
  },

  /** Reads what changes while callers wait. */
  look: (ticketIds: readonly string[]) =>
    database.query<{ ticket_id: string; state: TicketState; place: number }>(look, [ticketIds]),

  /** Writes the places of a node's tickets. Returns those that have not ended, and whether their owners have left. */
  write(places: ReadonlyMap<string, TicketPlace>) {
    const all = [...places.values()];
    return database.query<{ ticket_id: string; is_left: boolean }>(write, [
      [...places.keys()],
      all.map(({ state }) => state),
      all.map(({ place }) => place),
      all.map(({ expectedWait }) => expectedWait),
    ]);
  },

  /** Locks an open ticket and returns its charge. Returns undefined if it has ended, or with `lost` if its node lives. */
  async hold(ticketId: string, { lost = false } = {}): Promise<number | undefined> {
    const [row] = await database.query<{ entry_id: number }>(lost ? holdLost : hold, [ticketId]);
    return row?.entry_id;
  },

  async end(ticketId: string, how: TicketEnd): Promise<void> {
    await database.query(end, [
      ticketId,
      how.state,
      how.state === 'done' ? JSON.stringify(how.result) : null,
      how.state === 'failed' ? how.code : null,
      (how.state === 'failed' ? how.retryAfter : undefined) ?? null,
    ]);
  },

  /** Lists the ids of those that a dead node has left. */
  async listLost(): Promise<string[]> {
    const rows = await database.query<{ ticket_id: string }>(listLost);
    return rows.map((row) => row.ticket_id);
  },
});

export type TicketStore = ReturnType<typeof createTicketStore>;
