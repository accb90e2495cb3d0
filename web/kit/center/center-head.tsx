import type { ReactNode } from 'react';
import styles from './center-head.module.css';

interface CenterHeadProps {
  title: string;
  summary: string;
  /** Its search. */
  children?: ReactNode;
}

/** The head of a center of resources. */
export const CenterHead = ({ title, summary, children }: CenterHeadProps) => (
  <header className={styles.head}>
    <div className="page">
      <h1>{title}</h1>
      <p>{summary}</p>
      {children}
    </div>
  </header>
);
