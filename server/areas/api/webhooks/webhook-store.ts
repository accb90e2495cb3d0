import { DELIVERY_DAYS, OLD_SECRET_HOURS } from '#contract/api/job-limits.ts';
import type { Delivery, Webhook, WebhookEvent } from '#contract/api/webhook-calls.ts';
import type { Database } from '#server/kit/database/database.ts';
import { compose, every, pageOf, when } from '#server/kit/database/query.ts';
import { named } from '#server/kit/database/statement.ts';

const columns = `webhook_id, address, application_id, enabled and gone_at is null as enabled, gone_at is not null as is_gone,
  case when old_until > now() then old_until end as old_until, created_at`;
const listAll = named(
  'webhooks.list',
  `select ${columns} from api_webhook where account_id = $1 order by created_at, webhook_id`,
);
const hold = named(
  'webhooks.holdAccount',
  `select pg_advisory_xact_lock(hashtextextended('api_webhook ' || $1::text, 0))`,
);
const isOwn = named(
  'webhooks.isOwnApplication',
  'select 1 from api_application where application_id = $1 and account_id = $2',
);
const add = named(
  'webhooks.add',
  `insert into api_webhook (webhook_id, account_id, application_id, address, secret, created_by)
   values ($1, $2, $3, $4, $5, $6) returning ${columns}`,
);
const rotate = named(
  'webhooks.rotate',
  `update api_webhook set old_secret = secret, old_until = now() + interval '${OLD_SECRET_HOURS} hours', secret = $3
   where webhook_id = $1 and account_id = $2 returning ${columns}`,
);
const set = named(
  'webhooks.set',
  `update api_webhook set enabled = $3, gone_at = null where webhook_id = $1 and account_id = $2 returning ${columns}`,
);
const setGone = named('webhooks.setGone', 'update api_webhook set gone_at = now() where webhook_id = $1');
const remove = named(
  'webhooks.remove',
  'delete from api_webhook where webhook_id = $1 and account_id = $2 returning webhook_id',
);
const find = named(
  'webhooks.find',
  'select webhook_id from api_webhook where webhook_id = $1 and account_id = $2 and enabled and gone_at is null',
);
const receivers = named(
  'webhooks.receivers',
  `select webhook_id from api_webhook where account_id = $1 and enabled and gone_at is null
     and (application_id is null or application_id = $2)`,
);
const addDelivery = named(
  'webhooks.addDelivery',
  'insert into api_delivery (delivery_id, webhook_id, event, job_id, body) values ($1, $2, $3, $4, $5)',
);
const findDelivery = named(
  'webhooks.findDelivery',
  `select d.delivery_id, d.webhook_id, d.body, d.state, d.tries, w.address, w.secret,
     case when w.old_until > now() then w.old_secret end as old_secret, w.enabled and w.gone_at is null as is_open
   from api_delivery d join api_webhook w using (webhook_id) where d.delivery_id = $1`,
);
const addTry = named(
  'webhooks.addTry',
  `insert into api_delivery_try (delivery_id, try_no, status, fault, milliseconds, answer)
   values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning 1`,
);
const noteTry = named(
  'webhooks.noteTry',
  'update api_delivery set tries = $2, state = $3, next_at = $4 where delivery_id = $1',
);
const giveUp = named(
  'webhooks.giveUp',
  `update api_delivery set state = 'failed', next_at = null
   where delivery_id = $1 and state = 'waiting' and tries < $2`,
);
/** A burst, then one per this many seconds, for each receiver and over all nodes. */
const ASKS_AT_ONCE = 10;
export const ASK_EVERY_SECONDS = 6;
const ask = named(
  'webhooks.ask',
  `update api_webhook set asks_until = greatest(asks_until, now()) + interval '${ASK_EVERY_SECONDS} seconds'
   where webhook_id = $1 and asks_until <= now() + interval '${(ASKS_AT_ONCE - 1) * ASK_EVERY_SECONDS} seconds' returning 1`,
);
const waitingPing = named(
  'webhooks.findWaitingPing',
  `select delivery_id from api_delivery where webhook_id = $1 and event = 'test.ping' and state = 'waiting' limit 1`,
);
const receiverOf = named(
  'webhooks.receiverOf',
  `select webhook_id from api_delivery d join api_webhook w using (webhook_id)
   where d.delivery_id = $1 and w.account_id = $2`,
);
const again = named(
  'webhooks.again',
  `update api_delivery d set state = 'waiting', next_at = now() from api_webhook w
   where d.delivery_id = $1 and w.webhook_id = d.webhook_id and w.account_id = $2 returning d.tries`,
);
const listDeliveries = `select d.delivery_id, d.event, d.job_id, j.title as job_title, d.state, d.created_at, d.next_at,
     coalesce((select json_agg(json_build_object('tryNo', t.try_no, 'at', to_char(t.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
       'status', t.status, 'fault', t.fault, 'milliseconds', t.milliseconds, 'answer', t.answer) order by t.try_no)
       from api_delivery_try t where t.delivery_id = d.delivery_id), '[]') as tries
   from api_delivery d join api_webhook w using (webhook_id) left join api_job j on`;
const countDeliveries = named(
  'webhooks.countDeliveries',
  `select count(*) as total from api_delivery d join api_webhook w using (webhook_id)
   where d.webhook_id = $1 and w.account_id = $2 and d.created_at > now() - interval '${DELIVERY_DAYS} days'`,
);

interface Row {
  webhook_id: string;
  address: string;
  application_id: string | null;
  enabled: boolean;
  is_gone: boolean;
  old_until: Date | null;
  created_at: Date;
}
const webhookOf = (row: Row): Webhook => ({
  webhookId: row.webhook_id,
  address: row.address,
  applicationId: row.application_id,
  enabled: row.enabled,
  isGone: row.is_gone,
  oldUntil: row.old_until?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
});
const first = (rows: readonly Row[]): Webhook | undefined => rows[0] && webhookOf(rows[0]);

export interface NewWebhook {
  webhookId: string;
  accountId: string;
  applicationId: string | null;
  address: string;
  /** Sealed. */
  secret: Buffer;
  by: string;
}

export interface FoundDelivery {
  delivery_id: string;
  webhook_id: string;
  body: string;
  state: Delivery['state'];
  tries: number;
  address: string;
  secret: Buffer;
  old_secret: Buffer | null;
  is_open: boolean;
}

/** How a try has ended. */
export interface Tried {
  status: number | null;
  fault: string;
  milliseconds: number;
  answer: string;
}

interface DeliveryRow {
  delivery_id: string;
  event: WebhookEvent;
  job_id: string;
  job_title: string | null;
  state: Delivery['state'];
  created_at: Date;
  next_at: Date | null;
  tries: Delivery['tries'];
}

export const createWebhookStore = (database: Database) => ({
  async list(accountId: string): Promise<Webhook[]> {
    return (await database.query<Row>(listAll, [accountId])).map(webhookOf);
  },
  async holdAccount(accountId: string): Promise<void> {
    await database.query(hold, [accountId]);
  },
  async isOwnApplication(applicationId: string, accountId: string): Promise<boolean> {
    return (await database.query(isOwn, [applicationId, accountId])).length > 0;
  },
  async add({ webhookId, accountId, applicationId, address, secret, by }: NewWebhook): Promise<Webhook> {
    const values = [webhookId, accountId, applicationId, address, secret, by];
    return first(await database.query<Row>(add, values)) as Webhook;
  },
  async rotate(accountId: string, webhookId: string, secret: Buffer): Promise<Webhook | undefined> {
    return first(await database.query<Row>(rotate, [webhookId, accountId, secret]));
  },
  async set(accountId: string, webhookId: string, enabled: boolean): Promise<Webhook | undefined> {
    return first(await database.query<Row>(set, [webhookId, accountId, enabled]));
  },
  async setGone(webhookId: string): Promise<void> {
    await database.query(setGone, [webhookId]);
  },
  async remove(accountId: string, webhookId: string): Promise<boolean> {
    return (await database.query(remove, [webhookId, accountId])).length > 0;
  },
  /** Whether something can be sent to a webhook of the account. */
  async isOpen(accountId: string, webhookId: string): Promise<boolean> {
    return (await database.query(find, [webhookId, accountId])).length > 0;
  },
  /** Lists the webhooks that are notified of a job. */
  async receivers(accountId: number, applicationId: string | null): Promise<string[]> {
    const rows = await database.query<{ webhook_id: string }>(receivers, [accountId, applicationId]);
    return rows.map((row) => row.webhook_id);
  },
  async addDelivery(
    deliveryId: string,
    { webhookId, event, jobId, body }: { webhookId: string; event: WebhookEvent; jobId: string; body: string },
  ): Promise<void> {
    await database.query(addDelivery, [deliveryId, webhookId, event, jobId, body]);
  },
  async findDelivery(deliveryId: string): Promise<FoundDelivery | undefined> {
    const [row] = await database.query<FoundDelivery>(findDelivery, [deliveryId]);
    return row;
  },
  /** Records a try, once. Returns false if it is already recorded. */
  async noteTry(
    deliveryId: string,
    tryNo: number,
    { tried, state, nextAt }: { tried: Tried; state: Delivery['state']; nextAt: Date | null },
  ): Promise<boolean> {
    const { status, fault, milliseconds, answer } = tried;
    const added = await database.query(addTry, [deliveryId, tryNo, status, fault, milliseconds, answer]);
    if (added.length === 0) return false;
    await database.query(noteTry, [deliveryId, tryNo, state, nextAt]);
    return true;
  },
  /** Ends a delivery whose try will never be made, unless it is already recorded. */
  async giveUp(deliveryId: string, tryNo: number): Promise<void> {
    await database.query(giveUp, [deliveryId, tryNo]);
  },
  /** Lets a delivery be tried again. Returns how often it was tried, or undefined if the account has no such one. */
  async again(accountId: string, deliveryId: string): Promise<number | undefined> {
    const [row] = await database.query<{ tries: number }>(again, [deliveryId, accountId]);
    return row?.tries;
  },
  async receiverOf(accountId: string, deliveryId: string): Promise<string | undefined> {
    const [row] = await database.query<{ webhook_id: string }>(receiverOf, [deliveryId, accountId]);
    return row?.webhook_id;
  },
  /**
   * Counts a user's request to send something, and blocks others at the receiver. Returns false if there are too many.
   */
  async mayAsk(webhookId: string): Promise<boolean> {
    return (await database.query(ask, [webhookId])).length > 0;
  },
  async waitingPing(webhookId: string): Promise<string | undefined> {
    const [row] = await database.query<{ delivery_id: string }>(waitingPing, [webhookId]);
    return row?.delivery_id;
  },
  /** Lists what was sent to a webhook; of jobs that a sub-account may not see, without their titles. */
  async deliveries(
    { accountId, subAccountId }: { accountId: string; subAccountId: string | null },
    webhookId: string,
    page: { pageNo: number; pageSize: number },
  ) {
    const [rows, [counted]] = await Promise.all([
      database.query<DeliveryRow>(
        ...compose(
          listDeliveries,
          every([
            ['j.job_id = d.job_id and j.account_id = w.account_id'],
            when(subAccountId ?? undefined, (id) => ['j.sub_account_id = ?', id]),
          ]),
          ['where d.webhook_id = ? and w.account_id = ?', webhookId, accountId],
          'order by d.created_at desc, d.delivery_id desc',
          pageOf(page),
        ),
      ),
      database.query<{ total: number }>(countDeliveries, [webhookId, accountId]),
    ]);
    const list: Delivery[] = rows.map((row) => ({
      deliveryId: row.delivery_id,
      event: row.event,
      jobId: row.job_id,
      jobTitle: row.job_title,
      state: row.state,
      createdAt: row.created_at.toISOString(),
      nextAt: row.next_at?.toISOString() ?? null,
      tries: row.tries,
    }));
    return { list, total: counted?.total ?? 0 };
  },
});
