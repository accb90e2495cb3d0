import type { ReactNode } from 'react';
import styles from './layout.module.css';

/** Items side by side, in several lines if there is no room. Its margins are its own: put it in an element to move it. */
export const Row = ({ children }: { children: ReactNode }): ReactNode => <div className={styles.row}>{children}</div>;

/** Items below each other, with a distance of `tokens.css`: 12 or 16 px. It sets the top margin of its items. */
export const Stack = ({ gap = 3, children }: { gap?: 3 | 4; children: ReactNode }): ReactNode => (
  <div className={gap === 3 ? styles.stack : styles.wide}>{children}</div>
);
