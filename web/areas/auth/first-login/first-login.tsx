import { useEffect, useState } from 'react';
import { Link, type MetaArgs, useSearchParams } from 'react-router';
import { resetPassword } from '#contract/auth/calls.ts';
import { LOGIN_NAME_MAXIMUM } from '#contract/auth/limits.ts';
import { foldPhone } from '#contract/auth/names.ts';
import { makeCall } from '#web/kit/call.ts';
import { keepFirstVisit } from '#web/kit/session/first-visit.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import { Field } from '#web/kit/form/field.tsx';
import { FormError } from '#web/kit/form/form-error.tsx';
import { useForm } from '#web/kit/form/form.ts';
import { SubmitButton } from '#web/kit/form/submit-button.tsx';
import styles from '../auth-form.module.css';
import { AuthFrame } from '../auth-frame.tsx';
import { authPage, goBackWith, useAuthLink } from '../login-return.ts';
import { NewPasswordField } from '../new-password-field.tsx';
import { PasswordSet } from '../password-set.tsx';
import { PhoneCodeFields } from '../phone-code-fields.tsx';
import { isUnknownAccount, submissionErrorOf } from '../submission-error.ts';
import { sealPasswordOf } from '../set-password.ts';
import {
  codeError,
  foldCode,
  foldSubName,
  newPasswordError,
  phoneError,
  subAccountNameError,
} from '../typed-values.ts';

const names = ['name', 'phoneNo', 'verifyCode', 'newPassword'] as const;
type Name = (typeof names)[number];

export const handle = authPage;

export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('identity.first.title') });

/** Sets the password of a sub-account. One that has never logged in is logged in by that. */
export default () => {
  const authLink = useAuthLink();
  const loginLink = authLink('/auth/login', { type: 'sub' });
  const [done, setDone] = useState<{ name: string; isFirst: boolean }>();
  const form = useForm<Name>({
    names,
    fold: { name: foldSubName, phoneNo: foldPhone, verifyCode: foldCode },
    check: ({ name, phoneNo, verifyCode, newPassword }) => ({
      name: subAccountNameError(name),
      phoneNo: phoneError(phoneNo),
      verifyCode: codeError(verifyCode),
      newPassword: newPasswordError(newPassword, [name, phoneNo]),
    }),
    send: async ({ name, phoneNo, verifyCode, newPassword }) => {
      const sealed = await sealPasswordOf(name, newPassword);
      const set = await makeCall(resetPassword, { ...sealed, phoneNo, verifyCode, subAccountName: name });
      if (set.session) {
        keepFirstVisit();
        await goBackWith(set.session.token);
      }
      setDone({ name, isFirst: set.isFirst });
    },
    submissionErrorOf: (error) =>
      isUnknownAccount(error)
        ? { name: 'name', message: t('identity.first.noAccount') }
        : submissionErrorOf(error, names),
  });
  const [search] = useSearchParams();
  const given = search.get('name') ?? '';
  // The page is cached for everyone, so the name in the address is filled in after hydration.
  useEffect(() => {
    if (subAccountNameError(foldSubName(given)) === undefined) form.fill('name', foldSubName(given));
    // oxlint-disable-next-line react/exhaustive-deps -- The form is a new object on every render.
  }, [given]);
  if (done)
    return (
      <PasswordSet
        loginLink={loginLink}
        advice={t(done.isFirst ? 'identity.first.doneFirst' : 'identity.first.doneAdvice')}
        name={done.name}
      />
    );
  return (
    <AuthFrame title={t('identity.first.title')} lead={t('identity.first.lead')}>
      <form {...form.props}>
        <FormError>{form.formError}</FormError>
        <Field
          {...form.field('name')}
          label={t('identity.form.subName')}
          hint={t('identity.form.subName.rule')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LOGIN_NAME_MAXIMUM}
        />
        <PhoneCodeFields form={form} />
        <NewPasswordField form={form} names={() => [form.read('name'), form.read('phoneNo')]} />
        <SubmitButton sending={form.sending} progress={t('identity.forgot.sending')}>
          {t('identity.forgot.submit')}
        </SubmitButton>
      </form>
      <p className={styles.after}>
        <Link to={loginLink}>{t('identity.forgot.back')}</Link>
      </p>
    </AuthFrame>
  );
};
