import { useRevalidator } from 'react-router';
import { t } from '../texts.ts';
import styles from './result-notice.module.css';

/** Reports that the page shows data from before a network failure, and offers to reload it. */
export const StaleNotice = () => {
  const { revalidate } = useRevalidator();
  return (
    <p className={styles.notice} role="alert">
      {t('catalogue.notice.stale')}
      <button type="button" className="button button-plain" onClick={revalidate}>
        {t('catalogue.notice.retry')}
      </button>
    </p>
  );
};
