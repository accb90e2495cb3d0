import { Link } from 'react-router';
import { register } from '#contract/auth/calls.ts';
import { USER_NAME_MAXIMUM } from '#contract/auth/limits.ts';
import { foldPhone } from '#contract/auth/names.ts';
import { makeCall } from '#web/kit/call.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { keepRegistered } from '#web/kit/session/first-visit.ts';
import { t } from '#web/kit/texts.ts';
import { Field } from '#web/kit/form/field.tsx';
import { FormProblem } from '#web/kit/form/form-problem.tsx';
import { useForm } from '#web/kit/form/form.ts';
import { SubmitButton } from '#web/kit/form/submit-button.tsx';
import { type Agreement, ConsentField } from './consent-field.tsx';
import { goBackWith, useAuthLink } from '../login-return.ts';
import { NewPasswordField } from '../new-password-field.tsx';
import { PhoneCodeFields } from '../phone-code-fields.tsx';
import { refusalOf } from '../refusal.ts';
import { sealPasswordOf } from '../set-password.ts';
import { codeFault, foldCode, foldName, newPasswordFault, phoneFault, userNameFault } from '../typed-values.ts';

const names = ['phoneNo', 'verifyCode', 'userName', 'newPassword', 'agreed'] as const;
type Name = (typeof names)[number];

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
      phoneNo: phoneFault(phoneNo),
      verifyCode: codeFault(verifyCode),
      userName: userNameFault(userName),
      newPassword: newPasswordFault(newPassword, [phoneNo, userName]),
      agreed: agreed === '' ? t('identity.register.notAgreed') : undefined,
    }),
    send: async ({ phoneNo, verifyCode, userName, newPassword }) => {
      const sealed = await sealPasswordOf(phoneNo, newPassword);
      const { token } = await makeCall(register, { ...sealed, phoneNo, verifyCode, userName, agreed: true });
      keepRegistered();
      await goBackWith(token);
    },
    refusalOf: (error) =>
      (error as CallFailure).code === PHONE_TAKEN ? { name: 'phoneNo', message: phoneTaken } : refusalOf(error, names),
  });
  return (
    <form {...form.props}>
      <FormProblem>{form.problem}</FormProblem>
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
