import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { t } from '#web/kit/texts.ts';
import styles from './work-menu.module.css';

export interface WorkEntry {
  path: string;
  text: string;
  /** 18 px wide. */
  icon: ReactNode;
  /** Further paths that belong to this page. */
  within?: readonly string[];
  /** The number of items that wait there. */
  count?: number;
}

interface WorkMenuProps {
  label: string;
  groups: readonly (readonly WorkEntry[])[];
  head?: ReactNode;
}

const MENU = 'work-menu';
const COUNT_MAXIMUM = 99;

/** Removes a trailing slash, which does not make another page. */
const bare = (pathname: string) => pathname.replace(/\/$/, '');

/** Returns the current path, or the path of the pending navigation. */
const useNextPath = () => {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return bare(location?.pathname ?? pathname);
};

const Entry = ({ entry: { path, text, icon, count = 0 }, current }: { entry: WorkEntry; current: boolean }) => {
  const at = useNextPath();
  return (
    <Link to={path} className={styles.entry} aria-current={current ? (at === path ? 'page' : 'true') : undefined}>
      {icon}
      <span className={styles.text}>{text}</span>
      {count > 0 && <span className={styles.count}>{count > COUNT_MAXIMUM ? `${COUNT_MAXIMUM}+` : count}</span>}
    </Link>
  );
};

/** The list of pages. Narrow screens hide it behind a row that shows the current page. */
export const WorkMenu = ({ label, groups, head }: WorkMenuProps) => {
  const [open, setOpen] = useState(false);
  const side = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  // Every navigation closes the list.
  useEffect(() => setOpen(false), [key]);
  const at = useNextPath();
  const entries = groups.flat();
  const current =
    entries.find(({ path, within = [] }) => path === at || within.includes(at)) ??
    // The editor of a thing belongs to the page of its list; everything is below the first page of a frame.
    entries.find(({ path }) => path.lastIndexOf('/') > 0 && at.startsWith(`${path}/`));
  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const closeOutside = (event: PointerEvent) => {
      if (!side.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [open]);
  return (
    <div ref={side} className={styles.side}>
      <button
        ref={button}
        type="button"
        className={styles.where}
        aria-expanded={open}
        aria-controls={MENU}
        onClick={() => setOpen(!open)}
      >
        {current?.icon}
        <span className={styles.text}>{current?.text ?? label}</span>
        <span className={styles.more}>{t('account.frame.menu')}</span>
        <ChevronDown size={18} aria-hidden="true" className={styles.chevron} />
      </button>
      <div id={MENU} className={`${styles.panel}${open ? ` ${styles.open}` : ''}`}>
        {head}
        <nav aria-label={label}>
          {groups
            .filter((group) => group.length > 0)
            .map((group) => (
              <ul key={group[0]?.path} className={styles.group}>
                {group.map((entry) => (
                  <li key={entry.path}>
                    <Entry entry={entry} current={entry === current} />
                  </li>
                ))}
              </ul>
            ))}
        </nav>
      </div>
    </div>
  );
};
