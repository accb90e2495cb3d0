import { useEffect, useState } from 'react';
import { t } from '../texts.ts';
import styles from './loader.module.css';

/** Milliseconds for which the loader stays once the first page is mounted. */
export const LOADER_DELAY_MS = 100;

let shown = false;

/** Covers the screen until a page that is rendered in the browser is ready. */
export const Loader = () => {
  useEffect(() => {
    shown = true;
  }, []);
  return (
    <div className={styles.loader} role="status">
      <svg width="72" height="72" viewBox="0 0 72 72" aria-hidden="true" className={styles.picture}>
        <path className={styles.corners} d="M6 20V6h14M52 6h14v14M66 52v14H52M20 66H6V52" />
        <circle className={styles.found} cx="36" cy="36" r="9" />
        <path className={styles.scan} d="M12 36h48" />
      </svg>
      <span className="sr-only">{t('site.loading')}</span>
      <noscript>
        <p className={styles.noscript}>{t('site.needsScript')}</p>
      </noscript>
    </div>
  );
};

/** Keeps the loader, if it was shown, until shortly after the first page is mounted. */
export const LeavingLoader = () => {
  const [stays, setStays] = useState(() => shown);
  useEffect(() => {
    if (!stays) return;
    const timer = setTimeout(() => {
      shown = false;
      setStays(false);
    }, LOADER_DELAY_MS);
    return () => clearTimeout(timer);
  }, [stays]);
  return stays ? <Loader /> : null;
};
