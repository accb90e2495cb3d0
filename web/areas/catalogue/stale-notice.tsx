import { useRevalidator } from 'react-router';
import { t } from '#web/kit/texts.ts';
import styles from './result-notice.module.css';

/** Says that what is on show is what was there before the network failed, and loads again. */
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
