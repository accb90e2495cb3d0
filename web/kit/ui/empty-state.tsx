import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** Something was looked for and not found; else there is nothing yet. */
  searched?: boolean;
  title: string;
  /** The way out of it. */
  children?: ReactNode;
}

/** Says why a list is empty. */
export const EmptyState = ({ searched = false, title, children }: EmptyStateProps) => (
  <div className={styles.empty}>
    <Drawing src={`/static/drawings/site/${searched ? 'empty' : 'empty-list'}.svg`} width={480} height={300} />
    <p>{title}</p>
    {children}
  </div>
);
