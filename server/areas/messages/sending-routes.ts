import { WRONG_STATE } from '#contract/kit/errors/portal.ts';
import type { Audience } from '#contract/messages/audience.ts';
import { SENDING_AHEAD_DAYS } from '#contract/messages/limits.ts';
import { cancelSending, countAudience, querySendings, sendMessage } from '#contract/messages/sending-calls.ts';
import { sendingStates } from '#contract/messages/sending-states.ts';
import type { Audit } from '#server/kit/audit/audit.ts';
import type { Database } from '#server/kit/database/database.ts';
import { protocolError, businessError } from '#server/kit/http/call-error.ts';
import { type Caller, userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { idempotent } from '#server/kit/limits/idempotency.ts';
import type { Enqueue } from '#server/kit/jobs/queue.ts';
import type { Addressees, CreateRecipients, Recipients } from '#server/kit/notify/recipients.ts';
import { sendMessageJob } from './sending-job.ts';
import { createSendingStore } from './sending-store.ts';

const DAY_MS = 86_400_000;
/** A sending for this minute may arrive in the next one. */
const PAST_ALLOWED_MS = 60_000;

/** Resolves an audience to accounts, and lists the names that cannot receive the message. */
const address = async (recipients: Recipients, audience: Audience) => {
  if (audience.to !== 'named') {
    const addressees: Addressees = audience;
    return { addressees, accounts: await recipients.count(audience), unknown: [], operators: [] };
  }
  const { accountIds, ...useless } = await recipients.find(audience.names);
  const addressees: Addressees = { to: 'named', accountIds };
  return { addressees, accounts: accountIds.length, ...useless };
};

interface SendingRoutes {
  audit: Audit;
  createRecipients: CreateRecipients;
  enqueue: Enqueue;
}

export const serveSendings = (
  calls: Calls,
  database: Database,
  { audit, createRecipients, enqueue }: SendingRoutes,
) => {
  calls.serve(countAudience, async ({ audience }) => {
    const { accounts, unknown, operators } = await address(createRecipients(database), audience);
    return { accounts, unknown, operators };
  });

  const record = (
    transaction: Database,
    caller: Caller,
    act: 'message.send' | 'message.cancel',
    sending: {
      sendingId: string;
      title: string;
      accounts: number;
    },
  ) =>
    audit(transaction, {
      actor: userOf(caller),
      address: caller.address,
      act,
      objectKind: 'message',
      objectId: sending.sendingId,
      objectName: sending.title,
      detail: { accounts: String(sending.accounts) },
    });

  calls.serve(sendMessage, async ({ audience, startTime, ...composed }, caller) => {
    const waits = startTime === null ? 0 : Date.parse(startTime) - Date.now();
    if (waits > SENDING_AHEAD_DAYS * DAY_MS || waits < -PAST_ALLOWED_MS)
      throw protocolError('ability', 'invalid', 'startTime');
    return idempotent(database, caller, sendMessage, async (transaction) => {
      const { addressees, accounts, unknown, operators } = await address(createRecipients(transaction), audience);
      if (accounts === 0 || unknown.length > 0 || operators.length > 0)
        throw businessError('ability', '10003', 'audience');
      const { accountId, accountName } = userOf(caller);
      const sendingId = await createSendingStore(transaction).add(composed, {
        addressees,
        expected: accounts,
        startTime,
        by: { accountId, accountName },
      });
      await enqueue(
        transaction,
        sendMessageJob,
        { sendingId },
        { startAfter: startTime === null ? undefined : new Date(startTime) },
      );
      await record(transaction, caller, 'message.send', { sendingId, title: composed.title, accounts });
      return { sendingId, expected: accounts };
    });
  });

  calls.serve(querySendings, (query) => createSendingStore(database).list(query));

  calls.serve(cancelSending, async ({ sendingId }, caller) =>
    database.transaction(async (transaction) => {
      const store = createSendingStore(transaction);
      const held = await store.hold(sendingId);
      if (!held) throw protocolError('ability', 'notFound', 'sendingId');
      if (held.state !== sendingStates.sending) throw businessError('ability', WRONG_STATE);
      await store.finish(sendingId, sendingStates.cancelled);
      await record(transaction, caller, 'message.cancel', { sendingId, title: held.title, accounts: held.sent });
      return { sent: held.sent };
    }),
  );
};
