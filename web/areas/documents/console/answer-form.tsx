import { Button, type GetRef, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ANSWER_MAXIMUM } from '#contract/documents/feedback.ts';
import { useOperatorId } from '#web/kit/console/operator.ts';
import { DraftLine } from '#web/kit/draft/draft-line.tsx';
import { useDraft } from '#web/kit/draft/use-draft.ts';
import { FormError } from '#web/kit/form/form-error.tsx';
import { overlongText } from '#web/kit/form/text-length.ts';
import { t } from '#web/kit/texts.ts';
import { countUpTo } from '#web/kit/ui/antd/text-limit.ts';
import { Row } from '#web/kit/ui/layout.tsx';
import styles from './feedback-item.module.css';

interface AnswerFormProps {
  feedbackId: string;
  sending: boolean;
  /** Returns whether the answer was sent. */
  onSend: (answer: string) => Promise<boolean>;
  onCancel: () => void;
}

/** The answer to a feedback, which is kept as a draft until it is sent. */
export const AnswerForm = ({ feedbackId, sending, onSend, onCancel }: AnswerFormProps) => {
  const draft = useDraft({ userId: useOperatorId(), kind: 'documents.answer', subject: feedbackId }, { text: '' });
  const { text } = draft.values;
  const [asked, setAsked] = useState(false);
  const field = useRef<GetRef<typeof Input.TextArea>>(null);
  // It takes the place of the button that was pressed.
  useEffect(() => field.current?.focus(), []);
  const missing = asked && text.trim() === '' ? t('docFeedbackDesk.answerMissing') : undefined;
  const send = async () => {
    setAsked(true);
    if (text.trim() === '' || overlongText(text, ANSWER_MAXIMUM)) return;
    if (await onSend(text)) draft.discard();
  };
  return (
    <div className={styles.form}>
      <FormError>{overlongText(text, ANSWER_MAXIMUM) ?? missing}</FormError>
      <Input.TextArea
        aria-label={t('docFeedbackDesk.answer')}
        placeholder={t('docFeedbackDesk.answerHint')}
        autoSize={{ minRows: 3, maxRows: 10 }}
        ref={field}
        value={text}
        {...countUpTo(ANSWER_MAXIMUM)}
        onChange={({ target }) => draft.change({ text: target.value })}
      />
      <DraftLine {...draft.line} />
      <Row>
        <Button type="primary" loading={sending} onClick={() => void send()}>
          {t('docFeedbackDesk.send')}
        </Button>
        <Button disabled={sending} onClick={onCancel}>
          {t('docFeedbackDesk.cancel')}
        </Button>
      </Row>
    </div>
  );
};
