import { afterAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { listMessages } from '#contract/messages/calls.ts';
import { messageKinds, priorities } from '#contract/messages/kinds.ts';
import { silentLog } from '#server/kit/database/testing.ts';
import { defineJob } from '#server/kit/jobs/job.ts';
import { createQueue } from '#server/kit/jobs/queue.ts';
import type { AnyChannel, Channel } from '#server/kit/notify/channel.ts';
import { defineNotification } from '#server/kit/notify/notification.ts';
import { createNotify } from '#server/kit/notify/notify.ts';
import type { ChannelParts } from './channels.ts';
import { inSiteChannel } from './in-site-channel.ts';
import { testApp } from './testing.ts';

// The parts of a further channel, which docs/how-to/add-a-channel.md shows. `scripts/how-to-examples.test.ts` compares them.
declare module '#server/kit/notify/notification.ts' {
  interface ChannelTexts {
    pager: { line: string };
  }
}
const { call, connection, config, database, signUp } = await testApp();

/** The pager, by the number of the account. */
const pages: [accountId: string, line: string][] = [];
const page = async (accountId: string, line: string) => void pages.push([accountId, line]);

const pageJob = defineJob({
  name: 'pager.page',
  label: '传呼',
  data: z.object({ accountId: z.string(), line: z.string() }),
});
const createPagerChannel = ({ enqueue }: ChannelParts): Channel<'pager'> => ({
  name: 'pager',
  async send(transaction, recipients, { line }) {
    for (const id of recipients) await enqueue(transaction, pageJob, { accountId: String(id), line });
  },
  fromInSite: ({ kind, title }) => (kind === messageKinds.security ? { line: title } : undefined),
  worker: { job: pageJob, run: ({ accountId, line }) => page(accountId, line) },
});
const createChannels = (parts: ChannelParts): readonly AnyChannel[] => [inSiteChannel, createPagerChannel(parts)];

const sms = { send: async () => {}, provider: false };
const queue = createQueue({ connection, log: silentLog });
const channels = createChannels({ config, database, log: silentLog, enqueue: queue.enqueue, sms });
await queue.start(channels.flatMap(({ worker }) => worker ?? []));
afterAll(() => queue.stop());
const notify = createNotify(channels);

const renamed = defineNotification<{ name: string }>({
  event: 'test.renamed',
  kind: messageKinds.system,
  priority: priorities.important,
  templates: {
    inSite: ({ name }) => ({ title: `改名：${name}`, content: '正文。', link: '/account/account' }),
    pager: ({ name }) => ({ line: `renamed to ${name}` }),
  },
});
const titled = defineNotification({
  event: 'test.titled',
  kind: messageKinds.system,
  priority: priorities.normal,
  templates: { inSite: () => ({ title: '只在站内', content: '正文。' }) },
});

const warned = defineNotification({
  event: 'test.warned',
  kind: messageKinds.security,
  priority: priorities.warning,
  templates: { inSite: () => ({ title: '新设备登录', content: '正文。' }) },
});

const titlesOf = async ({ token }: { token: string }) =>
  (await call(listMessages, {}, { token })).body.data.messageParams.map(({ title }) => title);
const queued = async () =>
  (
    await database.query<{ count: number }>({
      name: '',
      text: `select count(*)::int as count from pgboss.job where name = 'pager.page'`,
    })
  )[0]?.count;

test('a notification is rendered and sent on each channel that it has a template for', async () => {
  const [one, two] = [await signUp(), await signUp()];
  await database.transaction((transaction) =>
    notify(transaction, renamed, [one.accountId, two.accountId], { name: '甲' }),
  );
  await database.transaction((transaction) => notify(transaction, titled, [one.accountId], {}));
  expect(await titlesOf(one)).toEqual(['只在站内', '改名：甲']);
  expect(await titlesOf(two)).toEqual(['改名：甲']);
  await vi.waitFor(() => expect(pages).toHaveLength(2), { timeout: 30_000, interval: 20 });
  expect(new Map(pages)).toEqual(
    new Map([one, two].map(({ accountId }) => [String(accountId), 'renamed to 甲'] as const)),
  );
});

test('a channel sends what it makes of the text in the inbox', async () => {
  const account = await signUp();
  await database.transaction((transaction) => notify(transaction, warned, [account.accountId], {}));
  expect(await titlesOf(account)).toEqual(['新设备登录']);
  await vi.waitFor(() => expect(pages).toContainEqual([String(account.accountId), '新设备登录']), {
    timeout: 30_000,
    interval: 20,
  });
});

test('a transaction that fails takes back what every channel has', async () => {
  const account = await signUp();
  const before = await queued();
  const failing = database.transaction(async (transaction) => {
    await notify(transaction, renamed, [account.accountId], { name: '乙' });
    throw new Error('the event does not happen');
  });
  await expect(failing).rejects.toThrow('the event does not happen');
  expect(await titlesOf(account)).toEqual([]);
  expect(await queued()).toBe(before);
});

test('a template for a channel that is not listed fails the event', async () => {
  const account = await signUp();
  const withoutChannel = createNotify([inSiteChannel]);
  const failing = database.transaction((transaction) =>
    withoutChannel(transaction, renamed, [account.accountId], { name: '丙' }),
  );
  await expect(failing).rejects.toThrow('test.renamed has a template for an unknown channel pager');
  expect(await titlesOf(account)).toEqual([]);
});
