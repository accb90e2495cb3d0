import { type ReactNode, useEffect, useRef } from 'react';
import { VERIFY_CODE_DIGITS } from '#contract/auth/limits.ts';
import { phonePattern } from '#contract/auth/names.ts';
import { t } from '#web/kit/texts.ts';
import { Field, type FieldProps } from '#web/kit/form/field.tsx';
import fieldStyles from '#web/kit/form/field.module.css';
import { submissionErrorOf } from './submission-error.ts';
import { useSendVerifyCode } from './send-verify-code.ts';

interface VerifyCodeFieldProps extends Omit<FieldProps, 'label' | 'trailing'> {
  /** Returns the number in the form when the button is pressed. */
  phone: () => string;
  /** The number as typed so far. Once complete, its remaining pause is fetched. */
  typed: string;
  /** Shows at a field why no code was sent. */
  showFieldError: (name: 'phoneNo' | 'verifyCode', message: ReactNode) => void;
  /** Called after a code was sent. Clears the errors of number and code. */
  onSent: () => void;
}

/** A field for the code of a text message, with the button that sends it. */
export const VerifyCodeField = ({ phone, typed, showFieldError, onSent, ...field }: VerifyCodeFieldProps) => {
  const { send, look, sending, left } = useSendVerifyCode();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => void look(typed), [typed, look]);

  const request = async () => {
    const phoneNo = phone();
    if (!phonePattern.test(phoneNo)) {
      showFieldError('phoneNo', t(phoneNo === '' ? 'identity.form.phone.empty' : 'identity.form.phone.wrong'));
      return;
    }
    try {
      if (!(await send(phoneNo))) return;
      onSent();
      row.current?.querySelector('input')?.focus();
    } catch (error) {
      const { name = 'verifyCode', message } = submissionErrorOf(error, ['phoneNo']);
      showFieldError(name, message);
    }
  };

  const action = left > 0 ? t('identity.form.code.wait', { seconds: left }) : t('identity.form.code.send');
  return (
    <div ref={row}>
      <Field
        {...field}
        label={t('identity.form.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        // Leaves space for blanks in a pasted code.
        maxLength={2 * VERIFY_CODE_DIGITS}
        trailing={
          <button type="button" className={fieldStyles.send} disabled={sending || left > 0} onClick={request}>
            {sending ? t('identity.form.code.sending') : action}
          </button>
        }
      />
    </div>
  );
};
