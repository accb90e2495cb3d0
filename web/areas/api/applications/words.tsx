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
  fault?: ReactNode;
}

/** A labelled text area, laid out like a `Field`. */
export const Words = ({ label, value, onChange, rows = 2, maximum = Infinity, hint, fault: found }: WordsProps) => {
  const id = useId();
  const fault = overlongText(value, maximum) ?? found;
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
        className={`${styles.words}${fault ? ` ${styles.faulty}` : ''}`}
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${id}-below`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-below`} className={fault ? fieldStyles.fault : fieldStyles.hint}>
        {fault ?? hint}
      </p>
    </div>
  );
};
