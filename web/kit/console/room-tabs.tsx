import { Link } from 'react-router';
import styles from './room-tabs.module.css';

interface RoomTabsProps {
  label: string;
  tabs: readonly { path: string; text: string; isCurrent: boolean }[];
}

/** Which part of a room's list shows, at addresses of their own. */
export const ConsoleTabs = ({ label, tabs }: RoomTabsProps) => (
  <nav className={styles.tabs} aria-label={label}>
    {tabs.map(({ path, text, isCurrent }) => (
      <Link key={path} to={path} aria-current={isCurrent ? 'page' : undefined}>
        {text}
      </Link>
    ))}
  </nav>
);
