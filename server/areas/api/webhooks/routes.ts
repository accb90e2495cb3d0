import { randomUUID } from 'node:crypto';
import { DELIVERIES_PAGE_SIZE, WEBHOOKS_MAXIMUM } from '#contract/api/job-limits.ts';
import {
  addWebhook,
  listWebhooks,
  pingWebhook,
  queryDeliveries,
  removeWebhook,
  resendDelivery,
  rotateWebhook,
  setWebhook,
  type Webhook,
  WEBHOOK_HOST,
} from '#contract/api/webhook-calls.ts';
import { NAME_TAKEN, NO_MORE, WRONG_STATE, WRONG_WEBHOOK } from '#contract/kit/errors/portal.ts';
import type { Database } from '#server/kit/database/database.ts';
import { businessError, forbidden, protocolError } from '#server/kit/http/call-error.ts';
import { type Caller, userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import type { FetchOptions } from '#server/kit/http/fetch-options.ts';
import type { Enqueue } from '#server/kit/jobs/queue.ts';
import { AddressError, reachable } from '#server/kit/outbound/checked-address.ts';
import type { Secret } from '#server/kit/secrets/secret.ts';
import { addDelivery, deliverJob } from './deliver-job.ts';
import { readReceiver } from './send-webhook.ts';
import { newSecret } from './signature.ts';
import { ASK_EVERY_SECONDS, createWebhookStore } from './webhook-store.ts';

interface Parts {
  database: Database;
  secret: Secret;
  enqueue: Enqueue;
  options: FetchOptions;
}

/**
 * Returns the owner of the caller's receivers. A sub-account needs the item for keys, because a receiver's secret is as
 * sensitive as a key.
 */
const ownerOf = (caller: Caller) => {
  const user = userOf(caller);
  if (!user.permissionItems.has('key')) throw forbidden('ability', 'key');
  return { accountId: user.accountId, subAccountId: user.subAccountId ?? null, by: user.subAccountName ?? '' };
};

const orNotFound = <Found>(found: Found | undefined, field = 'webhookId'): Found => {
  if (found === undefined) throw protocolError('ability', 'notFound', field);
  return found;
};

/** Whether two receivers would get the same message twice: at one address, about jobs of one application. */
const isSame = (
  one: Pick<Webhook, 'address' | 'applicationId'>,
  other: Pick<Webhook, 'address' | 'applicationId'>,
): boolean =>
  new URL(one.address).href === new URL(other.address).href &&
  (one.applicationId === other.applicationId || one.applicationId === null || other.applicationId === null);

/** Serves the receivers of an account and the log of what was sent to them. */
export const serveWebhooks = (calls: Calls, { database, secret, enqueue, options }: Parts): void => {
  const store = createWebhookStore(database);
  const sealed = (webhookId: string, plain: string) => secret.seal('webhook', webhookId, Buffer.from(plain));

  /** Throws unless an address is one of the public internet. */
  const expectPublic = async (address: string) => {
    try {
      await reachable(readReceiver(address, options), options);
    } catch (error) {
      const isLost = error instanceof AddressError && error.kind === 'network';
      throw businessError('ability', WRONG_WEBHOOK, isLost ? WEBHOOK_HOST : 'address');
    }
  };

  /** Runs before the delivery is locked, so that parallel requests wait for each other. */
  const expectNotOften = async (transaction: Database, webhookId: string) => {
    if (!(await createWebhookStore(transaction).mayAsk(webhookId)))
      throw protocolError('ability', 'tooMany').retryAfter(ASK_EVERY_SECONDS);
  };
  const sendAgain = async (transaction: Database, accountId: string, deliveryId: string): Promise<void> => {
    const tries = orNotFound(await createWebhookStore(transaction).again(accountId, deliveryId), 'deliveryId');
    await enqueue(transaction, deliverJob, { deliveryId, tryNo: tries + 1 });
  };

  calls.serve(listWebhooks, async (_request, caller) => ({ list: await store.list(ownerOf(caller).accountId) }));

  calls.serve(addWebhook, async ({ address, applicationId = null }, caller) => {
    const { accountId, by } = ownerOf(caller);
    await expectPublic(address);
    const webhookId = randomUUID();
    const plain = newSecret();
    const added = await database.transaction(async (transaction) => {
      const own = createWebhookStore(transaction);
      await own.holdAccount(accountId);
      if (applicationId !== null && !(await own.isOwnApplication(applicationId, accountId)))
        throw protocolError('ability', 'notFound', 'applicationId');
      const known = await own.list(accountId);
      if (known.some((one) => isSame(one, { address, applicationId })))
        throw businessError('ability', NAME_TAKEN, 'address');
      if (known.length >= WEBHOOKS_MAXIMUM) throw businessError('ability', NO_MORE);
      return own.add({ webhookId, accountId, applicationId, address, secret: sealed(webhookId, plain), by });
    });
    return { ...added, secret: plain };
  });

  calls.serve(rotateWebhook, async ({ webhookId }, caller) => {
    const plain = newSecret();
    const rotated = await store.rotate(ownerOf(caller).accountId, webhookId, sealed(webhookId, plain));
    return { ...orNotFound<Webhook>(rotated), secret: plain };
  });

  calls.serve(setWebhook, async ({ webhookId, enabled }, caller) =>
    orNotFound(await store.set(ownerOf(caller).accountId, webhookId, enabled)),
  );

  calls.serve(removeWebhook, async ({ webhookId }, caller) => {
    if (!(await store.remove(ownerOf(caller).accountId, webhookId))) orNotFound(undefined);
    return {};
  });

  calls.serve(pingWebhook, async ({ webhookId }, caller) => {
    const { accountId } = ownerOf(caller);
    if (!(await store.list(accountId)).some((one) => one.webhookId === webhookId)) orNotFound(undefined);
    if (!(await store.isOpen(accountId, webhookId))) throw businessError('ability', WRONG_STATE);
    await database.transaction(async (transaction): Promise<unknown> => {
      await expectNotOften(transaction, webhookId);
      const waiting = await createWebhookStore(transaction).waitingPing(webhookId);
      if (waiting !== undefined) return sendAgain(transaction, accountId, waiting);
      return addDelivery(transaction, { enqueue, webhookId, event: 'test.ping', jobId: randomUUID(), data: {} });
    });
    return {};
  });

  calls.serve(queryDeliveries, ({ webhookId, pageNo }, caller) =>
    store.deliveries(ownerOf(caller), webhookId, { pageNo, pageSize: DELIVERIES_PAGE_SIZE }),
  );

  calls.serve(resendDelivery, async ({ deliveryId }, caller) => {
    const { accountId } = ownerOf(caller);
    await database.transaction(async (transaction) => {
      const webhookId = await createWebhookStore(transaction).receiverOf(accountId, deliveryId);
      await expectNotOften(transaction, orNotFound(webhookId, 'deliveryId'));
      await sendAgain(transaction, accountId, deliveryId);
    });
    return {};
  });
};
