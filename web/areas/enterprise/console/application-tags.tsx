import { Tag } from 'antd';
import type { ApplicationRow } from '#contract/enterprise/review-calls.ts';
import { applicationStates, type ApplicationState } from '#contract/enterprise/states.ts';
import { t } from '#web/kit/texts.ts';

const colours = { 1: 'processing', 2: 'success', 3: 'error', 4: 'default', 5: 'error' } as const;

export const StateTag = ({ state }: Pick<ApplicationRow, 'state'>) => (
  <Tag color={colours[state as ApplicationState]}>{t(`enterprise.review.state.${state as ApplicationState}`)}</Tag>
);

/** Tags for what a reviewer should know before opening an application. */
export const WarningTags = ({ row }: { row: ApplicationRow }) => {
  const waits = row.state === applicationStates.inReview;
  return (
    <>
      {row.asPrinted && <Tag color="warning">{t('enterprise.review.tag.asPrinted')}</Tag>}
      {waits && row.certifiedBy !== null && <Tag color="error">{t('enterprise.review.tag.certified')}</Tag>}
      {waits && row.attemptsLeft === 1 && <Tag color="warning">{t('enterprise.review.tag.lastAttempt')}</Tag>}
      {waits && row.takenByName !== null && (
        <Tag>
          <bdi>{t('enterprise.review.tag.taken', { name: row.takenByName })}</bdi>
        </Tag>
      )}
    </>
  );
};
