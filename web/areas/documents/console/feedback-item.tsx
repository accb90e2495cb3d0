import { Button, Popconfirm, Tag } from 'antd';
import { useState } from 'react';
import { CHANGED_BY_OTHERS } from '#contract/kit/errors/portal.ts';
import { actOnFeedback, type DeskFeedback } from '#contract/documents/feedback-console-calls.ts';
import type { FeedbackAction } from '#contract/documents/feedback.ts';
import { makeCall } from '#web/kit/call.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { Row } from '#web/kit/ui/layout.tsx';
import { randomString } from '#web/kit/ui/random-string.ts';
import { AnswerForm } from './answer-form.tsx';
import styles from './feedback-item.module.css';

const colours = { open: 'warning', answered: 'success', done: 'default' } as const;

export const StateTag = ({ state }: Pick<DeskFeedback, 'state'>) => (
  <Tag color={colours[state]}>{t(`documents.feedbackState.${state}`)}</Tag>
);

export const KindTag = ({ kind }: Pick<DeskFeedback, 'kind'>) =>
  kind && <Tag>{t(`documents.feedbackKind.${kind}`)}</Tag>;

interface FeedbackItemProps {
  feedback: DeskFeedback;
  /** Called when it was closed, by this operator or by another one. */
  onActed: () => void;
}

/** A feedback with the actions of operators: they answer it, or close it without an answer. */
export const FeedbackItem = ({ feedback, onActed }: FeedbackItemProps) => {
  const { feedbackId, version, state, kind, readerName, createdAt, documentVersion, closedBy, closedAt } = feedback;
  const [answering, setAnswering] = useState(false);
  const [sending, setSending] = useState(false);
  /** Returns whether it succeeded. */
  const act = async (chosen: FeedbackAction, answer = ''): Promise<boolean> => {
    setSending(true);
    try {
      await makeCall(
        actOnFeedback,
        { feedbackId, version, act: chosen, answer },
        {
          idempotencyKey: randomString(),
          showMessage: true,
          showSuccess: t(chosen === 'answer' ? 'docFeedbackDesk.sent' : 'docFeedbackDesk.closed'),
        },
      );
      setAnswering(false);
      onActed();
      return true;
    } catch (error) {
      if ((error as Partial<CallFailure>).code === CHANGED_BY_OTHERS) onActed();
      return false;
    } finally {
      setSending(false);
    }
  };
  return (
    <article className={styles.item}>
      <p className={styles.facts}>
        <StateTag state={state} />
        <KindTag kind={kind} />
        <span>{readerName}</span>
        <time dateTime={createdAt}>{formatMinute(createdAt)}</time>
        <span>{t('docFeedbackDesk.version', { version: documentVersion })}</span>
      </p>
      {feedback.quotation !== '' && <blockquote>{feedback.quotation}</blockquote>}
      <p className={styles.words}>{feedback.feedBackContent}</p>
      {feedback.answer !== '' && (
        <div className={styles.answer}>
          <b>{t('docFeedbackDesk.answer')}</b>
          <p className={styles.words}>{feedback.answer}</p>
        </div>
      )}
      {closedBy !== null && closedAt !== null && (
        <p className={styles.facts}>
          <span>{t('docFeedbackDesk.closedBy', { name: closedBy })}</span>
          <time dateTime={closedAt}>{formatMinute(closedAt)}</time>
        </p>
      )}
      {state === 'open' && answering && (
        <AnswerForm
          feedbackId={feedbackId}
          sending={sending}
          onSend={(answer) => act('answer', answer)}
          onCancel={() => setAnswering(false)}
        />
      )}
      {state === 'open' && !answering && (
        <Row>
          <Button type="primary" onClick={() => setAnswering(true)}>
            {t('docFeedbackDesk.answer')}
          </Button>
          <Popconfirm
            title={t('docFeedbackDesk.closeAsk')}
            okText={t('docFeedbackDesk.closeYes')}
            onConfirm={() => void act('close')}
          >
            <Button loading={sending}>{t('docFeedbackDesk.close')}</Button>
          </Popconfirm>
        </Row>
      )}
    </article>
  );
};
