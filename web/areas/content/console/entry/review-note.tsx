import { Alert, Button, Input, Space } from 'antd';
import { useState } from 'react';
import type { EntryDetail } from '#contract/content/calls.ts';
import type { ContentKind } from '#contract/kit/content/define-content.ts';
import { NOTE_MAXIMUM } from '#contract/kit/content/limits.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { shownOf } from './use-editor.ts';
import styles from './entry.module.css';

const loadComparison = () => import('./difference-list.tsx');

/** Shows the changes that visitors will see if the review is passed. */
const Asked = ({ entry, kind }: { entry: EntryDetail; kind: ContentKind }) => {
  const comparison = useLazyComponent(loadComparison, true);
  const live = entry.state.startsWith('published') ? (entry.publishedPayload ?? entry.payload) : undefined;
  if (!live) return <p>{t('content.ask.first')}</p>;
  return (
    <details open className={styles.asked}>
      <summary>{t('content.asked.changes')}</summary>
      <div className={styles.askedChanges}>
        {comparison && (
          <comparison.DifferenceList
            kind={kind.name}
            fields={kind.fields}
            before={live}
            after={shownOf(entry)}
            titles={[t('content.live'), t('content.version', { no: entry.review?.no ?? '' })]}
          />
        )}
      </div>
    </details>
  );
};

interface ReviewNoteProps {
  entry: EntryDetail;
  kind: ContentKind;
  /** Returns whether the review was returned. */
  onReturn: (answer: string) => Promise<boolean>;
}

/** The open request for a review, which a publisher can return, or the answer to the last one. */
export const ReviewNote = ({ entry, kind, onReturn }: ReviewNoteProps) => {
  const { review, mayPublish, draftNo } = entry;
  const [answer, setAnswer] = useState('');
  if (!review || draftNo === null || review.state === 'passed') return null;
  if (review.state === 'returned')
    return (
      <div>
        <Alert
          type="warning"
          showIcon
          title={t('content.returned', {
            name: review.answeredBy ?? '',
            time: formatMinute(review.answeredAt ?? review.askedAt),
          })}
          description={review.answer}
        />
      </div>
    );
  const text = answer.trim();
  return (
    <div>
      <Alert
        type="info"
        showIcon
        title={t('content.asked', { name: review.askedBy, time: formatMinute(review.askedAt), no: review.no })}
        description={
          <>
            <p>{review.note}</p>
            {review.no !== draftNo && <p>{t('content.asked.later', { no: draftNo })}</p>}
            {mayPublish && <Asked entry={entry} kind={kind} />}
            {mayPublish && (
              <Space.Compact block>
                <Input
                  aria-label={t('content.returnAnswer')}
                  placeholder={t('content.returnAnswer')}
                  maxLength={NOTE_MAXIMUM}
                  value={answer}
                  onChange={({ target }) => setAnswer(target.value)}
                />
                <Button
                  disabled={text === ''}
                  onClick={() => void onReturn(text).then((done) => done && setAnswer(''))}
                >
                  {t('content.return')}
                </Button>
              </Space.Compact>
            )}
          </>
        }
      />
    </div>
  );
};
