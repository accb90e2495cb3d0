import { useRef, useState } from 'react';
import type { ApplicationField } from '#contract/enterprise/application.ts';
import { submitCertification } from '#contract/enterprise/calls.ts';
import { isNetworkFailure, makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { randomString } from '#web/kit/ui/random-string.ts';
import { errorText } from '../../error-words.ts';
import { allFields, type FormValues } from '../../form-values.ts';
import { isOver, type useDraft } from './use-draft.ts';

interface SubmissionOptions {
  values: FormValues;
  draft: Pick<ReturnType<typeof useDraft>, 'pause' | 'goOn'>;
  /** Marks a field that the server rejected. */
  onFieldError: (field: ApplicationField, fieldError: string) => void;
  /** Called once the application is sent, from here or elsewhere. */
  onSent: () => void;
}

/** Returns the field that an error is about, if it is one of the form's. */
const fieldOf = (error: unknown): ApplicationField | undefined => {
  const { field } = (error as { data?: { field?: string } | null }).data ?? {};
  return allFields.find((name) => name === field);
};

/** Sends the application. The draft rests meanwhile. */
export const useSubmission = ({ values, draft, onFieldError, onSent }: SubmissionOptions) => {
  const [sending, setSending] = useState(false);
  const [formError, setFormError] = useState<string>();
  const intent = useRef({ key: '', of: '' });

  /** Returns the same key for the same content, so that a retry after a lost response does not send it twice. */
  const keyOf = (content: string) => {
    if (intent.current.of !== content) intent.current = { key: randomString(), of: content };
    return intent.current.key;
  };
  const explain = (error: unknown) => {
    const { code, message } = error as Error & { code: string };
    const field = isNetworkFailure(error) ? undefined : fieldOf(error);
    if (field) onFieldError(field, code === '400' ? errorText(field, 'wrong') : message);
    else setFormError(t('enterprise.form.notSent', { message }));
  };
  const send = async () => {
    setSending(true);
    draft.pause();
    try {
      await makeCall(
        submitCertification,
        { ...values, agreed: true },
        { idempotencyKey: keyOf(JSON.stringify(values)) },
      );
      showNotice(t('enterprise.form.submitted'), 'success');
      onSent();
    } catch (error) {
      if (isOver(error)) {
        showNotice((error as Error).message, 'danger');
        onSent();
        return;
      }
      draft.goOn();
      explain(error);
    } finally {
      setSending(false);
    }
  };
  return { sending, formError, clearFormError: () => setFormError(undefined), send };
};
