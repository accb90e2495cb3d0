import { useState } from 'react';
import { Link, type MetaArgs } from 'react-router';
import { changePhone } from '#contract/identity/calls.ts';
import { foldPhone, maskPhone } from '#contract/identity/names.ts';
import { makeCall } from '#web/call.ts';
import type { PageHandle } from '#web/page.ts';
import { pageHead } from '#web/shell/page-head.ts';
import { t } from '#web/texts.ts';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { useForm } from '#web/ui/form.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { WorkFailure } from '#web/shell/work-failure.tsx';
import { WorkSection } from '#web/shell/work-section.tsx';
import { isSubAccount, loginNameOf, useAccount } from './account-user.ts';
import { ModifyResult } from './modify-result.tsx';
import { ModifySteps, useStep } from './modify-steps.tsx';
import styles from './modify.module.css';
import { provePassword } from './password-proof.ts';
import { PhoneCodeFields } from './phone-code-fields.tsx';
import { refusalOf } from './refusal.ts';
import { codeFault, foldCode, phoneFault } from './typed-values.ts';

const names = ['password', 'phoneNo', 'verifyCode'] as const;
type Name = (typeof names)[number];

export const handle: PageHandle = { private: true, permission: 'account', bare: true };
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('identity.modify.phone.title') });
export const ErrorBoundary = WorkFailure;

/** Gives an account another phone: by its password, and a code that the new phone has received. */
export default () => {
  const { user } = useAccount();
  const isSub = isSubAccount(user);
  const [newPhone, setNewPhone] = useState<string>();
  const { isResult, showResult } = useStep(newPhone !== undefined);
  const form = useForm<Name>({
    names,
    fold: { phoneNo: foldPhone, verifyCode: foldCode },
    check: ({ password, phoneNo, verifyCode }) => ({
      password: password === '' ? t('identity.form.password.empty') : undefined,
      phoneNo: phoneFault(phoneNo),
      verifyCode: codeFault(verifyCode),
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
    refusalOf: (error) => refusalOf(error, names),
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
          <FormProblem>{form.problem}</FormProblem>
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
