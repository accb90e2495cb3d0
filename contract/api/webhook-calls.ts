import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { count, pageNo } from '../kit/paging.ts';
import { text } from '../kit/text.ts';
import { WEBHOOK_ADDRESS_MAXIMUM } from './job-limits.ts';
import { jobId } from './job-shapes.ts';

const base = '/api/ai-portal/portal/v1/webhooks';
const own = { service: 'ability', access: 'jobs' } as const;
const one = { ...own, statuses: [404] } as const;

/** The part of an address that an error names if its host cannot be found. */
export const WEBHOOK_HOST = 'address.host';

/** The events that the portal sends to a receiver; they are the states in which a job ends. */
export const webhookEvents = ['job.done', 'job.cancelled', 'job.refused', 'test.ping'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

const webhookId = z.guid();
const webhook = z.object({
  webhookId,
  address: z.string(),
  applicationId: z.nullable(z.string()),
  enabled: z.boolean(),
  /** The receiver has answered 410, so nothing more is sent to it. */
  isGone: z.boolean(),
  /** The old secret signs as well until then. */
  oldUntil: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
});
export type Webhook = z.output<typeof webhook>;
/** The secret is shown once. */
const withSecret = z.extend(webhook, { secret: z.string() });

const delivery = z.object({
  deliveryId: z.guid(),
  event: z.enum(webhookEvents),
  jobId,
  /** Null for a test, and for a job that is gone or that the user may not see. */
  jobTitle: z.nullable(z.string()),
  state: z.enum(['waiting', 'delivered', 'failed']),
  createdAt: z.iso.datetime(),
  /** When it is sent next, if it waits for that; it is on its way if this is past. */
  nextAt: z.nullable(z.iso.datetime()),
  tries: z.array(
    z.object({
      tryNo: count,
      at: z.iso.datetime(),
      /** The HTTP status; null if no answer came. */
      status: z.nullable(count),
      /** Why it counts as failed, in one Chinese sentence; empty if it was delivered. */
      fault: z.string(),
      milliseconds: count,
      /** The beginning of the answer. */
      answer: z.string(),
    }),
  ),
});
export type Delivery = z.output<typeof delivery>;

export const listWebhooks = defineCall({
  ...own,
  name: 'webhooks.list',
  method: 'GET',
  path: `${base}/list`,
  summary: '回调地址',
  request: z.object({}),
  answer: z.object({ list: z.array(webhook) }),
});

export const addWebhook = defineCall({
  ...one,
  name: 'webhooks.add',
  method: 'POST',
  path: `${base}/add`,
  summary: '添加回调地址；密钥只在此时显示',
  request: z.object({ address: text(WEBHOOK_ADDRESS_MAXIMUM, 1), applicationId: z.optional(z.guid()) }),
  answer: withSecret,
});

export const rotateWebhook = defineCall({
  ...one,
  name: 'webhooks.rotate',
  method: 'POST',
  path: `${base}/rotate`,
  summary: '更换回调密钥；旧密钥在 24 小时内同时签名',
  request: z.object({ webhookId }),
  answer: withSecret,
});

export const setWebhook = defineCall({
  ...one,
  name: 'webhooks.set',
  method: 'POST',
  path: `${base}/set`,
  summary: '停用或启用回调地址',
  request: z.object({ webhookId, enabled: z.boolean() }),
  answer: webhook,
});

export const removeWebhook = defineCall({
  ...one,
  name: 'webhooks.remove',
  method: 'POST',
  path: `${base}/remove`,
  summary: '移除回调地址及其发送记录',
  request: z.object({ webhookId }),
  answer: z.object({}),
});

export const pingWebhook = defineCall({
  ...one,
  name: 'webhooks.ping',
  method: 'POST',
  path: `${base}/ping`,
  summary: '发送一条测试回调',
  request: z.object({ webhookId }),
  answer: z.object({}),
});

export const queryDeliveries = defineCall({
  ...one,
  name: 'webhooks.deliveries',
  method: 'POST',
  path: `${base}/deliveries/query`,
  summary: '回调的发送记录，最新的在前',
  request: z.object({ webhookId, pageNo: z._default(pageNo, 1) }),
  answer: z.object({ list: z.array(delivery), total: count }),
});

export const resendDelivery = defineCall({
  ...one,
  name: 'webhooks.resend',
  method: 'POST',
  path: `${base}/deliveries/resend`,
  summary: '再次发送一条回调，编号不变',
  request: z.object({ deliveryId: z.guid() }),
  answer: z.object({}),
});
