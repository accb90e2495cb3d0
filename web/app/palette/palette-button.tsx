import { Search } from 'lucide-react';
import { openPalette } from '#web/kit/palette/open-palette.ts';
import { t } from '#web/kit/texts.ts';
import styles from './palette-button.module.css';

/** Opens the palette from the bar, and tells its key. */
export const PaletteButton = () => (
  <button type="button" className={styles.button} onClick={openPalette} aria-keyshortcuts="Control+K Meta+K">
    <Search size={16} aria-hidden="true" />
    <span className={styles.text}>{t('layers.palette.open')}</span>
    <kbd aria-hidden="true">Ctrl K</kbd>
  </button>
);
