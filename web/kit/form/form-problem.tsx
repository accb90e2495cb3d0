import type { ReactNode } from 'react';
import styles from './form-problem.module.css';

/** What went wrong with a form and is no field's matter; read out as it appears. */
export const FormProblem = ({ children }: { children: ReactNode }) => (
  <div role="alert">{children && <p className={styles.problem}>{children}</p>}</div>
);
