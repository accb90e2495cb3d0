import type { MessageKind, Priority } from '#contract/messages/kinds.ts';
import type { Database } from '../database/database.ts';

/** A message of the portal to accounts or sub-accounts. */
export interface Notification {
  /** Each gets it once. */
  ownerIds: readonly (number | string)[];
  kind: MessageKind;
  priority: Priority;
  /** Cut where it is too long for a message. */
  title: string;
  /** Plain text with line breaks, cut where it is too long. */
  content: string;
  /** A path of ours; any other is refused by the database. */
  link?: string | undefined;
}

/** Sends a message, in the transaction of what it tells. */
export type Notify = (transaction: Database, message: Notification) => Promise<void>;
