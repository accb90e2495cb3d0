import { useState } from 'react';
import { Link, type MetaArgs } from 'react-router';
import { resetPassword } from '#contract/auth/calls.ts';
import { foldPhone } from '#contract/auth/names.ts';
import { makeCall } from '#web/kit/call.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import { FormError } from '#web/kit/form/form-error.tsx';
import { useForm } from '#web/kit/form/form.ts';
import { forgetKept, type KeptFields } from '#web/kit/form/kept-fields.ts';
import { SubmitButton } from '#web/kit/form/submit-button.tsx';
import styles from '../auth-form.module.css';
import { AuthFrame } from '../auth-frame.tsx';
import { authPage, useAuthLink } from '../login-return.ts';
import { NewPasswordField } from '../new-password-field.tsx';
import { PasswordSet } from '../password-set.tsx';
import { PhoneCodeFields } from '../phone-code-fields.tsx';
import { isUnknownAccount, submissionErrorOf } from '../submission-error.ts';
import { sealPasswordOf } from '../set-password.ts';
import { codeError, foldCode, newPasswordError, phoneError } from '../typed-values.ts';

const names = ['phoneNo', 'verifyCode', 'newPassword'] as const;
type Name = (typeof names)[number];
const FORGOTTEN = 'forgotten';
const kept: KeptFields<Name> = { as: FORGOTTEN, names: ['phoneNo'] };

export const handle = authPage;

export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('identity.forgot.title') });

/** Sets a new password for a main account, identified by its phone number. */
export default () => {
  const authLink = useAuthLink();
  const [done, setDone] = useState<string>();
  const form = useForm<Name>({
    names,
    fold: { phoneNo: foldPhone, verifyCode: foldCode },
    check: ({ phoneNo, verifyCode, newPassword }) => ({
      phoneNo: phoneError(phoneNo),
      verifyCode: codeError(verifyCode),
      newPassword: newPasswordError(newPassword, [phoneNo]),
    }),
    send: async ({ phoneNo, verifyCode, newPassword }) => {
      const sealed = await sealPasswordOf(phoneNo, newPassword);
      await makeCall(resetPassword, { ...sealed, phoneNo, verifyCode });
      forgetKept(FORGOTTEN);
      setDone(phoneNo);
    },
    submissionErrorOf: (error) =>
      isUnknownAccount(error)
        ? { name: 'phoneNo', message: t('identity.forgot.noAccount') }
        : submissionErrorOf(error, names),
    kept,
  });
  if (done !== undefined)
    return <PasswordSet loginLink={authLink('/auth/login')} advice={t('identity.forgot.doneAdvice')} name={done} />;
  return (
    <AuthFrame title={t('identity.forgot.title')} lead={t('identity.forgot.lead')}>
      <form {...form.props}>
        <FormError>{form.formError}</FormError>
        <PhoneCodeFields form={form} />
        <NewPasswordField form={form} names={() => [form.read('phoneNo')]} />
        <SubmitButton sending={form.sending} progress={t('identity.forgot.sending')}>
          {t('identity.forgot.submit')}
        </SubmitButton>
      </form>
      <p className={styles.after}>
        <Link to={authLink('/auth/login')}>{t('identity.forgot.back')}</Link>
        <Link to={authLink('/auth/first-login')}>{t('identity.forgot.sub')}</Link>
      </p>
    </AuthFrame>
  );
};
