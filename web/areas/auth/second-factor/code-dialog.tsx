import { useState } from 'react';
import { disableSecondFactor, renewRecoveryCodes } from '#contract/auth/second-factor-calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { FormError } from '#web/kit/form/form-error.tsx';
import { useForm } from '#web/kit/form/form.ts';
import { SubmitButton } from '#web/kit/form/submit-button.tsx';
import { t } from '#web/kit/texts.ts';
import { submissionErrorOf } from '../submission-error.ts';
import { CodeField, foldCode, oneTimeCodeError } from './code-field.tsx';
import { FactorDialog } from './factor-dialog.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './factor-dialog.module.css';

/** The actions that a code permits: new recovery codes, or to turn one-time codes off. */
export type CodeAct = 'renew' | 'disable';

/** Requires a code before a change. */
export const CodeDialog = ({
  act,
  accountName,
  onChanged,
  onClose,
}: {
  act: CodeAct;
  accountName: string;
  onChanged: () => Promise<void>;
  onClose: () => void;
}) => {
  const [codes, setCodes] = useState<readonly string[]>();
  const form = useForm<'code'>({
    names: ['code'],
    fold: { code: foldCode },
    check: ({ code }) => ({ code: oneTimeCodeError(code, { recovery: true }) }),
    send: async ({ code }) => {
      if (act === 'renew') setCodes((await makeCall(renewRecoveryCodes, { code })).recoveryCodes);
      else {
        await makeCall(disableSecondFactor, { code }, { showSuccess: t('account.factor.disabled') });
        onClose();
      }
      await onChanged();
    },
    submissionErrorOf: (error) => submissionErrorOf(error, ['code']),
  });
  if (codes)
    return (
      <FactorDialog title={t('account.factor.codesTitle')} onDismiss={undefined}>
        <RecoveryCodes codes={codes} accountName={accountName} />
        <button type="button" className={`button button-primary ${styles.wide}`} onClick={onClose}>
          {t('account.factor.codes.kept')}
        </button>
      </FactorDialog>
    );
  return (
    <FactorDialog title={t(`account.factor.${act}Title`)} onDismiss={onClose}>
      <form {...form.props}>
        <p className={styles.text}>{t(`account.factor.${act}Text`)}</p>
        <FormError>{form.formError}</FormError>
        <CodeField {...form.field('code')} recovery />
        <SubmitButton sending={form.sending} progress={t('account.factor.sending')}>
          {t(`account.factor.${act}`)}
        </SubmitButton>
        <button type="button" className={`button button-plain ${styles.cancel}`} onClick={onClose}>
          {t('account.confirm.cancel')}
        </button>
      </form>
    </FactorDialog>
  );
};
