import { ArrowLeft, Trash2, X } from 'lucide-react';
import { Link } from 'react-router';
import type { OpenedMessage } from '#contract/messages/calls.ts';
import { t } from '#web/kit/texts.ts';
import { type CenterQuery, centerList } from '#contract/messages/center-list.ts';
import type { MessageActions } from './message-actions.ts';
import styles from './message-reader.module.css';
import { MessageText } from '../message-text.tsx';
import { READER_TITLE } from './opened-message.ts';

interface MessageReaderProps {
  query: CenterQuery;
  message: OpenedMessage | null;
  actions: MessageActions;
}

/** Shows the open message, or that no message has its ID. On narrow pages it replaces the list. */
export const MessageReader = ({ query, message, actions }: MessageReaderProps) => {
  const back = centerList.urlOf({ ...query, messagePushId: undefined });
  return (
    <article className={styles.reader} aria-labelledby={READER_TITLE}>
      <Link to={back} preventScrollReset className={styles.back}>
        <ArrowLeft size={16} aria-hidden="true" />
        {t('messageCenter.reader.back')}
      </Link>
      <Link to={back} preventScrollReset className={styles.close} aria-label={t('messageCenter.reader.close')}>
        <X size={18} aria-hidden="true" />
      </Link>
      {message ? (
        <MessageText message={message} id={READER_TITLE} keyword={query.keyword}>
          <button
            type="button"
            className="button button-plain"
            disabled={actions.running !== undefined}
            onClick={() => void actions.remove([message.messagePushId])}
          >
            <Trash2 size={16} aria-hidden="true" />
            {t('messageCenter.reader.delete')}
          </button>
        </MessageText>
      ) : (
        <>
          <h2 id={READER_TITLE} tabIndex={-1}>
            {t('messageCenter.reader.missing')}
          </h2>
          <p className={styles.advice}>{t('messageCenter.reader.missingAdvice')}</p>
        </>
      )}
    </article>
  );
};
