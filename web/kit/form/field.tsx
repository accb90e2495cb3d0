import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: string;
  /** What is wrong with the value; takes the place of the hint. */
  fault?: ReactNode;
  hint?: ReactNode;
  /** Stands within the frame, behind the value. */
  trailing?: ReactNode;
}

/** A labelled line of a form. The line below it is always there, so that a message moves hardly anything away from the pointer. */
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
