import { useEffect, useState } from 'react';
import type { AnswerOf } from '#contract/kit/call.ts';
import { beginSecondFactor, enableSecondFactor } from '#contract/auth/second-factor-calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { FormError } from '#web/kit/form/form-error.tsx';
import { useForm } from '#web/kit/form/form.ts';
import { PasswordField } from '#web/kit/form/password-field.tsx';
import { SubmitButton } from '#web/kit/form/submit-button.tsx';
import { t } from '#web/kit/texts.ts';
import { provePassword } from '../password-proof.ts';
import { usePreparedPasswords } from '../use-prepared-passwords.ts';
import { submissionErrorOf } from '../submission-error.ts';
import { CopyButton } from '#web/kit/ui/copy/copy-button.tsx';
import { CodeField, foldCode, oneTimeCodeError } from './code-field.tsx';
import { FactorDialog } from './factor-dialog.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './factor-dialog.module.css';

const names = ['code', 'password'] as const;
type Name = (typeof names)[number];

const GROUP = /.{4}/g;

/** The form with the key as a QR code and as text. */
const Key = ({
  made: { key, uri },
  accountName,
  onEnabled,
  onClose,
}: {
  made: AnswerOf<typeof beginSecondFactor>;
  accountName: string;
  onEnabled: (recoveryCodes: string[]) => void;
  onClose: () => void;
}) => {
  usePreparedPasswords();
  const form = useForm<Name>({
    names,
    fold: { code: foldCode },
    check: ({ code, password }) => ({
      code: oneTimeCodeError(code, { recovery: false }),
      password: password === '' ? t('identity.form.password.empty') : undefined,
    }),
    send: async ({ code, password }) => {
      const { codeId, oldPwd } = await provePassword(accountName, password);
      onEnabled((await makeCall(enableSecondFactor, { codeId, oldPwd, code })).recoveryCodes);
    },
    submissionErrorOf: (error) => submissionErrorOf(error, names),
  });
  return (
    <form {...form.props}>
      <p className={styles.text}>{t('account.factor.scan')}</p>
      <div className={styles.key}>
        <QrCode text={uri} label={t('account.factor.qr')} className={styles.qr} />
        <div className={styles.typed}>
          <p className={styles.text}>{t('account.factor.key')}</p>
          <p className={styles.letters}>
            <span>{key.match(GROUP)?.join(' ')}</span>
            <CopyButton name={t('account.factor.keyName')} text={key} />
          </p>
        </div>
      </div>
      <FormError>{form.formError}</FormError>
      <CodeField {...form.field('code')} recovery={false} />
      <PasswordField
        {...form.field('password')}
        label={t('identity.modify.loginPassword')}
        autoComplete="current-password"
      />
      <SubmitButton sending={form.sending} progress={t('account.factor.enabling')}>
        {t('account.factor.enable')}
      </SubmitButton>
      <button type="button" className={`button button-plain ${styles.cancel}`} onClick={onClose}>
        {t('account.confirm.cancel')}
      </button>
    </form>
  );
};

/** Sets one-time codes up: a key for the app, a code of it and the password, then the recovery codes. */
export const SetUpDialog = ({
  accountName,
  onChanged,
  onClose,
}: {
  accountName: string;
  /** Called once they are turned on, while the recovery codes are still shown. */
  onChanged: () => Promise<void>;
  onClose: () => void;
}) => {
  const [made, setMade] = useState<AnswerOf<typeof beginSecondFactor>>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [formError, setFormError] = useState<string>();
  useEffect(() => {
    makeCall(beginSecondFactor, {}).then(setMade, (error: Error) => setFormError(error.message));
  }, []);
  const enabled = (recoveryCodes: string[]) => {
    setCodes(recoveryCodes);
    void onChanged();
  };
  if (codes)
    return (
      // Only the button closes it: the codes are not shown again.
      <FactorDialog title={t('account.factor.codesTitle')} onDismiss={undefined}>
        <RecoveryCodes codes={codes} accountName={accountName} />
        <button type="button" className={`button button-primary ${styles.wide}`} onClick={onClose}>
          {t('account.factor.codes.kept')}
        </button>
      </FactorDialog>
    );
  return (
    <FactorDialog title={t('account.factor.setUpTitle')} onDismiss={onClose}>
      {made ? (
        <Key made={made} accountName={accountName} onEnabled={enabled} onClose={onClose} />
      ) : (
        <div className={styles.waiting}>
          <FormError>{formError}</FormError>
        </div>
      )}
    </FactorDialog>
  );
};
