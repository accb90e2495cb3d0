import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** Facts below each other, with a line above. */
export const FactList = ({ children }: { children: ReactNode }): ReactNode => (
  <dl className={styles.facts}>{children}</dl>
);

interface FactProps {
  name: string;
  children: ReactNode;
  /** A button that copies the value. */
  copy?: ReactNode;
  /** A link or a button that changes the value, at its right. */
  change?: ReactNode;
}

/** One line of a `FactList`, or of another `<dl>`. */
export const Fact = ({ name, children, copy, change }: FactProps): ReactNode => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
    {copy && <dd>{copy}</dd>}
    {change && <dd className={styles.change}>{change}</dd>}
  </div>
);
