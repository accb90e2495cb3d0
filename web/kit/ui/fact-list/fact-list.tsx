import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

interface FactListProps {
  children: ReactNode;
  /** Low rows without lines, as in the drawers of the console. */
  isCompact?: boolean;
}

/** Facts below each other, with lines between them. */
export const FactList = ({ children, isCompact = false }: FactListProps): ReactNode => (
  <dl className={isCompact ? styles.compact : styles.facts}>{children}</dl>
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
