import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { Message } from '#contract/messages/calls.ts';
import { readStates } from '#contract/messages/kinds.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { type CenterQuery, centerList } from '#contract/messages/center-list.ts';
import styles from './message-box.module.css';
import { MessageTitle } from '../message-state.tsx';
import type { UnreadMessages } from './unread-messages.ts';

interface CenterLinkProps {
  query: Partial<CenterQuery>;
  className: string | undefined;
  onClick?: () => void;
  children: ReactNode;
}

/** Links to the message center. Outside the account centre, the link opens a new tab. */
const CenterLink = ({ query, children, ...rest }: CenterLinkProps) => {
  const url = centerList.urlOf({ ...centerList.empty, ...query });
  const isInside = useLocation().pathname.startsWith('/account/');
  return isInside ? (
    <Link to={url} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={url} target="_blank" rel="noreferrer" {...rest}>
      {children}
      <span className="sr-only">{t('messages.newTab')}</span>
    </a>
  );
};

const Item = ({ message, onOpen }: { message: Message; onOpen: (messagePushId: string) => void }) => (
  <li>
    <CenterLink
      query={{ messagePushId: message.messagePushId }}
      className={styles.item}
      onClick={() => onOpen(message.messagePushId)}
    >
      <MessageTitle {...message} />
      <time dateTime={message.createAt} className={styles.time}>
        {formatMinute(message.createAt)}
      </time>
    </CenterLink>
  </li>
);

interface MessageBoxPanelProps {
  box: UnreadMessages | 'failed' | undefined;
  isRetrying: boolean;
  onRetry: () => void;
  onOpen: (messagePushId: string) => void;
}

/** The panel of the message box: the newest unread messages, and a link to all messages. */
export const MessageBoxPanel = ({ box, isRetrying, onRetry, onOpen }: MessageBoxPanelProps) => {
  if (box === undefined) return <p className={`${styles.panel} ${styles.note}`}>{t('messages.loading')}</p>;
  if (box === 'failed')
    return (
      <div className={`${styles.panel} ${styles.note}`}>
        {/* The panel keeps its size meanwhile: one that shrinks would leave the pointer, and close. */}
        <p role="status">{t(isRetrying ? 'messages.loading' : 'messages.failed')}</p>
        <button type="button" className="button button-plain" onClick={onRetry}>
          <RotateCw size={16} aria-hidden="true" />
          {t('messages.retry')}
        </button>
      </div>
    );
  const { unread, messages } = box;
  const further = unread - messages.filter(({ read }) => read === readStates.unread).length;
  return (
    <div className={styles.panel}>
      {messages.length > 0 ? (
        <ul className={styles.list}>
          {messages.map((message) => (
            <Item key={message.messagePushId} message={message} onOpen={onOpen} />
          ))}
        </ul>
      ) : (
        <p className={styles.note}>{t('messages.box.empty')}</p>
      )}
      {further > 0 ? (
        <CenterLink query={{ messageType: 'unread' }} className={styles.more}>
          {t('messages.box.further', { count: further })}
        </CenterLink>
      ) : (
        <CenterLink query={{}} className={styles.more}>
          {t('messages.box.all')}
        </CenterLink>
      )}
    </div>
  );
};
