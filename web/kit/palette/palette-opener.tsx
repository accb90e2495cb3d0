import { Search } from 'lucide-react';
import type { MouseEvent } from 'react';
import { openPalette } from './open-palette.ts';
import styles from './palette-opener.module.css';

interface PaletteOpenerProps {
  /** The header of public pages has less room than the bar of the console. */
  place: 'header' | 'bar';
  label: string;
  /** The page of the search, for readers without script and for another tab. */
  href?: string;
}

/** Opens the palette, and shows its shortcut. */
export const PaletteOpener = ({ place, label, href }: PaletteOpenerProps) => {
  const open = (event: MouseEvent) => {
    // Another tab gets the page of the search.
    if (href !== undefined && (event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    openPalette();
  };
  const shared = {
    className: `${styles.opener} ${styles[place]}`,
    'data-area': 'header',
    onClick: open,
    'aria-keyshortcuts': 'Control+K Meta+K',
  };
  const content = (
    <>
      <Search size={18} aria-hidden="true" />
      <span className={styles.text}>{label}</span>
      <kbd aria-hidden="true">Ctrl K</kbd>
    </>
  );
  return href === undefined ? (
    <button type="button" {...shared}>
      {content}
    </button>
  ) : (
    <a href={href} {...shared}>
      {content}
    </a>
  );
};
