import { Button } from 'antd';
import { useState } from 'react';
import type { ReviewedField } from '#contract/enterprise/application.ts';
import type { ApplicationDetail } from '#contract/enterprise/review-calls.ts';
import { REASON_MAXIMUM } from '#contract/enterprise/limits.ts';
import { applicationStates } from '#contract/enterprise/states.ts';
import { DraftLine } from '#web/kit/draft/draft-line.tsx';
import { useDraft } from '#web/kit/draft/use-draft.ts';
import { overlongText } from '#web/kit/form/text-length.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { PictureViewer } from '#web/kit/ui/pictures/picture-viewer.tsx';
import { usePageKeys } from '#web/kit/list/page-keys.ts';
import { Facts } from '../facts.tsx';
import { fieldName } from '../error-words.ts';
import { ReasonList } from '../reason-list.tsx';
import { AmendmentFoot } from './amendments/amendment-foot.tsx';
import { AmendmentList } from './amendments/amendment-list.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { DecisionWords } from './decision-words.tsx';
import { reasonId } from './mark-editor.tsx';
import { type Marks, reasonsOf } from './marks.ts';
import { ReviewChecks } from './review-checks.tsx';
import styles from './review-detail.module.css';
import { flagId, ReviewFields } from './review-fields.tsx';
import { ReviewHistory } from './review-history.tsx';
import { useComparedLicence } from './use-compared-licence.ts';
import { useDecision } from './use-decision.ts';

interface ReviewDetailProps {
  application: ApplicationDetail;
  /** ISO 8601. */
  now: string;
  /** The operator who looks at it. */
  reviewerId: string;
  refresh: () => void;
  onDecided: (next: string | null | undefined) => void;
}

/** An application next to its licence, with the decision. */
export const ReviewDetail = ({ application, now, reviewerId, refresh, onDecided }: ReviewDetailProps) => {
  const [asked, setAsked] = useState<'pass' | 'reject'>();
  const [error, setError] = useState<string>();
  const draft = useDraft<Marks>(
    { userId: reviewerId, kind: 'enterprise.marks', subject: application.applicationId },
    {},
  );
  const marks = draft.values;
  const { sending, formError, pass, reject, take } = useDecision({
    application,
    refresh,
    onDecided: (next) => {
      draft.discard();
      onDecided(next);
    },
  });
  const licence = useComparedLicence(application);
  const { fields, isOwn, isTakenByMe, state } = application;
  const reasons = reasonsOf(marks);
  const decides = state === applicationStates.inReview && !isOwn;

  const mark = (field: ReviewedField, reason: string | undefined) => {
    setError(undefined);
    const { [field]: _before, ...rest } = marks;
    draft.change(reason === undefined ? rest : { ...marks, [field]: reason });
  };
  const askToPass = () => {
    if (reasons.length > 0) setError(t('enterprise.review.passBlocked'));
    else setAsked('pass');
  };
  const askToReject = () => {
    const [first] = reasons;
    const unsaid = reasons.find(({ reason }) => reason === '');
    const overlong = reasons.find(({ reason }) => overlongText(reason, REASON_MAXIMUM));
    // The field of the reason shows by how much it is too long.
    if (overlong) return document.getElementById(reasonId(overlong.field))?.focus();
    if (first && !unsaid) return setAsked('reject');
    setError(
      unsaid
        ? t('enterprise.review.reasonMissing', { name: fieldName(unsaid.field) })
        : t('enterprise.review.rejectFirst'),
    );
    document.getElementById(unsaid ? reasonId(unsaid.field) : flagId('licenceFileId'))?.focus();
  };
  usePageKeys(decides && asked === undefined ? { p: askToPass, r: askToReject, t: () => void take() } : {});

  return (
    <>
      <div className={styles.columns}>
        <div className={styles.licence}>
          <PictureViewer
            tall
            fileId={fields.licenceFileId}
            label={t('enterprise.review.licence', { name: fields.enterpriseName })}
          />
        </div>
        <div className={styles.said}>
          <DecisionWords application={application} formError={formError} />
          <ReviewChecks application={application} now={now} licence={licence} />
          {application.reasons.length > 0 && (
            <section className={styles.part}>
              <h2>{t('enterprise.review.reasons')}</h2>
              <ReasonList reasons={application.reasons} />
            </section>
          )}
          <section className={styles.part}>
            <h2>{t('enterprise.review.fields')}</h2>
            <ReviewFields
              application={application}
              compared={licence.compared}
              marks={marks}
              onMark={decides ? mark : undefined}
            />
            {decides && <DraftLine {...draft.line} />}
          </section>
          <section className={styles.part}>
            <h2>{t('enterprise.review.accountFacts')}</h2>
            <Facts
              facts={[
                [t('enterprise.review.column.account'), <bdi key="name">{application.accountName}</bdi>],
                [t('enterprise.review.submittedAt'), formatMinute(application.submittedAt)],
                [t('enterprise.review.attemptsLeft'), application.attemptsLeft],
              ]}
            />
          </section>
          <AmendmentList amendments={application.amendments} />
          <ReviewHistory earlier={application.earlier} />
        </div>
      </div>
      {decides && (
        <div className={styles.foot}>
          <div role="alert" className={styles.fault}>
            {error}
          </div>
          {isTakenByMe ? (
            <span className={styles.mine}>{t('enterprise.review.takenByMe')}</span>
          ) : (
            <Button disabled={sending} onClick={() => void take()}>
              {t('enterprise.review.take')}
            </Button>
          )}
          <Button danger disabled={sending} onClick={askToReject}>
            {reasons.length > 0
              ? t('enterprise.review.rejectCount', { count: reasons.length })
              : t('enterprise.review.reject')}
          </Button>
          <Button type="primary" disabled={sending} onClick={askToPass}>
            {t('enterprise.review.pass')}
          </Button>
        </div>
      )}
      {state === applicationStates.passed && !isOwn && <AmendmentFoot application={application} refresh={refresh} />}
      <DecisionDialog
        compared={licence.compared}
        act={asked}
        application={application}
        reasons={reasons}
        sending={sending}
        onConfirm={() => void (asked === 'reject' ? reject(reasons) : pass()).then(() => setAsked(undefined))}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
};
