import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { overlongText } from '#web/kit/form/text-length.ts';
import { t } from '#web/kit/texts.ts';
import styles from './words-field.module.css';

interface WordsFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** A longer text is not cut: the field shows by how much it is too long, and the form has to reject it. */
  maximum: number;
  rows?: number;
  placeholder?: string | undefined;
  error?: ReactNode;
  /** Shown next to the label. */
  trailing?: ReactNode;
  name?: string;
  /** Called on Ctrl+Enter or Command+Enter. */
  onSend?: (() => void) | undefined;
  fieldRef?: Ref<HTMLTextAreaElement> | undefined;
  onFocus?: () => void;
}

/** A labelled text area with a character count. */
export const WordsField = ({
  label,
  value,
  onChange,
  maximum,
  rows = 4,
  placeholder,
  error: found,
  trailing,
  name,
  onSend,
  fieldRef,
  onFocus,
}: WordsFieldProps) => {
  const id = useId();
  const error = overlongText(value, maximum) ?? found;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !onSend) return;
    event.preventDefault();
    onSend();
  };
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {trailing}
      </div>
      <textarea
        id={id}
        ref={fieldRef}
        name={name}
        rows={rows}
        value={value}
        placeholder={placeholder}
        className={error ? styles.faulty : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-below`}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      />
      <p id={`${id}-below`} className={styles.below}>
        <span className={styles.fault}>{error}</span>
        <span>{t('workOrders.length', { length: value.length, maximum })}</span>
      </p>
    </div>
  );
};
