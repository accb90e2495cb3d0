import { type RefObject } from 'react';
import { t } from '#web/kit/texts.ts';
import { fieldName } from '../../fault-words.ts';
import styles from './form-problems.module.css';
import type { Problem } from '../use-application.ts';

interface FormProblemsProps {
  problems: readonly Problem[];
  /** Gets the focus when errors were found. */
  heading: RefObject<HTMLHeadingElement | null>;
  onGo: (problem: Problem) => void;
}

/** Lists all errors, each with a link to its field. */
export const FormProblems = ({ problems, heading, onGo }: FormProblemsProps) => (
  <div className={styles.place}>
    {problems.length > 0 && (
      <div className={styles.problems}>
        <h2 ref={heading} tabIndex={-1}>
          {t('enterprise.form.problems', { count: problems.length })}
        </h2>
        <ul>
          {problems.map((problem) => (
            <li key={problem.field}>
              <button type="button" onClick={() => onGo(problem)}>
                {`${fieldName(problem.field)}：${problem.text}`}
              </button>
            </li>
          ))}
        </ul>
      </div>
    )}
  </div>
);
