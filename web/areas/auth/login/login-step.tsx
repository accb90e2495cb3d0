import { useEffect, useRef, useState } from 'react';
import { WRONG_ONE_TIME_CODE } from '#contract/kit/errors/portal.ts';
import { ONE_TIME_CODE_MAXIMUM } from '#contract/auth/limits.ts';
import { foldOneTimeCode, oneTimeCodePattern } from '#contract/auth/one-time-code.ts';
import { completeLogin } from '#contract/auth/second-factor-calls.ts';
import { makeCall } from '#web/kit/call.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { endFirstVisit } from '#web/kit/session/first-visit.ts';
import { t } from '#web/kit/texts.ts';
import { Field } from '#web/kit/form/field.tsx';
import { FormError } from '#web/kit/form/form-error.tsx';
import { useForm } from '#web/kit/form/form.ts';
import { SubmitButton } from '#web/kit/form/submit-button.tsx';
import styles from '../auth-form.module.css';
import { goBackWith } from '../login-return.ts';
import { isDisabled, submissionErrorOf } from '../submission-error.ts';
import { DisabledAdvice } from './disabled-advice.tsx';

const disabled = { message: <DisabledAdvice /> };

/** The text that the user enters: the figures of an app, or a recovery code. The server takes both. */
const kinds = {
  code: { pattern: /^\d{6}$/, inputMode: 'numeric' },
  recovery: { pattern: oneTimeCodePattern, inputMode: 'text' },
} as const;

/** The second step of a login: a one-time code after the right password. */
export const LoginStep = ({ ticket, onBack }: { ticket: string; onBack: () => void }) => {
  const [kind, setKind] = useState<keyof typeof kinds>('code');
  const place = useRef<HTMLDivElement>(null);
  const form = useForm<'code'>({
    names: ['code'],
    fold: { code: foldOneTimeCode },
    check: ({ code }) => {
      if (code === '') return { code: t(`loginStep.${kind}.empty`) };
      return { code: kinds[kind].pattern.test(code) ? undefined : t(`loginStep.${kind}.wrong`) };
    },
    send: async ({ code }) => {
      const { token } = await makeCall(completeLogin, { ticket, code });
      endFirstVisit();
      await goBackWith(token);
    },
    submissionErrorOf: (error) => {
      if (isDisabled(error)) return disabled;
      const submissionError = submissionErrorOf(error, ['code']);
      const isWrong = (error as Partial<CallFailure>).code === WRONG_ONE_TIME_CODE;
      if (!isWrong) return submissionError;
      return {
        ...submissionError,
        empties: true,
        ...(kind === 'recovery' && { message: t('loginStep.recovery.refused') }),
      };
    },
  });
  useEffect(() => place.current?.querySelector('input')?.focus(), [kind]);
  const change = () => {
    form.accept('code');
    setKind(kind === 'code' ? 'recovery' : 'code');
  };
  return (
    <form {...form.props}>
      <p className={styles.lead}>{t(kind === 'code' ? 'loginStep.lead' : 'loginStep.leadRecovery')}</p>
      <FormError>{form.formError}</FormError>
      <div ref={place}>
        <Field
          key={kind}
          {...form.field('code')}
          label={t(`loginStep.${kind}`)}
          inputMode={kinds[kind].inputMode}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={ONE_TIME_CODE_MAXIMUM}
        />
      </div>
      <SubmitButton sending={form.sending} progress={t('loginStep.sending')}>
        {t('loginStep.submit')}
      </SubmitButton>
      <p className={styles.after}>
        <button type="button" className={styles.link} onClick={change}>
          {t(kind === 'code' ? 'loginStep.toRecovery' : 'loginStep.toCode')}
        </button>
        <button type="button" className={styles.link} onClick={onBack}>
          {t('loginStep.back')}
        </button>
      </p>
    </form>
  );
};
