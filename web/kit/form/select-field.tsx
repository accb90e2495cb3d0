import { ChevronDown } from 'lucide-react';
import { type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import fieldStyles from './field.module.css';
import styles from './select-field.module.css';

export interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  /** Shown while no option is chosen. */
  prompt: string;
  options: readonly { value: string | number; label: string }[];
  error?: ReactNode;
  hint?: ReactNode;
}

/** A labelled select of a form, laid out like a `Field`. */
export const SelectField = ({ label, prompt, options, error, hint, ...select }: SelectFieldProps) => {
  const id = useId();
  const below = error ?? hint;
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      <div className={`${fieldStyles.frame} ${styles.frame}${error ? ` ${fieldStyles.faulty}` : ''}`}>
        <select
          id={id}
          className={`${fieldStyles.input} ${styles.select}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={below ? `${id}-below` : undefined}
          {...select}
        >
          <option value="">{prompt}</option>
          {options.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden="true" className={styles.arrow} />
      </div>
      <p id={`${id}-below`} className={error ? fieldStyles.fault : fieldStyles.hint}>
        {below}
      </p>
    </div>
  );
};
