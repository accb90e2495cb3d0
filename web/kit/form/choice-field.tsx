import { type ReactNode, useId } from 'react';
import fieldStyles from './field.module.css';
import styles from './choice-field.module.css';

interface ChoiceFieldProps {
  label: string;
  options: readonly { value: number; label: string }[];
  /** The chosen option. Nothing is chosen if no option has this value. */
  value: number;
  onChange: (value: number) => void;
  error?: ReactNode;
  hint?: ReactNode;
}

/** A labelled group of radio buttons, for a choice of few options. */
export const ChoiceField = ({ label, options, value, onChange, error, hint }: ChoiceFieldProps) => {
  const id = useId();
  const below = error ?? hint;
  return (
    <fieldset className={styles.choice} aria-describedby={below ? `${id}-below` : undefined}>
      <legend className={fieldStyles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={`${styles.option}${error ? ` ${styles.faulty}` : ''}`}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-below`} className={error ? fieldStyles.fault : fieldStyles.hint}>
        {below}
      </p>
    </fieldset>
  );
};
