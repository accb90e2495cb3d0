import { createRoot } from 'react-dom/client';
import { t } from '#web/kit/texts.ts';
import type { Consent } from '#web/kit/monitoring/consent.ts';
import styles from './consent-bar.module.css';

const POLICY_PATH = `/duty/?title=${encodeURIComponent('隐私政策')}&key=privacy-policy`;

interface ConsentBarProps {
  /** The earlier decision, if there is one. */
  decided: Consent | undefined;
  onDecide: (consent: Consent) => void;
}

/** Requests consent without blocking anything. */
const ConsentBar = ({ decided, onDecide }: ConsentBarProps) => (
  <section className={styles.bar} aria-label={t('monitoring.consent')}>
    <p className={styles.text}>
      {t('monitoring.ask')}
      <a href={POLICY_PATH} className={styles.link}>
        {t('monitoring.policy')}
      </a>
    </p>
    {decided && <p className={styles.now}>{t(`monitoring.now.${decided}`)}</p>}
    <div className={styles.actions}>
      <button type="button" className="button button-plain" onClick={() => onDecide('refused')}>
        {t('monitoring.refuse')}
      </button>
      <button type="button" className="button button-primary" onClick={() => onDecide('granted')}>
        {t('monitoring.grant')}
      </button>
    </div>
  </section>
);

let place: HTMLElement | undefined;

/** Shows the bar, outside of the page's own elements, so that pages without monitoring need nothing of it. */
export const askForConsent = ({ decided, onDecide }: ConsentBarProps): void => {
  if (place) return;
  place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const decide = (consent: Consent) => {
    root.unmount();
    place?.remove();
    place = undefined;
    onDecide(consent);
  };
  root.render(<ConsentBar decided={decided} onDecide={decide} />);
};
