import type { Message } from '#contract/messages/calls.ts';
import { readStates } from '#contract/messages/kinds.ts';
import { AheadLink } from '#web/kit/list/ahead-link.tsx';
import { changing } from '#web/kit/list/changing.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { type CenterQuery, centerList } from '#contract/messages/center-list.ts';
import type { ChosenMessages } from './chosen-messages.ts';
import { FoundText } from '../found-text.tsx';
import styles from './message-list.module.css';
import { MessageTitle } from '../message-state.tsx';
import { itemId } from './opened-message.ts';

interface ItemProps {
  query: CenterQuery;
  message: Message;
  isChosen: boolean;
  onToggle: () => void;
}

const Item = ({ query, message, isChosen, onToggle }: ItemProps) => {
  const { messagePushId, title, kind, createAt, read, priority, excerpt } = message;
  const isOpen = messagePushId === query.messagePushId;
  return (
    <li className={isOpen ? `${styles.row} ${styles.open}` : styles.row}>
      <label className={styles.choice}>
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span className="sr-only">{t('messageCenter.choose', { title })}</span>
      </label>
      <AheadLink
        id={itemId(messagePushId)}
        to={changing(centerList, query, { messagePushId })}
        preventScrollReset
        aria-current={isOpen ? 'true' : undefined}
        className={styles.item}
      >
        <MessageTitle
          title={<FoundText text={title} keyword={query.keyword} />}
          read={isOpen ? readStates.read : read}
          priority={priority}
        />
        <span className={styles.facts}>
          <span className={styles.kind}>{t(`messageCenter.kind.${kind}`)}</span>
          <time dateTime={createAt}>{formatMinute(createAt)}</time>
        </span>
        {excerpt !== undefined && (
          <span className={styles.excerpt}>
            <FoundText text={excerpt} keyword={query.keyword} />
          </span>
        )}
      </AheadLink>
    </li>
  );
};

interface MessageListProps {
  query: CenterQuery;
  messages: readonly Message[];
  selection: ChosenMessages;
}

/** A page of messages. The open message counts as read. */
export const MessageList = ({ query, messages, selection: { chosen, toggle } }: MessageListProps) => (
  <ul className={styles.list} aria-label={t('messageCenter.list')}>
    {messages.map((message) => (
      <Item
        key={message.messagePushId}
        query={query}
        message={message}
        isChosen={chosen.includes(message.messagePushId)}
        onToggle={() => toggle(message.messagePushId)}
      />
    ))}
  </ul>
);
