import type { MessageKind, Priority } from '#contract/messages/kinds.ts';
import type { Database } from '../database/database.ts';

/** A message of the portal to accounts or sub-accounts. */
export interface Notification {
  /** Each owner gets the message once. */
  ownerIds: readonly (number | string)[];
  kind: MessageKind;
  priority: Priority;
  /** Truncated if it is too long for a message. */
  title: string;
  /** Plain text with line breaks, truncated if it is too long. */
  content: string;
  /** A path of ours; the database rejects any other. */
  link?: string | undefined;
}

/** Sends a message in the transaction of the event that it reports. */
export type Notify = (transaction: Database, message: Notification) => Promise<void>;
