import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { PagerPlaceholder } from '#web/areas/messages/public/pager-placeholder.tsx';
import { t } from '#web/kit/texts.ts';
import styles from './work-content.module.css';

/** The page whose outline has a pager. */
const MESSAGE_CENTER = '/account/message-center/';

/** Milliseconds before the skeleton shows. A page that loads faster replaces the previous one directly. */
const PATIENCE_MS = 200;

/** Returns the path of another page that has been loading for a while. */
const useAwaited = () => {
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
  return awaited === coming ? awaited : undefined;
};

/** Shows the page, or a skeleton while the next one loads. */
export const WorkContent = ({ children }: { children: ReactNode }) => {
  const awaited = useAwaited();
  const isAwaited = awaited !== undefined;
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
          {awaited.startsWith(MESSAGE_CENTER) && <PagerPlaceholder className={styles.pager} />}
        </div>
      )}
      <div hidden={isAwaited}>{children}</div>
    </>
  );
};
