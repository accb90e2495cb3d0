import { type ComponentProps, type FormEvent, type ReactNode, type Ref, useState } from 'react';
import { WORDS_MAXIMUM } from '#contract/work-orders/limits.ts';
import { DraftLine } from '#web/kit/draft/draft-line.tsx';
import { t } from '#web/kit/texts.ts';
import { FormError } from '#web/kit/form/form-error.tsx';
import { overlongText } from '#web/kit/form/text-length.ts';
import { SubmitButton } from '#web/kit/form/submit-button.tsx';
import styles from './reply-box.module.css';
import type { AnswerDraft } from '../use-answer-draft.ts';
import { WordsField } from '../words-field.tsx';

interface ReplyBoxProps {
  text: string;
  onText: (text: string) => void;
  draftLine: ComponentProps<typeof DraftLine<AnswerDraft>>;
  fieldRef: Ref<HTMLTextAreaElement>;
  pictures: ReactNode;
  /** True while pictures are being uploaded. */
  uploading: boolean;
  onReply: () => Promise<void>;
  formError: string | undefined;
  sending: boolean;
}

/** The field in which a customer replies to an order. */
export const ReplyBox = ({
  text,
  onText,
  draftLine,
  fieldRef,
  pictures,
  uploading,
  onReply,
  formError,
  sending,
}: ReplyBoxProps) => {
  const [fieldError, setFieldError] = useState<string>();
  const send = async () => {
    if (text.trim() === '') return setFieldError(t('workOrders.reply.empty'));
    if (overlongText(text, WORDS_MAXIMUM)) return;
    if (uploading) return setFieldError(t('workOrders.create.fault.uploading'));
    setFieldError(undefined);
    await onReply();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className={styles.box} onSubmit={submit} noValidate>
      <FormError>{formError}</FormError>
      <WordsField
        label={t('workOrders.reply.label')}
        value={text}
        onChange={(next) => {
          setFieldError(undefined);
          onText(next);
        }}
        maximum={WORDS_MAXIMUM}
        placeholder={t('workOrders.reply.hint')}
        error={fieldError}
        fieldRef={fieldRef}
        onSend={() => void send()}
      />
      <DraftLine {...draftLine} />
      {pictures}
      <div className={styles.button}>
        <SubmitButton sending={sending} progress={t('workOrders.act.sending')}>
          {t('workOrders.reply.submit')}
        </SubmitButton>
      </div>
    </form>
  );
};
