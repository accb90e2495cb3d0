import { CircleAlert, CircleSlash, type LucideIcon, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useLoginUrl } from '#web/kit/shell/use-login-url.ts';
import { t } from '#web/kit/texts.ts';
import type { Advice } from '../picture/advice.ts';
import styles from './messages.module.css';
import type { ErrorAction, TrialError } from './trial-error.ts';

const ICON_PX = 20;

interface MessageProps {
  icon: LucideIcon;
  tone: 'advice' | 'fault' | 'plain';
  title: string;
  /** Takes the focus if the element it replaces had it. */
  focused?: boolean;
  children?: ReactNode;
}

/** A message in the place of the result, next to the picture or below it. Scrolls into view. */
const Message = ({ icon: Icon, tone, title, focused = false, children }: MessageProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
    if (focused) box.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <div
      ref={box}
      className={`${styles.box} ${styles[tone]}`}
      role={focused ? 'group' : 'alert'}
      tabIndex={-1}
      data-takes-focus=""
    >
      <h4>
        <Icon size={ICON_PX} aria-hidden="true" />
        {title}
      </h4>
      {children}
    </div>
  );
};

interface AdviceBoxProps {
  advice: readonly Advice[];
  onGoOn: () => void;
  onChange: () => void;
}

/** Warns about what may spoil the result, before the trial uses the quota. */
export const AdviceBox = ({ advice, onGoOn, onChange }: AdviceBoxProps) => (
  <Message icon={TriangleAlert} tone="advice" title={t('trialPanel.advice.title')}>
    <ul>
      {advice.map(({ kind, ...measured }) => (
        <li key={kind}>
          {t(`trialPanel.advice.${kind}`, measured)}
          <span className={styles.todo}>{t(`trialPanel.advice.${kind}.todo`)}</span>
        </li>
      ))}
    </ul>
    <p>{t('trialPanel.advice.lead')}</p>
    <div className={styles.actions}>
      <button type="button" className="button button-primary" onClick={onChange}>
        {t('trialPanel.act.change')}
      </button>
      <button type="button" className="button button-plain" onClick={onGoOn}>
        {t('trialPanel.advice.goOn')}
      </button>
    </div>
  </Message>
);

/** Confirms that a cancelled trial has not used the quota. */
export const CancelledBox = ({ onAgain }: { onAgain: (() => void) | undefined }) => (
  <Message icon={CircleSlash} tone="plain" title={t('trialPanel.state.cancelled')} focused>
    {onAgain && (
      <div className={styles.actions}>
        <button type="button" className="button button-plain" onClick={onAgain}>
          {t('trialPanel.act.again')}
        </button>
      </div>
    )}
  </Message>
);

interface ErrorBoxProps {
  trialError: TrialError;
  /** Whether there is a picture to retry. */
  canRetry: boolean;
  onRetry: () => void;
  onChange: () => void;
}

/** Explains why there is no result, and offers what to do. */
export const ErrorBox = ({ trialError: { message, hint, actions }, canRetry, onRetry, onChange }: ErrorBoxProps) => {
  const login = useLoginUrl(`${useLocation().pathname}#trial`);
  const buttons: Record<ErrorAction, ReactNode> = {
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
    <Message icon={CircleAlert} tone="fault" title={message}>
      <p>{hint}</p>
      {actions.length > 0 && <div className={styles.actions}>{actions.map((act) => buttons[act])}</div>}
    </Message>
  );
};
