import { sendingStates } from '#contract/messages/sending-states.ts';
import type { Log } from '#server/kit/database/connection.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { CreateRecipients } from '#server/kit/notify/recipients.ts';
import { startIntervalJob } from '#server/kit/jobs/interval-job.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import { createSendingStore } from './sending-store.ts';

const LOOK_EVERY_MS = 1000;
/** Small enough to stay within the query timeout. */
const STEP = 500;

export interface SendingParts {
  createRecipients: CreateRecipients;
  notify: Notify;
}

/**
 * Sends one step of a due message and records the progress in the same transaction, so that after a crash nobody gets
 * it twice or not at all. Returns whether anything was due.
 */
export const sendStep = (
  database: Database,
  { createRecipients, notify }: SendingParts,
  step = STEP,
): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const store = createSendingStore(transaction);
    const due = await store.takeDue();
    if (!due) return false;
    const { sendingId, composed, addressees, after, until } = due;
    const ownerIds = await createRecipients(transaction).next(addressees, { after, until, limit: step });
    const last = ownerIds.at(-1);
    if (last !== undefined) {
      await notify(transaction, { ...composed, link: composed.link ?? undefined, ownerIds });
      await store.progress(sendingId, ownerIds.length, last);
    }
    if (ownerIds.length < step) await store.finish(sendingId, sendingStates.sent);
    return true;
  });

/** Sends due messages, on every node. `wake` runs at once, and `stop` waits for the running step. */
export const startSending = (database: Database, parts: SendingParts, log: Log) => {
  let step = STEP;
  const sendAll = async (isStopping: () => boolean) => {
    try {
      while (!isStopping() && (await sendStep(database, parts, step))) step = Math.min(STEP, step * 2);
    } catch (error) {
      // A step whose accounts have very many sub-accounts can exceed the query timeout, so the next one is smaller.
      step = Math.max(1, Math.floor(step / 2));
      throw error;
    }
  };
  return startIntervalJob(
    { name: 'messages.send', everyMs: LOOK_EVERY_MS, failure: 'messages wait to be sent', run: sendAll },
    log,
  );
};
