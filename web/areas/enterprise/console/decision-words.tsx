import { Info, TriangleAlert } from 'lucide-react';
import { amendmentKinds } from '#contract/enterprise/amendment.ts';
import type { ApplicationDetail } from '#contract/enterprise/review-calls.ts';
import { applicationStates } from '#contract/enterprise/states.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import styles from './decision-words.module.css';

const ICON_PX = 16;

const decidedWords = ({ state, decidedByName, decidedAt }: ApplicationDetail): string | undefined => {
  if (decidedAt === null) return undefined;
  const decision = { name: decidedByName ?? '', time: formatMinute(decidedAt) };
  if (state === applicationStates.passed || state === applicationStates.revoked)
    return t('enterprise.review.decided.2', decision);
  return state === applicationStates.rejected
    ? t('enterprise.review.decided.3', decision)
    : t('enterprise.review.decided.4', decision);
};

interface DecisionWordsProps {
  application: ApplicationDetail;
  /** Why the last action had no effect. */
  formError: string | undefined;
}

/** Shows who is reviewing the application, the decision and who made it, and the last error. */
export const DecisionWords = ({ application, formError }: DecisionWordsProps) => {
  const { isOwn, isTakenByMe, takenByName, state } = application;
  const decided = decidedWords(application);
  const revoked = application.amendments.find(({ kind }) => kind === amendmentKinds.revoked);
  const waits = state === applicationStates.inReview;
  return (
    <div className={styles.words}>
      <div role="alert">
        {formError !== undefined && (
          <p className={styles.problem}>
            <TriangleAlert size={ICON_PX} aria-hidden="true" />
            {formError}
          </p>
        )}
      </div>
      {decided !== undefined && (
        <p className={styles.note}>
          <Info size={ICON_PX} aria-hidden="true" />
          <bdi>{decided}</bdi>
        </p>
      )}
      {revoked && (
        <p className={styles.problem}>
          <TriangleAlert size={ICON_PX} aria-hidden="true" />
          <bdi>
            {t('enterprise.amend.revokedBy', {
              name: revoked.byName,
              time: formatMinute(revoked.at),
              reason: revoked.reason,
            })}
          </bdi>
        </p>
      )}
      {waits && isOwn && (
        <p className={styles.note}>
          <Info size={ICON_PX} aria-hidden="true" />
          {t('enterprise.review.own')}
        </p>
      )}
      {waits && takenByName !== null && !isTakenByMe && (
        <p className={styles.note}>
          <Info size={ICON_PX} aria-hidden="true" />
          <bdi>{t('enterprise.review.takenBy', { name: takenByName })}</bdi>
        </p>
      )}
    </div>
  );
};
