import type { MessageKind, Priority } from '#contract/messages/kinds.ts';

/** The columns of a message that a list shows, as used in every statement. */
export const columns = 'message_push_id, title, created_at, (read_at is not null)::int as read, priority, kind';
/** The conditions for an owner's messages, with the owner as `$1`. The indexes match them. */
export const isThere = 'owner_id = $1 and deleted_at is null';
export const isUnread = `${isThere} and read_at is null`;
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
