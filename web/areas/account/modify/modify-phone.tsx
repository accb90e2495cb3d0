import { useState } from 'react';
import { Link, type MetaArgs } from 'react-router';
import { changePhone } from '#contract/auth/calls.ts';
import { foldPhone, maskPhone } from '#contract/auth/names.ts';
import { makeCall } from '#web/kit/call.ts';
import type { PageHandle } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
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
import { provePassword } from '#web/areas/auth/password-proof.ts';
import { usePreparedPasswords } from '#web/areas/auth/use-prepared-passwords.ts';
import { PhoneCodeFields } from '#web/areas/auth/phone-code-fields.tsx';
import { submissionErrorOf } from '#web/areas/auth/submission-error.ts';
import { codeError, foldCode, phoneError } from '#web/areas/auth/typed-values.ts';

const names = ['password', 'phoneNo', 'verifyCode'] as const;
type Name = (typeof names)[number];

export const handle: PageHandle = { private: true, permission: 'account', bare: true };
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('identity.modify.phone.title') });
export const ErrorBoundary = WorkFailure;

/** Changes the phone number of an account, which requires its password and a code sent to the new number. */
export default () => {
  const { user } = useAccount();
  const isSub = isSubAccount(user);
  const [newPhone, setNewPhone] = useState<string>();
  const { isResult, showResult } = useStep(newPhone !== undefined);
  usePreparedPasswords();
  const form = useForm<Name>({
    names,
    fold: { phoneNo: foldPhone, verifyCode: foldCode },
    check: ({ password, phoneNo, verifyCode }) => ({
      password: password === '' ? t('identity.form.password.empty') : undefined,
      phoneNo: phoneError(phoneNo),
      verifyCode: codeError(verifyCode),
    }),
    send: async ({ password, phoneNo, verifyCode }) => {
      const { codeId, oldPwd } = await provePassword(loginNameOf(user), password, isSub);
      await makeCall(
        changePhone,
        { codeId, phoneNo, oldPwd, verifyCode },
        { showSuccess: t('identity.success.phoneChanged') },
      );
      setNewPhone(phoneNo);
      await showResult();
    },
    submissionErrorOf: (error) => submissionErrorOf(error, names),
  });
  return (
    <WorkSection first title={t('identity.modify.phone.title')} lead={<ModifySteps isResult={isResult} />}>
      {isResult && newPhone !== undefined ? (
        <ModifyResult
          title={t('identity.success.phoneChanged')}
          message={t(isSub ? 'identity.modify.phone.doneSub' : 'identity.modify.phone.done', {
            phone: maskPhone(newPhone),
          })}
          action={
            <Link to="/account/account" className="button button-primary">
              {t('identity.modify.toAccount')}
            </Link>
          }
        />
      ) : (
        <form {...form.props} className={styles.form}>
          <p className={styles.current}>{t('identity.modify.phone.current', { phone: user.phone })}</p>
          <FormError>{form.formError}</FormError>
          <PasswordField
            {...form.field('password')}
            label={t('identity.modify.loginPassword')}
            autoComplete="current-password"
          />
          <PhoneCodeFields form={form} label={t('identity.modify.phone.new')} />
          <SubmitButton sending={form.sending} progress={t('identity.modify.sending')}>
            {t('identity.modify.phone.submit')}
          </SubmitButton>
        </form>
      )}
    </WorkSection>
  );
};
