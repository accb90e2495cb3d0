import * as z from 'zod/mini';
import { sendingStates } from '#contract/messages/sending-states.ts';
import type { Database } from '#server/kit/database/database.ts';
import { defineJob, type Worker } from '#server/kit/jobs/job.ts';
import type { Enqueue } from '#server/kit/jobs/queue.ts';
import type { Notify } from '#server/kit/notify/notify.ts';
import type { CreateRecipients } from '#server/kit/notify/recipients.ts';
import { composedMessage } from './notifications.ts';
import { createSendingStore } from './sending-store.ts';

/** Small enough to stay within the query timeout. */
const STEP = 500;
/** After this time, a job leaves the rest to a new one, so that a small message need not wait for a large one. */
const SLICE_MS = 2000;

/** Sends a message of an operator to its audience. */
export const sendMessageJob = defineJob({
  name: 'messages.send',
  label: '发送消息',
  data: z.object({ sendingId: z.string() }),
  retries: 30,
  retryDelayMaximumSeconds: 60,
  unique: { key: ({ sendingId }) => sendingId, among: 'waiting' },
});

export interface SendingParts {
  createRecipients: CreateRecipients;
  notify: Notify;
}

/**
 * Sends one step of a message and records the progress in the same transaction, so that after a crash every account
 * gets it exactly once. Returns whether more is left to send.
 */
export const sendStep = (
  database: Database,
  { createRecipients, notify }: SendingParts,
  sendingId: string,
  step = STEP,
): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const store = createSendingStore(transaction);
    const taken = await store.take(sendingId);
    if (!taken) return false;
    const { composed, addressees, after, until } = taken;
    const ownerIds = await createRecipients(transaction).next(addressees, { after, until, limit: step });
    const last = ownerIds.at(-1);
    if (last !== undefined) {
      await notify(transaction, composedMessage(composed), ownerIds, composed);
      await store.progress(sendingId, ownerIds.length, last);
    }
    const isLeft = ownerIds.length === step;
    if (!isLeft) await store.finish(sendingId, sendingStates.sent);
    return isLeft;
  });

export const sendingWorker = (
  database: Database,
  { enqueue, ...parts }: SendingParts & { enqueue: Enqueue },
  { step: most = STEP, sliceMs = SLICE_MS } = {},
): Worker<{ sendingId: string }> => {
  let step = most;
  return {
    job: sendMessageJob,
    async run({ sendingId }, { signal }) {
      const end = performance.now() + sliceMs;
      try {
        while (await sendStep(database, parts, sendingId, step)) {
          step = Math.min(most, step * 2);
          if (!signal.aborted && performance.now() < end) continue;
          await enqueue(database, sendMessageJob, { sendingId });
          return;
        }
      } catch (error) {
        // A step whose accounts have very many sub-accounts can exceed the query timeout, so the next one is smaller.
        step = Math.max(1, Math.floor(step / 2));
        throw error;
      }
    },
    async onRemoved(transaction, { sendingId }) {
      const store = createSendingStore(transaction);
      const held = await store.hold(sendingId);
      if (held?.state === sendingStates.sending) await store.finish(sendingId, sendingStates.cancelled);
    },
    unfinished: async () =>
      (await createSendingStore(database).listUnfinished()).map(({ sendingId, startsAt }) => ({
        data: { sendingId },
        startAfter: startsAt,
      })),
  };
};
