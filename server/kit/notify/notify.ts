import type { Database } from '../database/database.ts';
import type { AnyChannel, Channel, RecipientIds } from './channel.ts';
import type { ChannelName, Notification } from './notification.ts';

/** Sends a notification on all its channels, in the transaction of the event that it reports. */
export type Notify = <Data>(
  transaction: Database,
  notification: Notification<Data>,
  recipients: RecipientIds,
  data: Data,
) => Promise<void>;

/** Throws if a notification has a template for a channel that is not listed. */
export const createNotify =
  (channels: readonly AnyChannel[]): Notify =>
  async (transaction, { templates, ...event }, recipients, data) => {
    for (const name of Object.keys(templates) as ChannelName[]) {
      const channel = channels.find((one) => one.name === name) as Channel | undefined;
      const template = templates[name];
      if (!channel || !template) throw new Error(`${event.event} has a template for an unknown channel ${name}`);
      await channel.send(transaction, recipients, { ...template(data), ...event });
    }
  };
