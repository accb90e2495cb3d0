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

/** Returns what a channel sends of a notification, or `undefined` if it sends nothing. */
const textFor = <Data>({ name, fromInSite }: Channel, { templates, ...event }: Notification<Data>, data: Data) => {
  const template = templates[name];
  if (template) return template(data);
  return templates.inSite && fromInSite?.({ ...templates.inSite(data), ...event });
};

/** Throws if a notification has a template for a channel that is not listed. */
export const createNotify =
  (channels: readonly AnyChannel[]): Notify =>
  async (transaction, notification, recipients, data) => {
    const { templates, ...event } = notification;
    for (const name of Object.keys(templates) as ChannelName[])
      if (!channels.some((channel) => channel.name === name))
        throw new Error(`${event.event} has a template for an unknown channel ${name}`);
    for (const channel of channels as readonly Channel[]) {
      const text = textFor(channel, notification, data);
      if (text) await channel.send(transaction, recipients, { ...text, ...event });
    }
  };
