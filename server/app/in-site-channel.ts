import { messageKinds } from '#contract/messages/kinds.ts';
import { grantedSubAccounts } from '#server/areas/organisation/public/granted.ts';
import { createMessageStore } from '#server/areas/messages/store.ts';
import type { Channel } from '#server/kit/notify/channel.ts';

/** Kinds of messages that concern the whole enterprise. */
const organisationKinds: readonly number[] = [
  messageKinds.certification,
  messageKinds.workOrder,
  messageKinds.quota,
  messageKinds.audit,
];

/**
 * Sends messages to inboxes. A message that concerns the whole enterprise also goes to its sub-accounts that may receive
 * such messages. Their copy has no link, because only the main account can act on it.
 */
export const inSiteChannel: Channel<'inSite'> = {
  name: 'inSite',
  async send(transaction, recipients, { kind, priority, title, content, link }) {
    const store = createMessageStore(transaction);
    const message = { ownerIds: recipients, kind, priority, title, content, link };
    if (!organisationKinds.includes(kind)) return store.send(message);
    const reached = new Set(recipients.map(Number));
    const granted = await grantedSubAccounts(transaction, recipients, 'organisationMessage');
    const ownerIds = granted.filter((subAccountId) => !reached.has(subAccountId));
    await store.holdOwners([...reached, ...ownerIds]);
    await store.send(message);
    if (ownerIds.length === 0) return;
    await store.send({ ownerIds, kind, priority, title, content: `以下消息发给您所在企业的主账号。\n\n${content}` });
  },
};
