import { type ReactNode, useId } from 'react';
import { overlongText } from '#web/kit/form/text-length.ts';
import fieldStyles from '#web/kit/form/field.module.css';
import styles from './words.module.css';

interface WordsProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  maximum?: number;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A labelled text area, laid out like a `Field`. */
export const Words = ({ label, value, onChange, rows = 2, maximum = Infinity, hint, error: found }: WordsProps) => {
  const id = useId();
  const error = overlongText(value, maximum) ?? found;
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      <textarea
        id={id}
        rows={rows}
        value={value}
        spellCheck={false}
        className={`${styles.words}${error ? ` ${styles.faulty}` : ''}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-below`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-below`} className={error ? fieldStyles.fault : fieldStyles.hint}>
        {error ?? hint}
      </p>
    </div>
  );
};
