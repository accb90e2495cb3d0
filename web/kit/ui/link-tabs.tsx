import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './link-tabs.module.css';

interface LinkTabsProps {
  label: string;
  tabs: readonly { path: string; text: string; isCurrent: boolean; count?: number }[];
  /** Whether the tabs stay in one line that scrolls, above a line across the whole width. */
  lined?: boolean;
}

/** Tabs with an address each: the parts of a list, or the pages of a section. */
export const LinkTabs = ({ label, tabs, lined = false }: LinkTabsProps): ReactNode => (
  <nav className={lined ? `${styles.tabs} ${styles.lined}` : styles.tabs} aria-label={label}>
    {tabs.map(({ path, text, isCurrent, count }) => (
      <Link key={path} to={path} aria-current={isCurrent ? 'page' : undefined}>
        {text}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </Link>
    ))}
  </nav>
);
