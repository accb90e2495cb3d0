import type { MessageKind, Priority } from '#contract/messages/kinds.ts';
import { CONTENT_MAXIMUM, MESSAGE_DAYS, TITLE_MAXIMUM } from '#contract/messages/limits.ts';
import type { Database } from '../../database/database.ts';
import { named } from '../../database/pool.ts';
import { removalOf } from '../../database/removal.ts';
import type { Told } from '../../tell.ts';
import { cut } from './cut.ts';

const columns = `message_push_id, title, created_at, (read_at is not null)::int as read, priority`;
const isThere = 'owner_id = $1 and deleted_at is null';
const isUnread = `${isThere} and read_at is null`;
/** An empty keyword stands in every text. */
const holdsKeyword = '(strpos(lower(title), lower($2)) > 0 or strpos(lower(content), lower($2)) > 0)';

const page = (condition: string) =>
  `select ${columns} from messages_message where ${condition} and ${holdsKeyword}
   order by created_at desc, message_push_id desc offset $3 limit $4`;
const listAll = named('messages.listAll', page(isThere));
const listUnread = named('messages.listUnread', page(isUnread));
const found = (condition: string) =>
  `select count(*) as found from messages_message where ${condition} and ${holdsKeyword}`;
const countFound = named('messages.countFound', found(isThere));
const countFoundUnread = named('messages.countFoundUnread', found(isUnread));
const counts = named('messages.counts', 'select total, unread from messages_owner where owner_id = $1');
const find = named(
  'messages.find',
  `select ${columns}, kind, content, link from messages_message where ${isThere} and message_push_id = $2`,
);
// Locked in the order of their ids: two of these at once must not wait for each other.
const markRead = named(
  'messages.markRead',
  `with waiting as (
     select message_push_id from messages_message where ${isUnread} and message_push_id = any ($2::bigint[])
     order by message_push_id for no key update
   )
   update messages_message m set read_at = now() from waiting w where m.message_push_id = w.message_push_id`,
);
const send = named(
  'messages.send',
  `insert into messages_message (owner_id, kind, priority, title, content, link)
   select distinct owner_id, $2::smallint, $3::smallint, $4, $5, $6 from unnest($1::bigint[]) owner_id`,
);

export const oldMessages = removalOf(
  'messages.removeOld',
  'messages_message',
  `created_at < now() - interval '${MESSAGE_DAYS} days'`,
);

interface Row {
  message_push_id: number;
  title: string;
  created_at: Date;
  read: number;
  priority: Priority;
}

const messageOf = (row: Row) => ({
  messagePushId: String(row.message_push_id),
  title: row.title,
  createAt: row.created_at.toISOString(),
  read: row.read,
  priority: row.priority,
});

export interface MessageQuery {
  onlyUnread: boolean;
  /** Any part of title or content, upper and lower case alike; empty: all. */
  keyword: string;
  page: number;
  size: number;
}

/** Messages of main accounts and sub-accounts. Owner ids are those of identity, message ids digits. */
export const createMessageStore = (database: Database) => {
  const countsOf = async (ownerId: string): Promise<{ total: number; unread: number }> => {
    const [row] = await database.query<{ total: number; unread: number }>(counts, [ownerId]);
    return row ?? { total: 0, unread: 0 };
  };

  const countOf = async (ownerId: string, { onlyUnread, keyword }: MessageQuery): Promise<number> => {
    if (keyword === '') return (await countsOf(ownerId))[onlyUnread ? 'unread' : 'total'];
    const [row] = await database.query<{ found: number }>(onlyUnread ? countFoundUnread : countFound, [
      ownerId,
      keyword,
    ]);
    return (row as { found: number }).found;
  };

  return {
    /** Sends a message, within the transaction whose handle the store was given. */
    async send({ ownerIds, kind, priority, title, content, link }: Told): Promise<void> {
      await database.query(send, [
        ownerIds,
        kind,
        priority,
        cut(title, TITLE_MAXIMUM),
        cut(content, CONTENT_MAXIMUM),
        link ?? null,
      ]);
    },

    /** A page of an owner's messages, newest first, and how many there are. */
    async list(ownerId: string, query: MessageQuery) {
      const { onlyUnread, keyword, size } = query;
      const [total, rows] = await Promise.all([
        countOf(ownerId, query),
        database.query<Row>(onlyUnread ? listUnread : listAll, [ownerId, keyword, (query.page - 1) * size, size]),
      ]);
      return { total, messages: rows.map(messageOf) };
    },

    async countUnread(ownerId: string): Promise<number> {
      return (await countsOf(ownerId)).unread;
    },

    /** Undefined where there is none of that id, or another's. */
    async find(ownerId: string, messagePushId: string) {
      const [row] = await database.query<Row & { kind: MessageKind; content: string; link: string | null }>(find, [
        ownerId,
        messagePushId,
      ]);
      return row && { ...messageOf(row), kind: row.kind, content: row.content, link: row.link };
    },

    /** Marks those of the owner's messages read that are not yet. */
    async markRead(ownerId: string, messagePushIds: readonly string[]): Promise<void> {
      await database.query(markRead, [ownerId, messagePushIds]);
    },
  };
};
