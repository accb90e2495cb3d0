import { type FormEvent, type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { t } from '../texts.ts';
import styles from './field.module.css';
import { overlongText } from './text-length.ts';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  /** The error of the value; replaces the hint. */
  error?: ReactNode;
  hint?: ReactNode;
  /** Shown inside the frame, after the value. */
  trailing?: ReactNode;
  /** A longer text is not cut: the field shows by how much it is too long, and the form's check has to reject it. */
  maxLength?: number | undefined;
}

/** The part of the maximum from which the field counts. */
const COUNTED_FROM = 0.8;

/** A labelled input of a form. It always reserves the line below, so that a message hardly moves the layout. */
export const Field = ({
  label,
  error: found,
  hint,
  trailing,
  maxLength = Infinity,
  onInput,
  'aria-describedby': more,
  ...input
}: FieldProps) => {
  const id = useId();
  const [typed, setTyped] = useState('');
  const value = typeof input.value === 'string' ? input.value : typed;
  const error = overlongText(value, maxLength) ?? found;
  const below = error ?? hint;
  const describedBy = [below && `${id}-below`, more].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={`${styles.frame}${error ? ` ${styles.faulty}` : ''}`}>
        <input
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          {...input}
          onInput={(event: FormEvent<HTMLInputElement>) => {
            if (maxLength < Infinity) setTyped(event.currentTarget.value);
            onInput?.(event as Parameters<typeof onInput>[0]);
          }}
        />
        {trailing}
      </div>
      <p id={`${id}-below`} className={error ? styles.fault : styles.hint}>
        {below}
        {value.length >= COUNTED_FROM * maxLength && (
          <span className={styles.count}>
            {t('identity.form.length', { length: value.length, maximum: maxLength })}
          </span>
        )}
      </p>
    </div>
  );
};
