import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { Link } from 'react-router';
import type { OpenedMessage } from '#contract/messages/calls.ts';
import { type MessageKind, messageKinds, priorities } from '#contract/messages/kinds.ts';
import { t } from '#web/texts.ts';
import { formatMinute } from '#web/ui/dates.ts';
import { type CenterQuery, centerUrl } from './center-address.ts';
import styles from './message-reader.module.css';
import { READER_TITLE } from './opened-message.ts';

const isKind = (kind: number): kind is MessageKind => (Object.values(messageKinds) as number[]).includes(kind);

const Opened = ({ message }: { message: OpenedMessage }) => {
  const { title, kind, priority, createAt, content, link } = message;
  return (
    <>
      <h2 id={READER_TITLE} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles.facts}>
        {priority === priorities.warning && <span className={styles.warning}>{t('messages.state.warning')}</span>}
        {isKind(kind) && <span>{t(`messages.kind.${kind}`)}</span>}
        <time dateTime={createAt}>{formatMinute(createAt)}</time>
      </p>
      <p className={styles.content}>{content}</p>
      {link !== null && (
        <Link to={link} className="button button-plain">
          {t('messages.reader.go')}
          <ArrowRight size={16} aria-hidden="true" />
        </Link>
      )}
    </>
  );
};

/** The message that is open, or that there is none of its id; on narrow pages it stands in the place of the list. */
export const MessageReader = ({ query, message }: { query: CenterQuery; message: OpenedMessage | null }) => {
  const back = centerUrl({ ...query, messagePushId: undefined });
  return (
    <article className={styles.reader} aria-labelledby={READER_TITLE}>
      <Link to={back} preventScrollReset className={styles.back}>
        <ArrowLeft size={16} aria-hidden="true" />
        {t('messages.reader.back')}
      </Link>
      <Link to={back} preventScrollReset className={styles.close} aria-label={t('messages.reader.close')}>
        <X size={18} aria-hidden="true" />
      </Link>
      {message ? (
        <Opened message={message} />
      ) : (
        <>
          <h2 id={READER_TITLE} tabIndex={-1}>
            {t('messages.reader.missing')}
          </h2>
          <p className={styles.content}>{t('messages.reader.missingAdvice')}</p>
        </>
      )}
    </article>
  );
};
