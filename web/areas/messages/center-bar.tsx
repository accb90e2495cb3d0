import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { type Message, readMessages } from '#contract/messages/calls.ts';
import { readStates } from '#contract/messages/kinds.ts';
import { makeCall } from '#web/call.ts';
import { t } from '#web/texts.ts';
import { type CenterQuery, centerUrl, emptyCenterQuery, type MessageType, messageTypes } from './center-address.ts';
import styles from './center-bar.module.css';
import { CenterSearch } from './center-search.tsx';

/** Marks what of a page is unread. */
const MarkPage = ({ messages }: { messages: readonly Message[] }) => {
  const [marking, setMarking] = useState(false);
  const { revalidate } = useRevalidator();
  const messagePushIds = messages
    .filter(({ read }) => read === readStates.unread)
    .map((message) => message.messagePushId);
  const mark = async () => {
    setMarking(true);
    try {
      await makeCall(readMessages, { messagePushIds }, { showMessage: true, showSuccess: t('messages.marked') });
      await revalidate();
    } catch {
      // Told in a notice; the list stays as it is.
    }
    setMarking(false);
  };
  return (
    <button
      type="button"
      className="button button-plain"
      disabled={marking || messagePushIds.length === 0}
      onClick={() => void mark()}
    >
      <CheckCheck size={16} aria-hidden="true" />
      {t(marking ? 'messages.marking' : 'messages.markPage')}
    </button>
  );
};

interface CenterBarProps {
  query: CenterQuery;
  messages: readonly Message[];
  total: number;
  unread: number;
}

/** What of the messages is listed, and what can be done with the page. */
export const CenterBar = ({ query, messages, total, unread }: CenterBarProps) => {
  const titles: Record<MessageType, string> = {
    all: t('messages.type.all'),
    unread: t('messages.type.unread', { count: unread }),
  };
  return (
    <>
      <div className={styles.bar}>
        <nav className={styles.types} aria-label={t('messages.types')}>
          {messageTypes.map((messageType) => (
            <Link
              key={messageType}
              to={centerUrl({ ...emptyCenterQuery, keyword: query.keyword, messageType })}
              aria-current={messageType === query.messageType ? 'page' : undefined}
            >
              {titles[messageType]}
            </Link>
          ))}
        </nav>
        <CenterSearch query={query} />
      </div>
      <div className={styles.bar}>
        <p className={styles.count} role="status">
          {query.keyword === ''
            ? t('messages.count', { total })
            : t('messages.found', { keyword: query.keyword, total })}
        </p>
        {messages.length > 0 && (
          <MarkPage messages={messages.filter(({ messagePushId }) => messagePushId !== query.messagePushId)} />
        )}
      </div>
    </>
  );
};
