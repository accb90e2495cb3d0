import { ArrowRight, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type MessageKind, type Priority, priorities } from '#contract/messages/kinds.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { FoundText } from './found-text.tsx';
import styles from './message-text.module.css';

interface MessageTextProps {
  message: {
    title: string;
    kind: MessageKind;
    priority: Priority;
    /** ISO 8601. */
    createAt: string;
    content: string;
    link: string | null;
  };
  /** The ID of the heading. */
  id?: string;
  /** The search keyword, whose matches are marked. */
  keyword?: string;
  /** Additional buttons. */
  children?: ReactNode;
}

/** A message as its reader sees it. */
export const MessageText = ({ message, id, keyword = '', children }: MessageTextProps) => {
  const { title, kind, priority, createAt, content, link } = message;
  return (
    <>
      <h2 id={id} tabIndex={-1} className={styles.title}>
        <FoundText text={title} keyword={keyword} />
      </h2>
      <p className={styles.facts}>
        {priority === priorities.warning && (
          <span className={styles.warning}>
            <TriangleAlert size={14} aria-hidden="true" />
            {t('messages.state.warning')}
          </span>
        )}
        <span>{t(`messageCenter.kind.${kind}`)}</span>
        <time dateTime={createAt}>{formatMinute(createAt)}</time>
      </p>
      <p className={styles.content}>
        <FoundText text={content} keyword={keyword} />
      </p>
      <p className={styles.actions}>
        {link !== null && (
          <Link to={link} className="button button-plain">
            {t('messageCenter.reader.go')}
            <ArrowRight size={16} aria-hidden="true" />
          </Link>
        )}
        {children}
      </p>
    </>
  );
};
