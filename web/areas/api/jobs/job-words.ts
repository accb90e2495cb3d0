import type { Job, OwnJob } from '#contract/api/job-shapes.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';

/** How far a job is, in figures. */
export const progressText = ({ done, failed, items }: Job): string =>
  failed > 0
    ? t('batchJobs.progress.failed', { done: done + failed, items, failed })
    : t('batchJobs.progress', { done, items });

/** Where a job is from: the browser of the account or of a sub-account, or an application. */
export const originText = ({ by, applicationId }: OwnJob): string => {
  if (applicationId !== null) return t('batchJobs.by.application', { name: by });
  return by === '' ? t('batchJobs.by.browser') : t('batchJobs.by.subAccount', { name: by });
};

/** The state of a job or its end, in a sentence. */
export const stateText = ({ state, done, failed, reason, resultsUntil }: Job): string =>
  t(`batchJobs.job.words.${state}`, { done, failed, reason: reason ?? '', until: formatMinute(resultsUntil) });
