import { Alert, Button, Input, Space } from 'antd';
import { useState } from 'react';
import type { EntryDetail } from '#contract/content/calls.ts';
import { NOTE_MAXIMUM } from '#contract/kit/content/limits.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';

interface ReviewNoteProps {
  entry: EntryDetail;
  /** Returns whether the review was returned. */
  onReturn: (answer: string) => Promise<boolean>;
}

/** The open request for a review, which a publisher can return, or the answer to the last one. */
export const ReviewNote = ({ entry: { review, mayPublish, draftNo }, onReturn }: ReviewNoteProps) => {
  const [answer, setAnswer] = useState('');
  if (!review || draftNo === null || review.state === 'passed') return null;
  if (review.state === 'returned')
    return (
      <Alert
        type="warning"
        showIcon
        title={t('content.returned', {
          name: review.answeredBy ?? '',
          time: formatMinute(review.answeredAt ?? review.askedAt),
        })}
        description={review.answer}
      />
    );
  const text = answer.trim();
  return (
    <Alert
      type="info"
      showIcon
      title={t('content.asked', { name: review.askedBy, time: formatMinute(review.askedAt), no: review.no })}
      description={
        <>
          <p>{review.note}</p>
          {mayPublish && (
            <Space.Compact block>
              <Input
                aria-label={t('content.returnAnswer')}
                placeholder={t('content.returnAnswer')}
                maxLength={NOTE_MAXIMUM}
                value={answer}
                onChange={({ target }) => setAnswer(target.value)}
              />
              <Button disabled={text === ''} onClick={() => void onReturn(text).then((done) => done && setAnswer(''))}>
                {t('content.return')}
              </Button>
            </Space.Compact>
          )}
        </>
      }
    />
  );
};
