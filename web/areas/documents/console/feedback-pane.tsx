import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { type DeskFeedback, queryFeedback } from '#contract/documents/feedback-console-calls.ts';
import { feedbackList } from '#contract/documents/feedback-list.ts';
import type { EntryPaneProps } from '#web/kit/area.ts';
import { makeCall } from '#web/kit/call.ts';
import { refreshWaiting } from '#web/kit/console/waiting-counts.ts';
import { t } from '#web/kit/texts.ts';
import { FeedbackItem } from './feedback-item.tsx';
import styles from './feedback-item.module.css';

const SHOWN = 50;

/** The open feedback about the document in the editor. */
export const Pane = ({ entryId, onAct }: EntryPaneProps) => {
  const [list, setList] = useState<readonly DeskFeedback[]>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    makeCall(queryFeedback, { docId: entryId, state: 'open', pageSize: SHOWN }, { signal: stop.signal }).then(
      (found) => {
        setList(found.list);
        setFailed(false);
      },
      () => {
        if (!stop.signal.aborted) setFailed(true);
      },
    );
    return () => stop.abort();
  }, [entryId, attempt]);
  const again = () => setAttempt((before) => before + 1);
  return (
    <>
      {failed && (
        <p>
          {t('docFeedbackDesk.failed')} <Button onClick={again}>{t('docFeedbackDesk.again')}</Button>
        </p>
      )}
      {list?.length === 0 && <p className={styles.less}>{t('docFeedbackDesk.openNone')}</p>}
      <ul className={styles.items}>
        {list?.map((feedback) => (
          <li key={feedback.feedbackId}>
            <FeedbackItem
              feedback={feedback}
              onActed={() => {
                again();
                onAct();
                refreshWaiting();
              }}
            />
          </li>
        ))}
      </ul>
      <Link to={feedbackList.urlOf({ ...feedbackList.empty, docId: entryId })} className={styles.link}>
        {t('docFeedbackDesk.all')}
      </Link>
    </>
  );
};
