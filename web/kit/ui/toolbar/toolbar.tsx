import type { ReactNode } from 'react';
import styles from './toolbar.module.css';

/**
 * The tabs, the search and the buttons above a list, in several lines if there is no room: at both ends of the line, with
 * room for the list below, or `together` in a stack. The margins of its items are its own.
 */
export const Toolbar = ({ together = false, children }: { together?: boolean; children: ReactNode }): ReactNode => (
  <div className={together ? styles.together : styles.spread}>{children}</div>
);
