import type { MessageKind, Priority } from '#contract/messages/kinds.ts';

/** A message in the inbox of a main account or a sub-account. */
export interface InSiteText {
  /** Truncated if it is too long for a message. */
  title: string;
  /** Plain text with line breaks, truncated if it is too long. */
  content: string;
  /** A path of the portal; the database rejects any other. */
  link?: string | undefined;
}

/** What a template of each channel returns. The file of a further channel adds its entry with `declare module`. */
export interface ChannelTexts {
  inSite: InSiteText;
}

export type ChannelName = keyof ChannelTexts;

/** An event that accounts are notified of. */
export interface NotifiedEvent {
  /** `<area>.<event>`, as in `workOrders.replied`. */
  event: string;
  kind: MessageKind;
  /** The highest priority is a warning. */
  priority: Priority;
}

type Templates<Data> = { [Name in ChannelName]?: (data: Data) => ChannelTexts[Name] };

/** The templates of a notification whose text in the inbox is made for it. */
export type OtherTemplates<Data> = Omit<Templates<Data>, 'inSite'>;

/** A template for each channel that the event uses. */
export interface Notification<Data> extends NotifiedEvent {
  templates: Templates<Data>;
}

/** Defines what is sent when an event happens. Each area keeps its notifications in `notifications.ts`. */
export const defineNotification = <Data>(notification: Notification<Data>): Notification<Data> => notification;
