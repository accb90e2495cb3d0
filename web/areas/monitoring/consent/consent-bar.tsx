import { createRoot } from 'react-dom/client';
import { t } from '#web/kit/texts.ts';
import type { Consent } from '#web/kit/monitoring/consent.ts';
import styles from './consent-bar.module.css';

const POLICY_PATH = `/duty/?title=${encodeURIComponent('隐私政策')}&key=privacy-policy`;

interface ConsentBarProps {
  /** The earlier decision, if there is one. */
  decided: Consent | undefined;
  /** Whether somebody has asked for the bar, who then has the focus in it. */
  isWanted: boolean;
  onDecide: (consent: Consent) => void;
}

const takeFocus = (bar: HTMLElement | null) => bar?.focus();

/** Requests consent without blocking anything. */
const ConsentBar = ({ decided, isWanted, onDecide }: ConsentBarProps) => (
  <section
    ref={isWanted ? takeFocus : undefined}
    tabIndex={-1}
    className={styles.bar}
    aria-label={t('monitoring.consent')}
  >
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
export const askForConsent = ({ decided, isWanted, onDecide }: ConsentBarProps): void => {
  if (place) {
    if (isWanted) takeFocus(place.querySelector('section'));
    return;
  }
  const opener = document.activeElement;
  place = document.createElement('div');
  place.className = styles.place ?? '';
  document.body.append(place);
  const root = createRoot(place);
  const decide = (consent: Consent) => {
    root.unmount();
    place?.remove();
    place = undefined;
    if (isWanted && opener instanceof HTMLElement) opener.focus();
    onDecide(consent);
  };
  // Escape leaves an earlier decision as it is.
  place.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && decided) decide(decided);
  });
  root.render(<ConsentBar {...{ decided, isWanted }} onDecide={decide} />);
};
