import { useEffect } from 'react';
import { Link } from 'react-router';
import { login } from '#contract/auth/calls.ts';
import { LOGIN_NAME_MAXIMUM } from '#contract/auth/limits.ts';
import { makeCall } from '#web/kit/call.ts';
import { endFirstVisit } from '#web/kit/session/first-visit.ts';
import { t } from '#web/kit/texts.ts';
import { Field } from '#web/kit/form/field.tsx';
import { FormError } from '#web/kit/form/form-error.tsx';
import { useForm } from '#web/kit/form/form.ts';
import { PasswordField } from '#web/kit/form/password-field.tsx';
import { SubmitButton } from '#web/kit/form/submit-button.tsx';
import styles from '../auth-form.module.css';
import { DisabledAdvice } from './disabled-advice.tsx';
import { usePassedLoginName } from '../passed-login-name.ts';
import { goBackWith, useAuthLink } from '../login-return.ts';
import { provePassword } from '../password-proof.ts';
import { LockedAdvice } from './locked-advice.tsx';
import { isDisabled, isLocked, submissionErrorOf, ticketOf } from '../submission-error.ts';
import { accountNameError, foldAccount, foldSubName, subAccountNameError } from '../typed-values.ts';

const names = ['name', 'password'] as const;
type Name = (typeof names)[number];

/** Sub-accounts log in at a separate path. */
const subLogin = { ...login, path: '/api/ai-portal/portal/v1/iam/user/loginFromUserSystem' } as const;

interface LoginFormProps {
  sub: boolean;
  /** A name that was entered before. */
  name?: string | undefined;
  /** Called after the right password of an account that also needs a one-time code. */
  onTicket: (ticket: string, name: string) => void;
}

export const LoginForm = ({ sub, name: entered = '', onTicket }: LoginFormProps) => {
  const authLink = useAuthLink();
  const locked = { message: <LockedAdvice sub={sub} /> };
  const disabled = { message: sub ? t('identity.login.disabledSub') : <DisabledAdvice /> };
  const form = useForm<Name>({
    names,
    fold: { name: sub ? foldSubName : foldAccount },
    check: ({ name, password }) => ({
      name: sub ? subAccountNameError(name) : accountNameError(name),
      password: password === '' ? t('identity.form.password.empty') : undefined,
    }),
    send: async ({ name, password }) => {
      const { codeId, oldPwd } = await provePassword(name, password, sub);
      try {
        const { token } = await makeCall(sub ? subLogin : login, { codeId, name, oldPwd, pageNo: 1, pageSize: 1 });
        endFirstVisit();
        await goBackWith(token);
      } catch (error) {
        const ticket = ticketOf(error);
        if (ticket === undefined) throw error;
        onTicket(ticket, name);
      }
    },
    submissionErrorOf: (error) => {
      if (isDisabled(error)) return disabled;
      return isLocked(error) ? locked : submissionErrorOf(error, names);
    },
  });
  const kept = usePassedLoginName() || entered;
  useEffect(() => {
    if (kept !== '') form.fill('name', kept);
    // oxlint-disable-next-line react/exhaustive-deps -- The form is a new object on every render.
  }, [kept]);
  return (
    <form {...form.props}>
      <FormError>{form.formError}</FormError>
      <Field
        {...form.field('name')}
        label={t(sub ? 'identity.form.subName' : 'identity.form.account')}
        hint={sub && t('identity.form.subName.rule')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LOGIN_NAME_MAXIMUM}
      />
      <PasswordField {...form.field('password')} label={t('identity.form.password')} autoComplete="current-password" />
      <SubmitButton sending={form.sending} progress={t('identity.login.sending')}>
        {t('identity.login.submit')}
      </SubmitButton>
      {sub ? (
        <>
          <p className={styles.after}>
            <Link to={authLink('/auth/first-login')}>{t('identity.login.first')}</Link>
          </p>
          <p className={styles.advice}>{t('identity.login.subAdvice')}</p>
        </>
      ) : (
        <p className={styles.after}>
          <Link to={authLink('/auth/forgot')}>{t('identity.login.forgot')}</Link>
          <span>
            {t('identity.login.noAccount')}
            <Link to={authLink('/auth/register')}>{t('identity.login.register')}</Link>
          </span>
        </p>
      )}
    </form>
  );
};
