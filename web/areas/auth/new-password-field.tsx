import { Check, Dot } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { metRules, passwordStrength } from '#contract/auth/password-rules.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { PasswordField } from '#web/kit/form/password-field.tsx';
import type { useForm } from '#web/kit/form/form.ts';
import styles from './new-password-field.module.css';

interface NewPasswordFieldProps {
  form: Pick<ReturnType<typeof useForm<'newPassword'>>, 'field' | 'read'>;
  /** Returns the owner's names, as entered in the form. */
  names: () => readonly string[];
  label?: string;
}

/** Returns the rules for a password, and whether the password meets each of them. */
const rulesMet = (password: string, names: readonly string[]): readonly [TextKey, boolean][] => {
  const { length, kinds, uncommon } = metRules(password, names);
  return [
    ['identity.form.newPassword.rule.length', length],
    ['identity.form.newPassword.rule.kinds', kinds],
    ['identity.form.newPassword.rule.uncommon', uncommon],
  ];
};

/** A field for a new password. Its rules are ticked off while the user types. */
export const NewPasswordField = ({ form, names, label = t('identity.form.newPassword') }: NewPasswordFieldProps) => {
  const [password, setPassword] = useState('');
  const rules = useId();
  // A browser may have filled in the field before the script loaded.
  // oxlint-disable-next-line react/exhaustive-deps -- Runs once, on mount.
  useEffect(() => setPassword(form.read('newPassword')), []);
  return (
    <>
      <PasswordField
        {...form.field('newPassword')}
        label={label}
        autoComplete="new-password"
        aria-describedby={rules}
        hint={password && t(`identity.form.newPassword.strength.${passwordStrength(password, names())}`)}
        onInput={(event) => setPassword(event.currentTarget.value)}
      />
      <ul id={rules} className={styles.rules} aria-label={t('identity.form.newPassword.rules')}>
        {rulesMet(password, names()).map(([rule, met]) => (
          <li key={rule} className={met ? styles.met : undefined}>
            {met ? <Check size={16} aria-hidden="true" /> : <Dot size={16} aria-hidden="true" />}
            {t(rule)}
            {met && <span className="sr-only">{t('identity.form.newPassword.met')}</span>}
          </li>
        ))}
      </ul>
    </>
  );
};
