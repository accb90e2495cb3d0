import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { type CertificationStatus, withdrawCertification } from '#contract/enterprise/calls.ts';
import { REVIEW_WORKING_DAYS } from '#contract/enterprise/limits.ts';
import { isNetworkFailure, makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { LazyConfirmDialog } from '#web/kit/ui/lazy-confirm-dialog.tsx';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { Facts } from '../facts.tsx';
import { fieldName } from '../error-words.ts';
import styles from './in-review-view.module.css';
import { StateBanner } from './state-banner.tsx';
import { SubmittedApplication } from './submitted-application.tsx';

const progress = ['enterprise.inReview.sent', 'enterprise.inReview.checking', 'enterprise.inReview.result'] as const;
const NOW = 1;

interface InReviewViewProps {
  certification: CertificationStatus;
  /** Called once the application is withdrawn. */
  onChange: () => void;
}

/** Shows since when an application waits and what happens next, and lets the user withdraw it. */
export const InReviewView = ({ certification: { lastApplication, submitAgainAt }, onChange }: InReviewViewProps) => {
  const [asking, setAsking] = useState(false);
  if (!lastApplication) return null;
  const { submittedAt, version, enterpriseName, creditCode } = lastApplication;

  const withdraw = async () => {
    try {
      await makeCall(
        withdrawCertification,
        { version },
        { showMessage: true, showSuccess: t('enterprise.withdraw.done') },
      );
    } catch (error) {
      if (isNetworkFailure(error)) throw error;
      // It was decided meanwhile; the page shows the decision.
    }
    onChange();
  };

  return (
    <>
      <StateBanner tone="plain" Icon={Hourglass} title={t('enterprise.inReview.title')}>
        <p>{t('enterprise.inReview.since', { time: formatMinute(submittedAt) })}</p>
        <p>{t('enterprise.inReview.lead', { days: REVIEW_WORKING_DAYS })}</p>
        <p>{t('enterprise.inReview.rights')}</p>
      </StateBanner>
      <ol className={styles.progress} aria-label={t('enterprise.inReview.progress')}>
        {progress.map((stage, at) => (
          <li
            key={stage}
            className={at <= NOW ? styles.reached : undefined}
            aria-current={at === NOW ? 'step' : undefined}
          >
            {t(stage)}
          </li>
        ))}
      </ol>
      <h2 className={styles.title}>{t('enterprise.inReview.submitted')}</h2>
      <Facts
        facts={[
          [fieldName('enterpriseName'), enterpriseName],
          [fieldName('creditCode'), creditCode],
        ]}
      />
      <SubmittedApplication of={lastApplication} />
      <button type="button" className={`button button-plain ${styles.withdraw}`} onClick={() => setAsking(true)}>
        {t('enterprise.withdraw.button')}
      </button>
      {asking && (
        <LazyConfirmDialog
          title={t('enterprise.withdraw.title')}
          act={t('enterprise.withdraw.confirm')}
          onConfirm={withdraw}
          onClose={() => setAsking(false)}
        >
          {t('enterprise.withdraw.body') +
            (submitAgainAt === null ? '' : t('enterprise.withdraw.daily', { time: formatMinute(submitAgainAt) }))}
        </LazyConfirmDialog>
      )}
    </>
  );
};
