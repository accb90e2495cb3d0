import { Link } from 'react-router';
import styles from './room-tabs.module.css';

interface RoomTabsProps {
  label: string;
  tabs: readonly { path: string; text: string; isCurrent: boolean }[];
}

/** Tabs for the parts of a console page's list. Each tab has its own address. */
export const ConsoleTabs = ({ label, tabs }: RoomTabsProps) => (
  <nav className={styles.tabs} aria-label={label}>
    {tabs.map(({ path, text, isCurrent }) => (
      <Link key={path} to={path} aria-current={isCurrent ? 'page' : undefined}>
        {text}
      </Link>
    ))}
  </nav>
);
