import { CircleAlert, TriangleAlert } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useLoginUrl } from '#web/shell/use-login-url.ts';
import { t } from '#web/texts.ts';
import type { Advice } from '../picture/advice.ts';
import styles from './panel.module.css';
import type { FaultAct, TrialFault } from './trial-fault.ts';

const ICON_PX = 20;
const HUNDRED = 100;

const adviceText = (advice: Advice) =>
  advice.kind === 'share'
    ? t('trialPanel.advice.share', {
        found: Math.round(advice.found * HUNDRED),
        wanted: Math.round(advice.wanted * HUNDRED),
      })
    : t(`trialPanel.advice.${advice.kind}`);

interface AdviceBoxProps {
  advice: readonly Advice[];
  onGoOn: () => void;
  onChange: () => void;
}

/** What may spoil the result, told before anything is spent on it. */
export const AdviceBox = ({ advice, onGoOn, onChange }: AdviceBoxProps) => (
  <div className={`${styles.box} ${styles.advice}`} role="alert">
    <h4>
      <TriangleAlert size={ICON_PX} aria-hidden="true" />
      {t('trialPanel.advice.title')}
    </h4>
    <ul>
      {advice.map((one) => (
        <li key={one.kind}>{adviceText(one)}</li>
      ))}
    </ul>
    <p>{t('trialPanel.advice.lead')}</p>
    <div className={styles.acts}>
      <button type="button" className="button button-primary" onClick={onGoOn}>
        {t('trialPanel.advice.goOn')}
      </button>
      <button type="button" className="button button-plain" onClick={onChange}>
        {t('trialPanel.act.change')}
      </button>
    </div>
  </div>
);

interface FaultBoxProps {
  fault: TrialFault;
  /** There is a picture that can be tried once more. */
  canRetry: boolean;
  onRetry: () => void;
  onChange: () => void;
}

/** Why there is no result, and what to press. */
export const FaultBox = ({ fault: { message, hint, acts }, canRetry, onRetry, onChange }: FaultBoxProps) => {
  const login = useLoginUrl(`${useLocation().pathname}#trial`);
  const buttons: Record<FaultAct, React.ReactNode> = {
    retry: canRetry && (
      <button key="retry" type="button" className="button button-primary" onClick={onRetry}>
        {t('trialPanel.act.retry')}
      </button>
    ),
    change: (
      <button key="change" type="button" className="button button-plain" onClick={onChange}>
        {t('trialPanel.act.change')}
      </button>
    ),
    login: (
      <a key="login" className="button button-primary" href={login}>
        {t('trialPanel.act.login')}
      </a>
    ),
    certify: (
      <Link key="certify" className="button button-primary" to="/account/certification">
        {t('trialPanel.act.certify')}
      </Link>
    ),
    rights: (
      <Link key="rights" className="button button-plain" to="/account/rights">
        {t('trialPanel.act.rights')}
      </Link>
    ),
  };
  return (
    <div className={`${styles.box} ${styles.fault}`} role="alert">
      <h4>
        <CircleAlert size={ICON_PX} aria-hidden="true" />
        {message}
      </h4>
      <p>{hint}</p>
      {acts.length > 0 && <div className={styles.acts}>{acts.map((act) => buttons[act])}</div>}
    </div>
  );
};
