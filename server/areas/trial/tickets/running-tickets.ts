import { randomBytes } from 'node:crypto';
import type { TrialTicket } from '#contract/trial/tickets.ts';
import type { JobProgress } from '#engines/engine.ts';
import type { Log } from '#server/kit/database/connection.ts';
import type { Database } from '#server/kit/database/database.ts';
import { startIntervalJob } from '#server/kit/jobs/interval-job.ts';
import { createTicketStore, type TicketPlace } from './ticket-store.ts';

/** How soon a place, a caller that left, or a cancellation on another node gets through. */
const WRITE_EVERY_MS = 1000;

/** A trial of this node that has a ticket. */
interface TicketedTrial {
  progress(): JobProgress | undefined;
  outcome: Promise<unknown>;
  /** Its end is being recorded, so its ticket may have ended because of it. */
  isEnding(): boolean;
  /** Cancels it, because no caller waits for it any longer. */
  giveUp(): void;
}

interface TicketOwner {
  owner: string;
  ownerId: string | null;
  /** How many tickets the owner may have at a time, on all nodes. */
  most: number;
}

/** A trial that the engine has done, but that is not recorded yet, counts as running. */
const placeOf = (progress: JobProgress | undefined): TicketPlace => ({
  state: progress && !progress.isRunning ? 'waiting' : 'running',
  place: progress?.before ?? 0,
  expectedWait: Math.max(1, Math.ceil((progress?.expectedMs ?? 0) / 1000)),
});

/** The tickets of the trials that run on this node. */
export const createRunningTickets = (database: Database, log: Pick<Log, 'warn'>) => {
  const tickets = createTicketStore(database);
  const held = new Map<string, TicketedTrial>();

  /** Writes where each trial is, and gives those up that have ended elsewhere or whose owners have left. */
  const write = async () => {
    if (held.size === 0) return;
    const places = new Map([...held].map(([ticketId, { progress }]) => [ticketId, placeOf(progress())]));
    const rows = await tickets.write(places);
    const goOn = new Set(rows.filter((row) => !row.is_left).map((row) => row.ticket_id));
    for (const ticketId of places.keys()) {
      const trial = held.get(ticketId);
      if (trial && !goOn.has(ticketId) && !trial.isEnding()) trial.giveUp();
    }
  };
  let writing: ReturnType<typeof startIntervalJob> | undefined;

  return {
    start() {
      writing = startIntervalJob(
        {
          name: 'trial.writeTickets',
          everyMs: WRITE_EVERY_MS,
          failure: 'the places of tickets are written later',
          run: write,
        },
        log,
      );
    },
    /** Gives a trial a ticket. Returns undefined if its owner has as many as allowed. */
    async add(trial: TicketedTrial, entryId: number, { owner, ownerId, most }: TicketOwner) {
      const ticketId = randomBytes(16).toString('base64url');
      const place = placeOf(trial.progress());
      const isAdded = await database.transaction(async (transaction) => {
        const store = createTicketStore(transaction);
        await store.holdOwner(owner);
        if ((await store.countOpen(owner)) >= most) return false;
        await store.add({ ticketId, owner, ownerId, entryId, ...place });
        return true;
      });
      if (!isAdded) return undefined;
      held.set(ticketId, trial);
      const forget = () => void held.delete(ticketId);
      trial.outcome.then(forget, forget);
      const ticket: TrialTicket = { ticketId, place: place.place, expectedWait: place.expectedWait };
      return ticket;
    },
    /** Gives a trial up at once, if it runs here. */
    giveUp: (ticketId: string): void => held.get(ticketId)?.giveUp(),
    /** Ends after all its trials, which end with the engines. */
    async stop() {
      await Promise.allSettled([...held.values()].map(({ outcome }) => outcome));
      await writing?.stop();
    },
  };
};

export type RunningTickets = ReturnType<typeof createRunningTickets>;
