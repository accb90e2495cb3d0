import type { ReactNode } from 'react';
import styles from './center-results.module.css';

/** What is below the head of a center. */
export const CenterBody = ({ children }: { children: ReactNode }) => (
  <div className={`page ${styles.body}`}>{children}</div>
);

interface CenterResultsProps {
  id: string;
  title: string;
  /** Whether another list is loading. */
  isBusy: boolean;
  children: ReactNode;
}

/** The list of a center, or why it is empty, and the links to its pages. */
export const CenterResults = ({ id, title, isBusy, children }: CenterResultsProps) => (
  <section aria-labelledby={id} aria-busy={isBusy} className={styles.results}>
    <h2 id={id} className="sr-only" tabIndex={-1}>
      {title}
    </h2>
    {children}
  </section>
);
