import { useState } from 'react';
import type { MetaArgs } from 'react-router';
import { updatePassword } from '#contract/auth/calls.ts';
import { makeCall } from '#web/kit/call.ts';
import type { PageHandle } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { useLoginUrl } from '#web/kit/shell/use-login-url.ts';
import { t } from '#web/kit/texts.ts';
import { FormError } from '#web/kit/form/form-error.tsx';
import { useForm } from '#web/kit/form/form.ts';
import { PasswordField } from '#web/kit/form/password-field.tsx';
import { SubmitButton } from '#web/kit/form/submit-button.tsx';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { isSubAccount, loginNameOf, useAccount } from '#web/kit/shell/account-user.ts';
import { ModifyResult } from './modify-result.tsx';
import { ModifySteps, useStep } from './modify-steps.tsx';
import styles from './modify.module.css';
import { NewPasswordField } from '#web/areas/auth/new-password-field.tsx';
import { provePassword, sealNewPassword } from '#web/areas/auth/password-proof.ts';
import { usePreparedPasswords } from '#web/areas/auth/use-prepared-passwords.ts';
import { submissionErrorOf } from '#web/areas/auth/submission-error.ts';
import { newPasswordError } from '#web/areas/auth/typed-values.ts';

const names = ['password', 'newPassword', 'again'] as const;
type Name = (typeof names)[number];

export const handle: PageHandle = { private: true, permission: 'account', bare: true };
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('identity.modify.password.title') });
export const ErrorBoundary = WorkFailure;

const errorOfNew = (password: string, newPassword: string, name: string) =>
  newPassword !== '' && newPassword === password
    ? t('identity.modify.password.same')
    : newPasswordError(newPassword, [name]);

const errorOfAgain = (again: string, newPassword: string) => {
  if (again === '') return t('identity.modify.password.againEmpty');
  return again === newPassword ? undefined : t('identity.modify.password.differs');
};

/** Changes the password of an account, which requires the old one and ends all its sessions. */
export default () => {
  const { user, end } = useAccount();
  const [changed, setChanged] = useState(false);
  const { isResult, showResult } = useStep(changed);
  const isSub = isSubAccount(user);
  const loginAgain = useLoginUrl('/account/account') + (isSub ? '&type=sub' : '');
  const name = loginNameOf(user);
  usePreparedPasswords();
  const form = useForm<Name>({
    names,
    check: ({ password, newPassword, again }) => ({
      password: password === '' ? t('identity.form.password.empty') : undefined,
      newPassword: errorOfNew(password, newPassword, name),
      again: errorOfAgain(again, newPassword),
    }),
    send: async ({ password, newPassword }) => {
      const { oldPwd, ...challenge } = await provePassword(name, password, isSub);
      const sealed = await sealNewPassword(challenge, newPassword);
      await makeCall(updatePassword, { ...sealed, oldPwd }, { showSuccess: t('identity.success.passwordChanged') });
      end();
      setChanged(true);
      await showResult();
    },
    submissionErrorOf: (error) => submissionErrorOf<'password' | 'newPassword'>(error, ['password', 'newPassword']),
  });
  return (
    <WorkSection first title={t('identity.modify.password.title')} lead={<ModifySteps isResult={isResult} />}>
      {isResult ? (
        <ModifyResult
          title={t('identity.success.passwordChanged')}
          message={t('identity.modify.password.done')}
          action={
            <a href={loginAgain} className="button button-primary">
              {t('identity.modify.password.login')}
            </a>
          }
        />
      ) : (
        <form {...form.props} className={styles.form}>
          <p className={styles.current}>{t('identity.modify.password.lead')}</p>
          <FormError>{form.formError}</FormError>
          {/* Shows a password manager whose password this is. */}
          <input type="text" hidden readOnly autoComplete="username" value={name} />
          <PasswordField
            {...form.field('password')}
            label={t('identity.modify.password.old')}
            autoComplete="current-password"
          />
          <NewPasswordField form={form} names={() => [name]} />
          <PasswordField
            {...form.field('again')}
            label={t('identity.modify.password.again')}
            autoComplete="new-password"
          />
          <SubmitButton sending={form.sending} progress={t('identity.modify.sending')}>
            {t('identity.modify.password.submit')}
          </SubmitButton>
        </form>
      )}
    </WorkSection>
  );
};
