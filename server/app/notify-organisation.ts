import { messageKinds } from '#contract/messages/kinds.ts';
import { grantedSubAccounts } from '#server/areas/organisation/public/granted.ts';
import { createMessageStore } from '#server/areas/messages/store.ts';
import type { Notify } from '#server/kit/notify/notify.ts';

/** Kinds of messages that concern the whole enterprise. */
const organisationKinds: readonly number[] = [
  messageKinds.certification,
  messageKinds.workOrder,
  messageKinds.quota,
  messageKinds.audit,
];

/**
 * Sends a message. A message that concerns the whole enterprise also goes to its sub-accounts that may receive such
 * messages. Their copy has no link, because only the main account can act on it.
 */
export const notifyOrganisation: Notify = async (transaction, message) => {
  const store = createMessageStore(transaction);
  if (!organisationKinds.includes(message.kind)) return store.send(message);
  const told = new Set(message.ownerIds.map(Number));
  const granted = await grantedSubAccounts(transaction, message.ownerIds, 'organisationMessage');
  const ownerIds = granted.filter((subAccountId) => !told.has(subAccountId));
  await store.holdOwners([...told, ...ownerIds]);
  await store.send(message);
  if (ownerIds.length === 0) return;
  const { kind, priority, title, content } = message;
  await store.send({ ownerIds, kind, priority, title, content: `以下消息发给您所在企业的主账号。\n\n${content}` });
};
