import { messageKinds } from '#contract/messages/kinds.ts';
import type { Caller } from '../http/caller.ts';
import { browserInWords, networkInWords } from '../http/client-words.ts';
import { defineNotification, type Notification, type OtherTemplates } from './notification.ts';
import { timeInWords } from './time-in-words.ts';

/** When and from where an account was used. */
export interface AccountUse {
  at: Date;
  address: string;
  userAgent: string;
}

/** Returns the data of a security notification about what the caller does now. */
export const accountUse = ({ address, exchange }: Caller): AccountUse => ({
  at: new Date(),
  address,
  userAgent: exchange?.userAgent ?? '',
});

/**
 * Defines a notification about a use of an account that its owner must know, because it may have been another person.
 */
export const defineSecurityNotification = ({
  event,
  priority,
  title,
  happened,
  advice,
  link,
  templates,
}: Pick<Notification<AccountUse>, 'event' | 'priority'> & {
  title: string;
  happened: string;
  advice: string;
  link: string;
  /** Those of other channels. */
  templates?: OtherTemplates<AccountUse>;
}): Notification<AccountUse> =>
  defineNotification({
    event,
    kind: messageKinds.security,
    priority,
    templates: {
      inSite: ({ at, address, userAgent }) => ({
        title,
        content: [
          happened,
          `时间：${timeInWords(at)}`,
          `网络：${networkInWords(address)}`,
          `设备：${browserInWords(userAgent)}`,
          '',
          advice,
        ].join('\n'),
        link,
      }),
      ...templates,
    },
  });
