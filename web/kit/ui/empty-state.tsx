import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** Whether a search found nothing; otherwise nothing exists yet. */
  searched?: boolean;
  title: string;
  /** Buttons or links that help further. */
  children?: ReactNode;
}

/** Explains why a list is empty. */
export const EmptyState = ({ searched = false, title, children }: EmptyStateProps) => (
  <div className={styles.empty}>
    <Drawing src={`/static/drawings/site/${searched ? 'empty' : 'empty-list'}.svg`} width={480} height={300} />
    <p>{title}</p>
    {children}
  </div>
);
