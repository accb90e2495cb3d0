import { X } from 'lucide-react';
import { type FormEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { FEEDBACK_MAXIMUM, feedbackKinds } from '#contract/documents/feedback.ts';
import { FormError } from '#web/kit/form/form-error.tsx';
import { SubmitButton } from '#web/kit/form/submit-button.tsx';
import { overlongText } from '#web/kit/form/text-length.ts';
import { t } from '#web/kit/texts.ts';
import type { FeedbackValues } from './feedback-values.ts';
import styles from './feedback-dialog.module.css';

interface FeedbackFormProps {
  values: FeedbackValues;
  onChange: (values: FeedbackValues) => void;
  /** Sends valid values. Throws an error with its message. */
  onSend: () => Promise<void>;
  onClose: () => void;
  /** Says whether what is typed is kept. */
  line: ReactNode;
}

const FEEDBACK_ROWS = 5;

const errorOf = (content: string) =>
  content.trim() === '' ? t('docFeedback.contentMissing') : overlongText(content, FEEDBACK_MAXIMUM);

/** The description, which is required, with an optional kind and quotation. */
export const FeedbackForm = ({ values, onChange, onSend, onClose, line }: FeedbackFormProps) => {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { content, kind, quotation } = values;
  /** An untouched field has no error yet, unless it is too long. */
  const [checked, setChecked] = useState(false);
  const [formError, setFormError] = useState<string>();
  const [sending, setSending] = useState(false);
  const fieldError = checked ? errorOf(content) : overlongText(content, FEEDBACK_MAXIMUM);
  const takeField = useCallback((element: HTMLTextAreaElement | null) => {
    field.current = element;
    // A dialog that opens gives the focus to it, and else to its first button.
    element?.setAttribute('autofocus', '');
  }, []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setChecked(true);
    setFormError(undefined);
    if (errorOf(content) !== undefined) {
      field.current?.focus();
      return;
    }
    setSending(true);
    try {
      await onSend();
    } catch (error) {
      setFormError((error as Error).message);
    } finally {
      setSending(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormError>{formError}</FormError>
      {quotation !== '' && (
        <div className={styles.quotation}>
          <blockquote aria-label={t('docFeedback.quotation')}>{quotation}</blockquote>
          <button
            type="button"
            className={styles.close}
            aria-label={t('docFeedback.dropQuotation')}
            title={t('docFeedback.dropQuotation')}
            onClick={() => onChange({ ...values, quotation: '' })}
          >
            <X size={16} aria-hidden="true" />
          </button>
        </div>
      )}
      <div role="group" aria-labelledby={`${id}-kind`}>
        <p id={`${id}-kind`} className={styles.label}>
          {t('docFeedback.kind')}
        </p>
        <div className={styles.kinds}>
          {feedbackKinds.map((one) => (
            <button
              key={one}
              type="button"
              className={styles.kind}
              aria-pressed={kind === one}
              onClick={() => onChange({ ...values, kind: kind === one ? null : one })}
            >
              {t(`documents.feedbackKind.${one}`)}
            </button>
          ))}
        </div>
      </div>
      <label htmlFor={id} className={styles.label}>
        {t('docFeedback.content')}
      </label>
      <textarea
        id={id}
        ref={takeField}
        rows={FEEDBACK_ROWS}
        required
        value={content}
        placeholder={t('docFeedback.contentHint')}
        className={`${styles.content}${fieldError ? ` ${styles.faulty}` : ''}`}
        aria-invalid={fieldError ? true : undefined}
        aria-describedby={`${id}-below`}
        onChange={(event) => {
          setChecked(true);
          onChange({ ...values, content: event.target.value });
        }}
      />
      <p id={`${id}-below`} className={styles.below}>
        <span className={styles.fault}>{fieldError}</span>
        <span>{t('docFeedback.length', { length: content.length, maximum: FEEDBACK_MAXIMUM })}</span>
      </p>
      {line}
      <div className={styles.buttons}>
        <button type="button" className="button button-plain" onClick={onClose} disabled={sending}>
          {t('docFeedback.cancel')}
        </button>
        <SubmitButton sending={sending} progress={t('docFeedback.submitting')}>
          {t('docFeedback.submit')}
        </SubmitButton>
      </div>
    </form>
  );
};
