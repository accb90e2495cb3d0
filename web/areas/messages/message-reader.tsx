import { ArrowLeft, ArrowRight, Trash2, TriangleAlert, X } from 'lucide-react';
import { Link } from 'react-router';
import type { OpenedMessage } from '#contract/messages/calls.ts';
import { priorities } from '#contract/messages/kinds.ts';
import { t } from '#web/texts.ts';
import { formatMinute } from '#web/ui/dates.ts';
import { type CenterQuery, centerUrl } from './center-address.ts';
import { FoundText } from './found-text.tsx';
import type { MessageActs } from './message-acts.ts';
import styles from './message-reader.module.css';
import { READER_TITLE } from './opened-message.ts';

interface OpenedProps {
  message: OpenedMessage;
  keyword: string;
  isBusy: boolean;
  onDelete: () => void;
}

const Opened = ({ message, keyword, isBusy, onDelete }: OpenedProps) => {
  const { title, kind, priority, createAt, content, link } = message;
  return (
    <>
      <h2 id={READER_TITLE} tabIndex={-1}>
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
      <p className={styles.acts}>
        {link !== null && (
          <Link to={link} className="button button-plain">
            {t('messageCenter.reader.go')}
            <ArrowRight size={16} aria-hidden="true" />
          </Link>
        )}
        <button type="button" className="button button-plain" disabled={isBusy} onClick={onDelete}>
          <Trash2 size={16} aria-hidden="true" />
          {t('messageCenter.reader.delete')}
        </button>
      </p>
    </>
  );
};

interface MessageReaderProps {
  query: CenterQuery;
  message: OpenedMessage | null;
  acts: MessageActs;
}

/** The message that is open, or that there is none of its id; on narrow pages it stands in the place of the list. */
export const MessageReader = ({ query, message, acts }: MessageReaderProps) => {
  const back = centerUrl({ ...query, messagePushId: undefined });
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
        <Opened
          message={message}
          keyword={query.keyword}
          isBusy={acts.running !== undefined}
          onDelete={() => void acts.remove([message.messagePushId])}
        />
      ) : (
        <>
          <h2 id={READER_TITLE} tabIndex={-1}>
            {t('messageCenter.reader.missing')}
          </h2>
          <p className={styles.content}>{t('messageCenter.reader.missingAdvice')}</p>
        </>
      )}
    </article>
  );
};
