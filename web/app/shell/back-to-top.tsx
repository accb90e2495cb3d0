import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { t } from '#web/kit/texts.ts';
import styles from './back-to-top.module.css';

/** Pixels scrolled past which the button shows. */
export const BACK_TO_TOP_THRESHOLD = 40;

const subscribe = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

const toTop = () => {
  // If the button disappeared with the focus, the scrolling would stop.
  document.getElementById('main')?.focus({ preventScroll: true });
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
};

/** A button that appears once the page is scrolled, and scrolls back to its top. */
export const BackToTop = () => {
  const scrolled = useSyncExternalStore(
    subscribe,
    () => window.scrollY > BACK_TO_TOP_THRESHOLD,
    () => false,
  );
  return (
    <button type="button" className={styles.button} hidden={!scrolled} onClick={toTop} aria-label={t('site.backToTop')}>
      <ArrowUp size={20} aria-hidden="true" />
    </button>
  );
};
