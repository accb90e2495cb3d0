import type { ReactNode } from 'react';
import styles from './form-error.module.css';

/** An error of the whole form. Screen readers announce it when it appears. */
export const FormError = ({ children }: { children: ReactNode }) => (
  <div role="alert">{children && <p className={styles.problem}>{children}</p>}</div>
);
