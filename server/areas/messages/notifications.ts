import { defineNotification, type InSiteText, type NotifiedEvent } from '#server/kit/notify/notification.ts';

/** What an operator composed for many accounts. */
interface Composed extends Pick<NotifiedEvent, 'kind' | 'priority'>, Omit<InSiteText, 'link'> {
  link: string | null;
}

/** A message that an operator composed. Each one has its own kind and priority. */
export const composedMessage = ({ kind, priority }: Pick<NotifiedEvent, 'kind' | 'priority'>) =>
  defineNotification<Composed>({
    event: 'messages.composed',
    kind,
    priority,
    templates: { inSite: ({ title, content, link }) => ({ title, content, link: link ?? undefined }) },
  });
