import { CircleCheck, CircleX, Hourglass, RotateCcw, ShieldX, Snowflake } from 'lucide-react';
import { Link } from 'react-router';
import type { CertificationStatus } from '#contract/enterprise/calls.ts';
import { CERTIFICATION_ATTEMPTS, FREEZE_HOURS, SUBMISSIONS_A_DAY } from '#contract/enterprise/limits.ts';
import { applicationStates } from '#contract/enterprise/states.ts';
import { authStatuses } from '#contract/kit/roles.ts';
import { addOrderPath } from '#contract/work-orders/add-path.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import styles from './form-intro.module.css';
import { ReasonList } from '../../reason-list.tsx';
import { StateBanner } from '../state-banner.tsx';

const ICON_PX = 16;

const gains = ['enterprise.intro.trial', 'enterprise.intro.models', 'enterprise.intro.subAccounts'] as const;

/** Shows a first-time applicant the benefits of certification. */
const Gains = ({ remainTimes }: CertificationStatus) => (
  <div className={styles.intro}>
    <p>
      {t('enterprise.intro.lead')}
      <Link to="/account/rights">{t('enterprise.intro.rights')}</Link>
    </p>
    <ul>
      {gains.map((gain) => (
        <li key={gain}>
          <CircleCheck size={ICON_PX} aria-hidden="true" />
          {t(gain)}
        </li>
      ))}
    </ul>
    <p className={styles.attempts}>{t('enterprise.intro.attempts', { count: remainTimes })}</p>
  </div>
);

/** Shows the benefits, or the result of the previous application. */
const Before = ({ certification }: { certification: CertificationStatus }) => {
  const { status, lastApplication, remainTimes } = certification;
  if (!lastApplication) return <Gains {...certification} />;
  const { state, decidedAt, reasons, amendments } = lastApplication;
  if (state === applicationStates.withdrawn)
    return (
      <StateBanner tone="plain" Icon={RotateCcw} title={t('enterprise.withdrawn.title')}>
        <p>{t('enterprise.withdrawn.lead')}</p>
      </StateBanner>
    );
  if (state === applicationStates.revoked && amendments?.[0])
    return (
      <StateBanner tone="danger" Icon={ShieldX} title={t('enterprise.revoked.title')}>
        <p>
          <bdi>
            {t('enterprise.revoked.lead', { time: formatMinute(amendments[0].at), reason: amendments[0].reason })}
          </bdi>
        </p>
        <p>{t('enterprise.revoked.after', { count: remainTimes })}</p>
        <p className={styles.ask}>
          {t('enterprise.revoked.ask')}
          <Link to={addOrderPath({ kind: 'account' })}>{t('enterprise.certified.changeBy')}</Link>
        </p>
      </StateBanner>
    );
  if (status !== authStatuses.failed || !decidedAt) return <Gains {...certification} />;
  // A rejected user with all attempts left was frozen in between.
  const isUnfrozen = remainTimes === CERTIFICATION_ATTEMPTS;
  return (
    <StateBanner
      tone={isUnfrozen ? 'plain' : 'danger'}
      Icon={isUnfrozen ? Snowflake : CircleX}
      title={t(isUnfrozen ? 'enterprise.thawed.title' : 'enterprise.rejected.title')}
    >
      <p>
        {isUnfrozen
          ? t('enterprise.thawed.lead', { count: remainTimes })
          : t('enterprise.rejected.lead', { time: formatMinute(decidedAt) })}
      </p>
      <ReasonList reasons={reasons} />
      {!isUnfrozen && <p>{t('enterprise.rejected.attempts', { count: remainTimes, hours: FREEZE_HOURS })}</p>}
    </StateBanner>
  );
};

/** The part of the page above the form. */
export const FormIntro = ({ certification }: { certification: CertificationStatus }) => {
  const { submitAgainAt } = certification;
  return (
    <>
      {submitAgainAt !== null && (
        <StateBanner tone="warning" Icon={Hourglass} title={t('enterprise.daily.title')}>
          <p>{t('enterprise.daily.lead', { count: SUBMISSIONS_A_DAY, time: formatMinute(submitAgainAt) })}</p>
        </StateBanner>
      )}
      <Before certification={certification} />
    </>
  );
};
