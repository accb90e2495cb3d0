import { Link } from 'react-router';
import type { Message } from '#contract/messages/calls.ts';
import { readStates } from '#contract/messages/kinds.ts';
import { t } from '#web/texts.ts';
import { formatMinute } from '#web/ui/dates.ts';
import { type CenterQuery, centerUrl } from './center-address.ts';
import styles from './message-list.module.css';
import { MessageTitle } from './message-state.tsx';
import { itemId } from './opened-message.ts';

/** A page of messages; the one that is open counts as read. */
export const MessageList = ({ query, messages }: { query: CenterQuery; messages: readonly Message[] }) => (
  <ul className={styles.list} aria-label={t('messages.list')}>
    {messages.map(({ messagePushId, title, createAt, read, priority }) => {
      const isOpen = messagePushId === query.messagePushId;
      return (
        <li key={messagePushId}>
          <Link
            id={itemId(messagePushId)}
            to={centerUrl({ ...query, messagePushId })}
            preventScrollReset
            aria-current={isOpen ? 'true' : undefined}
            className={styles.item}
          >
            <MessageTitle title={title} read={isOpen ? readStates.read : read} priority={priority} />
            <time dateTime={createAt} className={styles.time}>
              {formatMinute(createAt)}
            </time>
          </Link>
        </li>
      );
    })}
  </ul>
);
