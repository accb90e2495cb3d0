import { type RefObject } from 'react';
import { t } from '#web/kit/texts.ts';
import { fieldName } from '../../error-words.ts';
import styles from './form-errors.module.css';
import type { FieldError } from '../use-application.ts';

interface FormErrorsProps {
  fieldErrors: readonly FieldError[];
  /** Gets the focus when errors were found. */
  heading: RefObject<HTMLHeadingElement | null>;
  onGo: (fieldError: FieldError) => void;
}

/** Lists all errors, each with a link to its field. */
export const FormErrors = ({ fieldErrors, heading, onGo }: FormErrorsProps) => (
  <div className={styles.place}>
    {fieldErrors.length > 0 && (
      <div className={styles.problems}>
        <h2 ref={heading} tabIndex={-1}>
          {t('enterprise.form.problems', { count: fieldErrors.length })}
        </h2>
        <ul>
          {fieldErrors.map((fieldError) => (
            <li key={fieldError.field}>
              <button type="button" onClick={() => onGo(fieldError)}>
                {`${fieldName(fieldError.field)}：${fieldError.text}`}
              </button>
            </li>
          ))}
        </ul>
      </div>
    )}
  </div>
);
