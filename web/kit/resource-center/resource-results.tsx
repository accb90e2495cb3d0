import type { ReactNode } from 'react';
import styles from './resource-results.module.css';

/** What is below the head of a center. */
export const ResourceBody = ({ children }: { children: ReactNode }) => (
  <div className={`page ${styles.body}`}>{children}</div>
);

interface ResourceResultsProps {
  id: string;
  title: string;
  /** Whether another list is loading. */
  isBusy: boolean;
  children: ReactNode;
}

/** The list of a center, or why it is empty, and the links to its pages. */
export const ResourceResults = ({ id, title, isBusy, children }: ResourceResultsProps) => (
  <section aria-labelledby={id} aria-busy={isBusy} className={styles.results}>
    <h2 id={id} className="sr-only" tabIndex={-1}>
      {title}
    </h2>
    {children}
  </section>
);
