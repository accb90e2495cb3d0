import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { WEBHOOK_TRIES } from '#contract/api/job-limits.ts';
import type { WebhookEvent } from '#contract/api/webhook-calls.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { FetchOptions } from '#server/kit/http/fetch-options.ts';
import { defineJob, type Worker } from '#server/kit/jobs/job.ts';
import type { Enqueue } from '#server/kit/jobs/queue.ts';
import type { Secret } from '#server/kit/secrets/secret.ts';
import type { OnEnded } from '../jobs/change-job.ts';
import { jobOf } from '../jobs/job-store.ts';
import { sendWebhook } from './send-webhook.ts';
import { signatureOf } from './signature.ts';
import { createWebhookStore, type FoundDelivery } from './webhook-store.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** The pauses before the second and each further try, in seconds: a day together. */
export const pauses = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 7 * HOUR, 9 * HOUR];
const GONE = 410;
/** Slow receivers must not delay the others. */
const AT_ONCE = 8;

export const deliverJob = defineJob({
  name: 'api.deliver',
  label: '发送任务回调',
  // A try that is already recorded is not repeated.
  data: z.object({ deliveryId: z.string(), tryNo: z.number() }),
  retries: 10,
  atOnce: AT_ONCE,
});

interface Sent {
  webhookId: string;
  event: WebhookEvent;
  jobId: string;
  data: object;
}

/** Adds a message to a receiver, in the transaction of the event. */
export const addDelivery = async (
  transaction: Database,
  { enqueue, webhookId, event, jobId, data }: Sent & { enqueue: Enqueue },
): Promise<void> => {
  const deliveryId = randomUUID();
  const body = JSON.stringify({ type: event, timestamp: new Date().toISOString(), data });
  await createWebhookStore(transaction).addDelivery(deliveryId, { webhookId, event, jobId, body });
  await enqueue(transaction, deliverJob, { deliveryId, tryNo: 1 });
};

/** Notifies the receivers of an account that a job has ended. */
export const notifyReceivers =
  (enqueue: Enqueue): OnEnded =>
  async (transaction, job) => {
    const ids = await createWebhookStore(transaction).receivers(job.account_id, job.application_id);
    const event = `job.${job.state}` as WebhookEvent;
    const { applicationId: _, ...data } = jobOf(job);
    for (const webhookId of ids) await addDelivery(transaction, { enqueue, webhookId, event, jobId: job.job_id, data });
  };

export interface DeliveryParts {
  database: Database;
  enqueue: Enqueue;
  secret: Secret;
  options: FetchOptions;
}

/** Sends messages to receivers, and each failed one again after a growing pause. */
export const deliveryWorker = ({
  database,
  enqueue,
  secret,
  options,
}: DeliveryParts): Worker<{ deliveryId: string; tryNo: number }> => {
  const headersOf = ({ delivery_id: id, webhook_id, body, ...sealed }: FoundDelivery) => {
    const timestamp = Math.floor(Date.now() / 1000);
    const secrets = [sealed.secret, ...(sealed.old_secret ? [sealed.old_secret] : [])];
    return {
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': secrets
        .map((one) => signatureOf(String(secret.open('webhook', webhook_id, one)), id, timestamp, body))
        .join(' '),
    };
  };

  return {
    job: deliverJob,
    async run({ deliveryId, tryNo }) {
      const found = await createWebhookStore(database).findDelivery(deliveryId);
      if (found?.state !== 'waiting' || found.tries >= tryNo) return;
      const { body, address } = found;
      const tried = found.is_open
        ? await sendWebhook(address, { body, headers: headersOf(found) }, options)
        : { status: null, fault: '回调地址已停用', milliseconds: 0, answer: '' };
      const isGone = tried.status === GONE;
      const pause = isGone || !found.is_open || tryNo >= WEBHOOK_TRIES ? undefined : pauses[tryNo - 1];
      const isDelivered = tried.fault === '';
      const nextAt = isDelivered || pause === undefined ? null : new Date(Date.now() + pause * 1000);
      const failed = nextAt ? 'waiting' : 'failed';
      await database.transaction(async (transaction) => {
        const store = createWebhookStore(transaction);
        const state = isDelivered ? 'delivered' : failed;
        if (!(await store.noteTry(deliveryId, tryNo, { tried, state, nextAt }))) return;
        if (isGone) await store.setGone(found.webhook_id);
        if (nextAt) await enqueue(transaction, deliverJob, { deliveryId, tryNo: tryNo + 1 }, { startAfter: nextAt });
      });
    },
    onRemoved: (transaction, { deliveryId, tryNo }) => createWebhookStore(transaction).giveUp(deliveryId, tryNo),
  };
};
