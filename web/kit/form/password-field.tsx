import { Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { t } from '../texts.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './field.module.css';

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
}

/** A password input that can be revealed. Warns when caps lock is on. */
export const PasswordField = ({ hint, ...field }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      hint={capsLock ? t('identity.form.capsLock') : hint}
      onKeyDown={look}
      onKeyUp={look}
      trailing={
        <button
          type="button"
          className={styles.inside}
          aria-label={t('identity.form.showPassword')}
          aria-pressed={shown}
          title={t(shown ? 'identity.form.hidePassword' : 'identity.form.showPassword')}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
        </button>
      }
    />
  );
};
