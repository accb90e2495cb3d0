import { Snowflake } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { CertificationStatus } from '#contract/enterprise/calls.ts';
import { CERTIFICATION_ATTEMPTS } from '#contract/enterprise/limits.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import styles from './frozen-view.module.css';
import { ReasonList } from '../reason-list.tsx';
import { StateBanner } from './state-banner.tsx';
import { SubmittedApplication } from './submitted-application.tsx';
import { timeLeft } from './time-left.ts';

const LOOK_EVERY_MS = 10_000;

const leftInWords = (until: string, now: number): string => {
  const left = timeLeft(until, now);
  if (!left) return t('enterprise.frozen.soon');
  const words = left.hours > 0 ? t('enterprise.frozen.leftHours', left) : t('enterprise.frozen.leftMinutes', left);
  return t('enterprise.frozen.left', { left: words });
};

interface FrozenViewProps {
  certification: CertificationStatus;
  /** Called once the time has passed, and then at intervals until the page shows another state. */
  onUnfreeze: () => void;
}

/** Shows when a frozen certification is unfrozen. Counts the minutes here and makes a call when they have passed. */
export const FrozenView = ({ certification: { unfreezeTime, lastApplication }, onUnfreeze }: FrozenViewProps) => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = () => {
      setNow(Date.now());
      if (unfreezeTime !== null && timeLeft(unfreezeTime, Date.now()) === undefined) onUnfreeze();
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [unfreezeTime, onUnfreeze]);

  return (
    <>
      <StateBanner tone="warning" Icon={Snowflake} title={t('enterprise.frozen.title')}>
        <p>{t('enterprise.frozen.lead', { count: CERTIFICATION_ATTEMPTS })}</p>
        {unfreezeTime !== null && (
          <p className={styles.until}>
            {t('enterprise.frozen.until', { time: formatMinute(unfreezeTime) })}
            <b suppressHydrationWarning>{leftInWords(unfreezeTime, now)}</b>
          </p>
        )}
        <p>{t('enterprise.frozen.after', { count: CERTIFICATION_ATTEMPTS })}</p>
        {lastApplication && lastApplication.reasons.length > 0 && (
          <div className={styles.reasons}>
            <h3>{t('enterprise.frozen.reasons')}</h3>
            <ReasonList reasons={lastApplication.reasons} />
          </div>
        )}
      </StateBanner>
      {lastApplication && <SubmittedApplication of={lastApplication} />}
    </>
  );
};
