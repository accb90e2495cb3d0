import type { Database } from '../database/database.ts';
import type { AnyWorker } from '../jobs/job.ts';
import type { ChannelName, ChannelTexts, InSiteText, NotifiedEvent } from './notification.ts';

/** Ids of main accounts and of sub-accounts, which never coincide. Each recipient gets a notification once. */
export type RecipientIds = readonly (number | string)[];

/** A way to reach recipients. `server/app/channels.ts` lists the channels. */
export interface Channel<Name extends ChannelName = ChannelName> {
  name: Name;
  /**
   * Runs in the transaction of the event, and writes only to the database: a rollback must take the text back. A channel
   * that leaves the portal (mail, webhook) enqueues a job here; its worker sends once the transaction is committed.
   */
  send(transaction: Database, recipients: RecipientIds, rendered: NotifiedEvent & ChannelTexts[Name]): Promise<void>;
  /**
   * Returns the text of a notification without a template for this channel, made of its text in the inbox; `undefined` if
   * the channel does not send it.
   */
  fromInSite?(message: NotifiedEvent & InSiteText): ChannelTexts[Name] | undefined;
  /** Sends what `send` has enqueued. */
  worker?: AnyWorker;
}

export type AnyChannel = { [Name in ChannelName]: Channel<Name> }[ChannelName];
