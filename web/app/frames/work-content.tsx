import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { t } from '#web/kit/texts.ts';
import styles from './work-content.module.css';

/** Milliseconds before the skeleton shows. A page that loads faster replaces the previous one directly. */
const PATIENCE_MS = 200;

/** Whether another page has been loading for a while. */
const useIsAwaited = () => {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const coming = state === 'loading' && location.pathname !== pathname ? location.pathname : undefined;
  const [awaited, setAwaited] = useState<string>();
  useEffect(() => {
    if (coming === undefined) return;
    const timer = setTimeout(setAwaited, PATIENCE_MS, coming);
    return () => {
      clearTimeout(timer);
      setAwaited(undefined);
    };
  }, [coming]);
  return awaited !== undefined && awaited === coming;
};

/** Shows the page, or a skeleton while the next one loads. */
export const WorkContent = ({ children }: { children: ReactNode }) => {
  const isAwaited = useIsAwaited();
  return (
    <>
      {isAwaited && (
        <div className={styles.skeleton} role="status" aria-label={t('account.frame.loading')}>
          <div className={styles.title} />
          <div className={styles.lead} />
          <div className={styles.line} />
          <div className={styles.shorter} />
          <div className={styles.line} />
          <div className={styles.shortest} />
          <div className={styles.shorter} />
        </div>
      )}
      <div hidden={isAwaited}>{children}</div>
    </>
  );
};
