import type { Database } from '#server/kit/database/database.ts';
import type { IntervalJob } from '#server/kit/jobs/interval-job.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import { afterClosing } from './order-state.ts';
import { createWorkOrderStore } from './store.ts';
import { closed, closesSoon } from './notifications.ts';

const LOOK_EVERY_MS = 60_000;

/** Handles one order per transaction, since messages about several at once could deadlock. */
const oneByOne = async (
  database: Database,
  isStopping: () => boolean,
  take: (transaction: Database) => Promise<boolean>,
): Promise<void> => {
  while (!isStopping() && (await database.transaction(take)));
};

/** Closes orders that the customer has not answered for too long, and warns about orders that close soon. */
export const closeUnanswered = async (database: Database, notify: Notify, isStopping = () => false): Promise<void> => {
  await oneByOne(database, isStopping, async (transaction) => {
    const store = createWorkOrderStore(transaction);
    const order = await store.dueToClose();
    if (!order) return false;
    await store.change(order.orderId, afterClosing(order, order.now));
    await store.addEntry(order.orderId, {
      act: 'close',
      by: 'system',
      actorId: null,
      actorName: null,
      text: '',
      fileIds: [],
      internal: false,
    });
    await notify(transaction, closed, [order.ownerId], { order });
    return true;
  });
  await oneByOne(database, isStopping, async (transaction) => {
    const store = createWorkOrderStore(transaction);
    const order = await store.dueToWarn();
    if (!order) return false;
    await store.markWarned(order.orderId);
    await notify(transaction, closesSoon, [order.ownerId], { order });
    return true;
  });
};

/** Closes work orders that wait for an answer for too long. */
export const closingJob = (database: Database, notify: Notify): IntervalJob => ({
  name: 'workOrders.closeUnanswered',
  everyMs: LOOK_EVERY_MS,
  failure: 'work orders stay open for now',
  run: (isStopping) => closeUnanswered(database, notify, isStopping),
});
