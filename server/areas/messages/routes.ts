import {
  countUnread,
  deleteMessages,
  getMessage,
  listMessages,
  readAllMessages,
  readMessages,
  restoreMessages,
} from '#contract/messages/calls.ts';
import { readStates } from '#contract/messages/kinds.ts';
import type { Database } from '#server/kit/database/database.ts';
import { protocolError } from '#server/kit/http/call-error.ts';
import { ownerIdOf, userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { createMessageStore } from './store.ts';

export const serveMessages = (calls: Calls, database: Database) => {
  const store = createMessageStore(database);

  calls.serve(listMessages, async ({ page, size, read, keyword, kind, accountType, accountId }, caller) => {
    const ownerId = ownerIdOf(userOf(caller));
    if ((accountType ?? userOf(caller).accountType) !== userOf(caller).accountType)
      throw protocolError('message', 'notFound', 'accountType');
    if ((accountId ?? ownerId) !== ownerId) throw protocolError('message', 'notFound', 'accountId');
    const { messages, ...found } = await store.list(ownerId, {
      onlyUnread: read === readStates.unread,
      keyword: (keyword ?? '').trim(),
      kind,
      page,
      size,
    });
    return { messageParams: messages, ...found, page, size };
  });

  calls.serve(countUnread, async (_request, caller) => ({
    unread: await store.countUnread(ownerIdOf(userOf(caller))),
  }));

  calls.serve(getMessage, async ({ messagePushId }, caller) => {
    const ownerId = ownerIdOf(userOf(caller));
    const message = await store.find(ownerId, messagePushId);
    if (!message) throw protocolError('message', 'notFound', 'messagePushId');
    // A page request has only a cookie, which must not change data. The browser marks the message as read instead.
    if (!caller.exchange) return { ...message, unread: await store.countUnread(ownerId) };
    await store.markRead(ownerId, [messagePushId]);
    return { ...message, read: readStates.read, unread: await store.countUnread(ownerId) };
  });

  calls.serve(readMessages, async ({ messagePushIds }, caller) => {
    const ownerId = ownerIdOf(userOf(caller));
    await store.markRead(ownerId, messagePushIds);
    return { unread: await store.countUnread(ownerId) };
  });

  calls.serve(readAllMessages, async (_request, caller) => {
    const ownerId = ownerIdOf(userOf(caller));
    await store.markAllRead(ownerId);
    return { unread: await store.countUnread(ownerId) };
  });

  calls.serve(deleteMessages, async ({ messagePushIds }, caller) => {
    const ownerId = ownerIdOf(userOf(caller));
    const deleted = await store.remove(ownerId, messagePushIds);
    return { deleted, unread: await store.countUnread(ownerId) };
  });

  calls.serve(restoreMessages, async ({ messagePushIds }, caller) => {
    const ownerId = ownerIdOf(userOf(caller));
    const restored = await store.restore(ownerId, messagePushIds);
    return { restored, unread: await store.countUnread(ownerId) };
  });
};
