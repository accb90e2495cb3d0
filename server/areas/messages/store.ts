import {
  CONTENT_MAXIMUM,
  MESSAGE_DAYS,
  RESTORE_MINUTES,
  SEARCHED_MAXIMUM,
  TITLE_MAXIMUM,
} from '#contract/messages/limits.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/pool.ts';
import { removalOf } from '#server/kit/database/removal.ts';
import type { RecipientIds } from '#server/kit/notify/channel.ts';
import type { InSiteText, NotifiedEvent } from '#server/kit/notify/notification.ts';
import { cut } from './cut.ts';
import { columns, isThere, isUnread, type MessageRow, messageOf, newestFirst } from './message-columns.ts';
import { type MessageSearch, searchMessages } from './search.ts';

/** A message to send. Each owner gets it once. */
export interface NewMessage extends InSiteText, Omit<NotifiedEvent, 'event'> {
  ownerIds: RecipientIds;
}

/** Small enough to stay within the query timeout. */
const MARKED_IN_A_STEP = 2000;

// Skips earlier pages in the index alone.
const pageOf = (condition: string) =>
  `select ${columns} from messages_message
   join (select message_push_id from messages_message where ${condition} ${newestFirst} offset $2 limit $3) shown
     using (message_push_id)
   ${newestFirst}`;
const listAll = named('messages.listAll', pageOf(isThere));
const listUnread = named('messages.listUnread', pageOf(isUnread));
const counts = named('messages.counts', 'select total, unread from messages_owner where owner_id = $1');
const find = named(
  'messages.find',
  `select ${columns}, content, link from messages_message where ${isThere} and message_push_id = $2`,
);
// Locks in id order, so that parallel statements cannot deadlock.
const markRead = named(
  'messages.markRead',
  `with waiting as (
     select message_push_id from messages_message where ${isUnread} and message_push_id = any ($2::bigint[])
     order by message_push_id for no key update
   )
   update messages_message m set read_at = now() from waiting w where m.message_push_id = w.message_push_id`,
);
// Skips rows that another statement has locked: this one locks newest first, so waiting could deadlock.
const markAllRead = named(
  'messages.markAllRead',
  `with waiting as (
     select message_push_id from messages_message where ${isUnread} and created_at <= coalesce($2, now())
     ${newestFirst} limit ${MARKED_IN_A_STEP} for no key update skip locked
   ), marked as (
     update messages_message m set read_at = now() from waiting w where m.message_push_id = w.message_push_id returning 1
   )
   select count(*) as marked, coalesce($2, now()) as until from marked`,
);
const inOrder = (condition: string) =>
  `select message_push_id from messages_message where owner_id = $1 and message_push_id = any ($2::bigint[])
     and ${condition} order by message_push_id for no key update`;
const remove = named(
  'messages.delete',
  `with waiting as (${inOrder('deleted_at is null')})
   update messages_message m set deleted_at = now() from waiting w where m.message_push_id = w.message_push_id
   returning 1`,
);
const restore = named(
  'messages.restore',
  `with waiting as (${inOrder(`deleted_at > now() - interval '${RESTORE_MINUTES} minutes'`)})
   update messages_message m set deleted_at = null from waiting w where m.message_push_id = w.message_push_id
   returning 1`,
);
const send = named(
  'messages.send',
  `insert into messages_message (owner_id, kind, priority, title, content, link)
   select distinct owner_id, $2::smallint, $3::smallint, $4, $5, $6 from unnest($1::bigint[]) owner_id`,
);

// Uses the order in which the counting triggers lock.
const holdOwners = named(
  'messages.holdOwners',
  'select from messages_owner where owner_id = any ($1::bigint[]) order by owner_id for no key update',
);

export const oldMessages = removalOf(
  'messages.removeOld',
  'messages_message',
  `created_at < now() - interval '${MESSAGE_DAYS} days'`,
);

/** Deleted messages that can no longer be restored. */
export const deletedMessages = removalOf(
  'messages.removeDeleted',
  'messages_message',
  `deleted_at < now() - interval '${2 * RESTORE_MINUTES} minutes'`,
);

/** Messages of main accounts and sub-accounts. Owner ids are account ids, and message ids are digits. */
export const createMessageStore = (database: Database) => {
  const countsOf = async (ownerId: string): Promise<{ total: number; unread: number }> => {
    const [row] = await database.query<{ total: number; unread: number }>(counts, [ownerId]);
    return row ?? { total: 0, unread: 0 };
  };

  return {
    /** Locks the owners before several statements send to them, so that two transactions cannot deadlock. */
    async holdOwners(ownerIds: readonly number[]): Promise<void> {
      await database.query(holdOwners, [ownerIds]);
    },

    /** Sends a message within the transaction that the store was given. */
    async send({ ownerIds, kind, priority, title, content, link }: NewMessage): Promise<void> {
      await database.query(send, [
        ownerIds,
        kind,
        priority,
        cut(title, TITLE_MAXIMUM),
        cut(content, CONTENT_MAXIMUM),
        link ?? null,
      ]);
    },

    /** Returns a page of an owner's messages, newest first, and their total. */
    async list(ownerId: string, query: MessageSearch) {
      const { onlyUnread, keyword, kind, page, size } = query;
      const counted = countsOf(ownerId).then((all) => all[onlyUnread ? 'unread' : 'total']);
      if (keyword !== '' || kind !== null) {
        const [all, found] = await Promise.all([counted, searchMessages(database, ownerId, query)]);
        return { ...found, ...(all > SEARCHED_MAXIMUM && { searchedNewest: SEARCHED_MAXIMUM }) };
      }
      const [total, rows] = await Promise.all([
        counted,
        database.query<MessageRow>(onlyUnread ? listUnread : listAll, [ownerId, (page - 1) * size, size]),
      ]);
      return { total, messages: rows.map(messageOf) };
    },

    async countUnread(ownerId: string): Promise<number> {
      return (await countsOf(ownerId)).unread;
    },

    /** Returns undefined if the owner has no message with this id. */
    async find(ownerId: string, messagePushId: string) {
      const [row] = await database.query<MessageRow & { content: string; link: string | null }>(find, [
        ownerId,
        messagePushId,
      ]);
      return row && { ...messageOf(row), content: row.content, link: row.link };
    },

    /** Marks the owner's unread messages among these as read. */
    async markRead(ownerId: string, messagePushIds: readonly string[]): Promise<void> {
      await database.query(markRead, [ownerId, messagePushIds]);
    },

    /** Marks all messages as read that the owner had when the call began. */
    async markAllRead(ownerId: string): Promise<void> {
      let step: { marked: number; until: Date | null } | undefined = { marked: MARKED_IN_A_STEP, until: null };
      while (step?.marked === MARKED_IN_A_STEP)
        [step] = await database.query<{ marked: number; until: Date }>(markAllRead, [ownerId, step.until]);
    },

    /** Deletes these messages of the owner and returns how many it deleted. */
    async remove(ownerId: string, messagePushIds: readonly string[]): Promise<number> {
      return (await database.query(remove, [ownerId, messagePushIds])).length;
    },

    /** Restores messages that were deleted within the last few minutes, and returns how many. */
    async restore(ownerId: string, messagePushIds: readonly string[]): Promise<number> {
      return (await database.query(restore, [ownerId, messagePushIds])).length;
    },
  };
};
