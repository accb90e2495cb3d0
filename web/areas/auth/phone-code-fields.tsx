import { useEffect, useState } from 'react';
import { foldPhone } from '#contract/auth/names.ts';
import { t } from '#web/kit/texts.ts';
import { Field } from '#web/kit/form/field.tsx';
import type { useForm } from '#web/kit/form/form.ts';
import { VerifyCodeField } from './verify-code-field.tsx';

interface PhoneCodeFieldsProps {
  form: Pick<ReturnType<typeof useForm<'phoneNo' | 'verifyCode'>>, 'field' | 'read' | 'showFieldError' | 'accept'>;
  label?: string;
}

/** Fields for a phone number and the code that proves it. */
export const PhoneCodeFields = ({ form, label = t('identity.form.phone') }: PhoneCodeFieldsProps) => {
  const [typed, setTyped] = useState('');
  const { read } = form;
  // A browser may have filled in the number before the script loaded.
  // oxlint-disable-next-line react/exhaustive-deps -- Runs once, on mount.
  useEffect(() => setTyped(read('phoneNo')), []);
  return (
    <>
      <Field
        {...form.field('phoneNo')}
        label={label}
        type="tel"
        autoComplete="tel"
        maxLength={20}
        onInput={(event) => setTyped(foldPhone(event.currentTarget.value))}
      />
      <VerifyCodeField
        {...form.field('verifyCode')}
        phone={() => read('phoneNo')}
        typed={typed}
        showFieldError={form.showFieldError}
        onSent={() => form.accept('phoneNo', 'verifyCode')}
      />
    </>
  );
};
