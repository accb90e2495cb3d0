import { Search } from 'lucide-react';
import type { MouseEvent } from 'react';
import { SEARCH_PATH } from '#contract/search/search-path.ts';
import { openPalette } from '#web/kit/palette/open-palette.ts';
import { t } from '#web/kit/texts.ts';
import styles from './search-button.module.css';

const open = (event: MouseEvent) => {
  // Another tab gets the page of the search.
  if (event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  openPalette();
};

/** Opens the palette from the header; without script it leads to the page of the search. */
export const SearchButton = () => (
  <a href={SEARCH_PATH} className={styles.search} onClick={open} aria-keyshortcuts="Control+K">
    <Search size={18} aria-hidden="true" />
    <span>{t('search.open')}</span>
    <kbd aria-hidden="true">Ctrl K</kbd>
  </a>
);
