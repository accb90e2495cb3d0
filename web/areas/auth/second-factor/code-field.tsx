import type { ReactNode } from 'react';
import { foldOneTimeCode, oneTimeCodePattern } from '#contract/auth/one-time-code.ts';
import { ONE_TIME_CODE_MAXIMUM } from '#contract/auth/limits.ts';
import { t } from '#web/kit/texts.ts';
import { Field } from '#web/kit/form/field.tsx';

/** Returns the error of a typed code. Only an app's code counts without `recovery`. */
export const oneTimeCodeError = (code: string, { recovery }: { recovery: boolean }): string | undefined => {
  if (code === '') return t('account.factor.code.empty');
  const isRight = recovery ? oneTimeCodePattern.test(code) : /^\d{6}$/.test(code);
  return isRight ? undefined : t(recovery ? 'account.factor.code.wrongAny' : 'account.factor.code.wrong');
};

export const foldCode = foldOneTimeCode;

/** A field for the six figures of an app, or also for a recovery code. */
export const CodeField = ({ recovery, ...field }: { name: string; error?: ReactNode; recovery: boolean }) => (
  <Field
    {...field}
    label={t(recovery ? 'account.factor.code.any' : 'account.factor.code')}
    hint={t(recovery ? 'account.factor.code.hintAny' : 'account.factor.code.hint')}
    inputMode={recovery ? 'text' : 'numeric'}
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={ONE_TIME_CODE_MAXIMUM}
  />
);
