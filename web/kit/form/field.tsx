import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  /** The error of the value; replaces the hint. */
  fault?: ReactNode;
  hint?: ReactNode;
  /** Shown inside the frame, after the value. */
  trailing?: ReactNode;
}

/** A labelled input of a form. It always reserves the line below, so that a message hardly moves the layout. */
export const Field = ({ label, fault, hint, trailing, 'aria-describedby': more, ...input }: FieldProps) => {
  const id = useId();
  const below = fault ?? hint;
  const describedBy = [below && `${id}-below`, more].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={`${styles.frame}${fault ? ` ${styles.faulty}` : ''}`}>
        <input
          id={id}
          className={styles.input}
          aria-invalid={fault ? true : undefined}
          aria-describedby={describedBy || undefined}
          {...input}
        />
        {trailing}
      </div>
      <p id={`${id}-below`} className={fault ? styles.fault : styles.hint}>
        {below}
      </p>
    </div>
  );
};
