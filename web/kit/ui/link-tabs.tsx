import type { ReactNode } from 'react';
import { AheadLink } from '../list/ahead-link.tsx';
import type { UrlAhead } from '../list/changing.ts';
import styles from './link-tabs.module.css';

interface LinkTabsProps {
  label: string;
  /** A tab of a list has a path that continues the pending choices. */
  tabs: readonly { path: string | UrlAhead; text: string; isCurrent: boolean; count?: number }[];
  /** Whether the tabs stay in one line that scrolls, above a line across the whole width. */
  lined?: boolean;
}

/** Tabs with an address each: the parts of a list, or the pages of a section. */
export const LinkTabs = ({ label, tabs, lined = false }: LinkTabsProps): ReactNode => (
  <nav className={lined ? `${styles.tabs} ${styles.lined}` : styles.tabs} aria-label={label}>
    {tabs.map(({ path, text, isCurrent, count }) => {
      const url = typeof path === 'string' ? () => path : path;
      return (
        <AheadLink key={url()} to={url} aria-current={isCurrent ? 'page' : undefined}>
          {text}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </AheadLink>
      );
    })}
  </nav>
);
