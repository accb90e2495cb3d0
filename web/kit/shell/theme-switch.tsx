import { Moon, Sun } from 'lucide-react';
import { t } from '../texts.ts';
import styles from './header.module.css';
import { useTheme } from './theme.ts';

/** Renders both icons, and the theme shows one of them: the server cannot find out which. */
export const ThemeSwitch = () => {
  const [theme, toggle] = useTheme();
  const label = t(theme === 'dark' ? 'site.theme.toLight' : 'site.theme.toDark');
  return (
    <button type="button" className={styles.icon} onClick={toggle} aria-label={label} title={label}>
      <Moon size={18} aria-hidden="true" className={styles.moon} />
      <Sun size={18} aria-hidden="true" className={styles.sun} />
    </button>
  );
};
