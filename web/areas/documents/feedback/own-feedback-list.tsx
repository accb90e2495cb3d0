import { useEffect, useState } from 'react';
import { type OwnFeedback, queryOwnFeedback } from '#contract/documents/feedback-calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import styles from './own-feedback-list.module.css';

/** The earlier feedback of the reader on the document, with state and answer. */
export const OwnFeedbackList = ({ docId }: { docId: string }) => {
  const [list, setList] = useState<readonly OwnFeedback[]>([]);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    makeCall(queryOwnFeedback, { docId }, { signal: stop.signal }).then(
      (found) => {
        setList(found.list);
        setFailed(false);
      },
      () => {
        if (!stop.signal.aborted) setFailed(true);
      },
    );
    return () => stop.abort();
  }, [docId, attempt]);
  if (!failed && list.length === 0) return null;
  return (
    <section className={styles.own}>
      <h3>{t('docFeedback.own')}</h3>
      {failed && (
        <p>
          {t('docFeedback.ownFailed')}{' '}
          <button type="button" className="button button-plain" onClick={() => setAttempt(attempt + 1)}>
            {t('docFeedback.ownAgain')}
          </button>
        </p>
      )}
      <ul>
        {list.map(({ feedbackId, feedBackContent, quotation, kind, state, answer, createdAt }) => (
          <li key={feedbackId}>
            <p className={styles.facts}>
              <span className={`${styles.state} ${state === 'open' ? '' : styles.over}`}>
                {t(`documents.feedbackState.${state}`)}
              </span>
              {kind && <span>{t(`documents.feedbackKind.${kind}`)}</span>}
              <time dateTime={createdAt}>{formatMinute(createdAt)}</time>
            </p>
            {quotation !== '' && <blockquote>{quotation}</blockquote>}
            <p className={styles.words}>{feedBackContent}</p>
            {answer !== '' && (
              <p className={`${styles.words} ${styles.answer}`}>
                <b>{t('docFeedback.answer')}</b>
                {answer}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
