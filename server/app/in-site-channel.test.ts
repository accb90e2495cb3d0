import { expect, test } from 'vitest';
import { listMessages } from '#contract/messages/calls.ts';
import { type MessageKind, messageKinds } from '#contract/messages/kinds.ts';
import type { InSiteText } from '#server/kit/notify/notification.ts';
import { inSiteChannel } from './in-site-channel.ts';
import { testApp } from './testing.ts';

const { call, database, signUp, signUpSub } = await testApp();

const setSub = {
  name: '',
  text: `update identity_sub_account set permission_items = $2, enabled = $3, valid_until = $4 where sub_account_id = $1`,
};
const grant = (subAccountId: number, items: string[], { enabled = true, validUntil = null as string | null } = {}) =>
  database.query(setSub, [subAccountId, items, enabled, validUntil]);

const notify = (ownerIds: number[], kind: MessageKind, more: Partial<InSiteText> = {}) =>
  inSiteChannel.send(database, ownerIds, {
    event: 'test.event',
    kind,
    priority: 1,
    title: '认证已通过',
    content: '正文。',
    link: '/account/account',
    ...more,
  });
const titlesOf = async (token: string) =>
  (await call(listMessages, {}, { token })).body.data.messageParams.map(({ title }) => title);
const linkOf = { name: '', text: 'select link, content, priority from messages_message where owner_id = $1' };

test('[ACC-10] a message of the enterprise reaches the sub-accounts with the permission, without its link', async () => {
  const main = await signUp();
  const [granted, other, disabled, over] = await Promise.all([1, 2, 3, 4].map(() => signUpSub({ of: main })));
  const foreign = await signUpSub({});
  if (!granted || !other || !disabled || !over) throw new Error('a sub-account is missing');
  const item = ['try', 'organisationMessage'];
  await grant(granted.subAccountId, item);
  await grant(other.subAccountId, ['try']);
  await grant(disabled.subAccountId, item, { enabled: false });
  await grant(over.subAccountId, item, { validUntil: '2020-01-01' });
  await grant(foreign.subAccountId, item);
  await notify([main.accountId], messageKinds.certification);
  expect(await titlesOf(main.token)).toEqual(['认证已通过']);
  expect(await titlesOf(granted.token)).toEqual(['认证已通过']);
  expect(await titlesOf(other.token)).toEqual([]);
  expect(await titlesOf(foreign.token)).toEqual([]);
  for (const { subAccountId } of [disabled, over]) expect(await database.query(linkOf, [subAccountId])).toEqual([]);
  expect(await database.query(linkOf, [granted.subAccountId])).toEqual([
    { link: null, content: '以下消息发给您所在企业的主账号。\n\n正文。', priority: 1 },
  ]);
});

test.each(Object.entries(messageKinds))('[ACC-10] whether a message of the kind %s is copied', async (name, kind) => {
  const main = await signUp();
  const sub = await signUpSub({ of: main });
  await grant(sub.subAccountId, ['organisationMessage']);
  await notify([main.accountId], kind);
  const isCopied = ['certification', 'workOrder', 'quota', 'audit'].includes(name);
  expect(await titlesOf(sub.token)).toEqual(isCopied ? ['认证已通过'] : []);
});

test('[ACC-10] a sub-account that is a recipient gets it once, and its own messages are not copied', async () => {
  const main = await signUp();
  const author = await signUpSub({ of: main });
  const colleague = await signUpSub({ of: main });
  for (const { subAccountId } of [author, colleague]) await grant(subAccountId, ['organisationMessage']);
  await notify([author.subAccountId], messageKinds.workOrder, { title: '只给作者' });
  await notify([main.accountId, author.subAccountId], messageKinds.workOrder, { title: '两者都知道' });
  expect(await titlesOf(author.token)).toEqual(['两者都知道', '只给作者']);
  expect(await titlesOf(colleague.token)).toEqual(['两者都知道']);
});
