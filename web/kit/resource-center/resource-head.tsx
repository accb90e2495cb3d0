import type { ReactNode } from 'react';
import styles from './resource-head.module.css';

interface ResourceHeadProps {
  title: string;
  summary: string;
  /** Its search. */
  children?: ReactNode;
}

/** The head of a center of resources. */
export const ResourceHead = ({ title, summary, children }: ResourceHeadProps) => (
  <header className={styles.head}>
    <div className="page">
      <h1>{title}</h1>
      <p>{summary}</p>
      {children}
    </div>
  </header>
);
