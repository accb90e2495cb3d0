import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Message } from '#contract/messages/calls.ts';
import { priorities, readStates } from '#contract/messages/kinds.ts';
import { t } from '#web/kit/texts.ts';
import styles from './message-state.module.css';

/** The title of a message with its state: a dot while it is unread, a warning sign for the highest priority. */
export const MessageTitle = ({ title, read, priority }: Pick<Message, 'read' | 'priority'> & { title: ReactNode }) => {
  const isUnread = read === readStates.unread;
  return (
    <span className={`${styles.title}${isUnread ? ` ${styles.unread}` : ''}`}>
      <span className="sr-only">{t(isUnread ? 'messages.state.unread' : 'messages.state.read')}</span>
      {priority === priorities.warning && (
        <>
          <TriangleAlert size={16} aria-hidden="true" className={styles.warning} />
          <span className="sr-only">{t('messages.state.warning')}</span>
        </>
      )}
      <span className={styles.words}>{title}</span>
    </span>
  );
};
