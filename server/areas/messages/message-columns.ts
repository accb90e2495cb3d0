import type { MessageKind, Priority } from '#contract/messages/kinds.ts';

/** The columns of a message that a list shows, as used in every statement. */
export const columns = 'message_push_id, title, created_at, (read_at is not null)::int as read, priority, kind';
/** The conditions for messages that are there, and for those that are unread. The indexes match them. */
export const present = 'deleted_at is null';
export const unread = `${present} and read_at is null`;
/** The same for the messages of the owner `$1`. */
export const isThere = `owner_id = $1 and ${present}`;
export const isUnread = `owner_id = $1 and ${unread}`;
export const newestFirst = 'order by created_at desc, message_push_id desc';

export interface MessageRow {
  message_push_id: number;
  title: string;
  created_at: Date;
  read: number;
  priority: Priority;
  kind: MessageKind;
}

export const messageOf = (row: MessageRow) => ({
  messagePushId: String(row.message_push_id),
  title: row.title,
  createAt: row.created_at.toISOString(),
  read: row.read,
  priority: row.priority,
  kind: row.kind,
});
