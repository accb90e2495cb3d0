import { BadgeCheck, Building2, CircleX, Hourglass, type LucideIcon, ShieldX, Snowflake } from 'lucide-react';
import { Link } from 'react-router';
import type { CertificationStatus } from '#contract/enterprise/calls.ts';
import { applicationStates } from '#contract/enterprise/states.ts';
import { type AuthStatus, authStatuses } from '#contract/kit/roles.ts';
import { t } from '#web/kit/texts.ts';
import { Card } from '#web/kit/ui/card/card.tsx';
import { formatMinute } from '#web/kit/ui/dates.ts';
import styles from './certification-card.module.css';
import { ReasonList } from './reason-list.tsx';
import type { Tone } from './certification/state-banner.tsx';

interface Words {
  tone: Tone;
  Icon: LucideIcon;
  title: string;
  lead: string;
  /** The label of the link; absent when there is nothing to open. */
  link?: string;
}

const SIGN_PX = 28;

const minute = (time: string | null | undefined) => (time ? formatMinute(time) : '');

const wordsOf = (certification: CertificationStatus): Words => {
  const { remainTimes, lastApplication, unfreezeTime, registerSuccessTime, hasDraft, enterpriseName, mayApply } =
    certification;
  const of: Record<AuthStatus, () => Words> = {
    [authStatuses.authorized]: () => ({
      tone: 'success',
      Icon: BadgeCheck,
      title: enterpriseName ?? t('enterprise.card.certified'),
      lead: registerSuccessTime
        ? t('enterprise.card.certifiedLead', { time: minute(registerSuccessTime) })
        : t('enterprise.card.certified'),
      link: t('enterprise.card.details'),
    }),
    [authStatuses.authorizing]: () => ({
      tone: 'plain',
      Icon: Hourglass,
      title: t('enterprise.card.inReview'),
      lead: t('enterprise.card.inReviewLead', { time: minute(lastApplication?.submittedAt) }),
      link: t('enterprise.card.progress'),
    }),
    [authStatuses.failed]: () => ({
      tone: 'danger',
      Icon: CircleX,
      title: t('enterprise.card.failed'),
      lead: t('enterprise.card.failedLead', { count: remainTimes }),
      link: t('enterprise.card.again'),
    }),
    [authStatuses.frozen]: () => ({
      tone: 'warning',
      Icon: Snowflake,
      title: t('enterprise.card.frozen'),
      lead: t('enterprise.card.frozenLead', { time: minute(unfreezeTime) }),
      link: t('enterprise.card.details'),
    }),
    [authStatuses.unauthorized]: () =>
      mayApply && lastApplication?.state === applicationStates.revoked
        ? {
            tone: 'danger',
            Icon: ShieldX,
            title: t('enterprise.card.revoked'),
            lead: t('enterprise.card.revokedLead'),
            link: t('enterprise.card.revokedLink'),
          }
        : {
            tone: 'plain',
            Icon: Building2,
            title: t('enterprise.card.unauthorized'),
            lead: t(mayApply ? 'enterprise.card.unauthorizedLead' : 'enterprise.notApplicable.other'),
            ...(mayApply && { link: t(hasDraft ? 'enterprise.card.draft' : 'enterprise.card.apply') }),
          },
    [authStatuses.subAccount]: () => ({
      tone: 'plain',
      Icon: Building2,
      title: enterpriseName ?? t('enterprise.card.sub'),
      lead: t('enterprise.notApplicable.sub'),
    }),
  };
  return of[certification.status as AuthStatus]();
};

/** Summarizes the user's enterprise certification, with a link to the details. */
export const CertificationCard = ({ certification }: { certification: CertificationStatus }) => {
  const { tone, Icon, title, lead, link } = wordsOf(certification);
  // The owner card links here for the reasons of a rejection.
  const reasons = certification.status === authStatuses.failed ? (certification.lastApplication?.reasons ?? []) : [];
  return (
    <Card padding="own" smallCorners className={`${styles.card} ${styles[tone]}`}>
      <Icon size={SIGN_PX} aria-hidden="true" className={styles.sign} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.lead}>{lead}</p>
        {reasons.length > 0 && <ReasonList reasons={reasons} />}
      </div>
      {link !== undefined && (
        <Link to="/account/certification" className="button button-plain">
          {link}
        </Link>
      )}
    </Card>
  );
};
