import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { contentTemplate } from '#server/app/test-templates.ts';
import { testDatabase } from '#server/kit/database/testing.ts';
import { createTicketStore } from './ticket-store.ts';
import { createTicketWatch } from './watch-tickets.ts';

const { database } = await testDatabase({ template: contentTemplate });
const tickets = createTicketStore(database);
const NEXT = { state: 'waiting', place: 0 } as const;
/** Once the watch has looked, before its callers have waited long enough. */
const LOOK_MS = 300;
let entryId = 0;

const addTicket = async () => {
  entryId += 1;
  const ticketId = `ticket${entryId}`.padEnd(22, 'x');
  await tickets.add({ ticketId, owner: 'owner', ownerId: null, entryId, expectedWait: 1, ...NEXT });
  return ticketId;
};

describe('[MEND-04] a caller that waits for a change of its ticket', () => {
  // No wait ends by its time.
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
  });

  test('is answered when it begins to run at the same place', async () => {
    const ticketId = await addTicket();
    const watch = createTicketWatch(tickets);
    const waited = watch.wait(ticketId, NEXT);
    await tickets.write(new Map([[ticketId, { state: 'running', place: 0, expectedWait: 1 }]]));
    await vi.advanceTimersByTimeAsync(LOOK_MS);
    expect(await waited).toBeUndefined();
  });

  test('is forgotten when it leaves', async () => {
    const ticketId = await addTicket();
    const look = vi.fn(tickets.look);
    const watch = createTicketWatch({ look });
    const leave = new AbortController();
    const waited = watch.wait(ticketId, NEXT, leave.signal);
    leave.abort();
    await waited;
    await watch.wait(ticketId, NEXT, leave.signal);
    await vi.advanceTimersByTimeAsync(LOOK_MS);
    expect(look).not.toHaveBeenCalled();
  });

  test('is one of three: one more answers the first', async () => {
    const watch = createTicketWatch(tickets);
    onTestFinished(watch.stop);
    const [ticketId, other] = [await addTicket(), await addTicket()];
    const answered: string[] = [];
    const wait = (name: string, id = ticketId) => watch.wait(id, NEXT).then(() => answered.push(name));
    const [first] = ['first', 'second', 'third'].map((name) => wait(name));
    void wait('of another ticket', other);
    void wait('fourth');
    await first;
    expect(answered).toEqual(['first']);
  });
});
