import { Link } from 'react-router';
import { register } from '#contract/auth/calls.ts';
import { USER_NAME_MAXIMUM } from '#contract/auth/limits.ts';
import { foldPhone } from '#contract/auth/names.ts';
import { makeCall } from '#web/kit/call.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { keepRegistered } from '#web/kit/session/first-visit.ts';
import { t } from '#web/kit/texts.ts';
import { Field } from '#web/kit/form/field.tsx';
import { FormError } from '#web/kit/form/form-error.tsx';
import { useForm } from '#web/kit/form/form.ts';
import { forgetKept, type KeptFields } from '#web/kit/form/kept-fields.ts';
import { SubmitButton } from '#web/kit/form/submit-button.tsx';
import { type Agreement, ConsentField } from './consent-field.tsx';
import { goBackWith, useAuthLink } from '../login-return.ts';
import { NewPasswordField } from '../new-password-field.tsx';
import { PhoneCodeFields } from '../phone-code-fields.tsx';
import { submissionErrorOf } from '../submission-error.ts';
import { sealPasswordOf } from '../set-password.ts';
import { codeError, foldCode, foldName, newPasswordError, phoneError, userNameError } from '../typed-values.ts';

const names = ['phoneNo', 'verifyCode', 'userName', 'newPassword', 'agreed'] as const;
type Name = (typeof names)[number];
const REGISTRATION = 'registration';
const kept: KeptFields<Name> = { as: REGISTRATION, names: ['phoneNo', 'userName'] };

const PHONE_TAKEN = '01080002';

export const RegisterForm = ({ agreements }: { agreements: readonly Agreement[] }) => {
  const loginLink = useAuthLink()('/auth/login');
  const phoneTaken = (
    <>
      {t('identity.register.phoneTaken')}
      <Link to={loginLink}>{t('identity.register.phoneTakenLogin')}</Link>
    </>
  );
  const form = useForm<Name>({
    names,
    fold: { phoneNo: foldPhone, verifyCode: foldCode, userName: foldName },
    check: ({ phoneNo, verifyCode, userName, newPassword, agreed }) => ({
      phoneNo: phoneError(phoneNo),
      verifyCode: codeError(verifyCode),
      userName: userNameError(userName),
      newPassword: newPasswordError(newPassword, [phoneNo, userName]),
      agreed: agreed === '' ? t('identity.register.notAgreed') : undefined,
    }),
    send: async ({ phoneNo, verifyCode, userName, newPassword }) => {
      const sealed = await sealPasswordOf(phoneNo, newPassword);
      const { token } = await makeCall(register, { ...sealed, phoneNo, verifyCode, userName, agreed: true });
      keepRegistered();
      forgetKept(REGISTRATION);
      await goBackWith(token);
    },
    submissionErrorOf: (error) =>
      (error as CallFailure).code === PHONE_TAKEN
        ? { name: 'phoneNo', message: phoneTaken }
        : submissionErrorOf(error, names),
    kept,
  });
  return (
    <form {...form.props}>
      <FormError>{form.formError}</FormError>
      <PhoneCodeFields form={form} />
      <Field
        {...form.field('userName')}
        label={t('identity.form.userName')}
        hint={t('identity.form.userName.rule')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={USER_NAME_MAXIMUM}
      />
      <NewPasswordField
        form={form}
        label={t('identity.register.password')}
        names={() => [form.read('phoneNo'), form.read('userName')]}
      />
      <ConsentField {...form.field('agreed')} agreements={agreements} />
      <SubmitButton sending={form.sending} progress={t('identity.register.sending')}>
        {t('identity.register.submit')}
      </SubmitButton>
    </form>
  );
};
