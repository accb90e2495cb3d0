import { Link } from 'react-router';
import { decideConsent, readConsent } from '#web/kit/monitoring/consent.ts';
import { t } from '#web/kit/texts.ts';
import styles from './consent-bar.module.css';

const POLICY_PATH = `/duty/?title=${encodeURIComponent('隐私政策')}&key=privacy-policy`;

/** Asks for consent without holding up anything. */
export const ConsentBar = () => {
  const decided = readConsent();
  return (
    <section className={styles.bar} aria-label={t('monitoring.consent')}>
      <p className={styles.text}>
        {t('monitoring.ask')}
        <Link to={POLICY_PATH} className={styles.link}>
          {t('monitoring.policy')}
        </Link>
      </p>
      {decided && <p className={styles.now}>{t(`monitoring.now.${decided}`)}</p>}
      <div className={styles.actions}>
        <button type="button" className="button" onClick={() => decideConsent('refused')}>
          {t('monitoring.refuse')}
        </button>
        <button type="button" className="button button-primary" onClick={() => decideConsent('granted')}>
          {t('monitoring.grant')}
        </button>
      </div>
    </section>
  );
};
