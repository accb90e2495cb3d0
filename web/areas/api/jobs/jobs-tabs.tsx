import { jobList } from '#contract/api/job-list.ts';
import { t } from '#web/kit/texts.ts';
import { LinkTabs } from '#web/kit/ui/link-tabs.tsx';

export const WEBHOOKS_PATH = '/account/webhooks';

/** The tabs of the pages of jobs. */
export const JobsTabs = ({ current }: { current: 'jobs' | 'webhooks' }) => (
  <LinkTabs
    lined
    label={t('batchJobs.tabs')}
    tabs={[
      { path: jobList.path, text: t('batchJobs.tab.jobs'), isCurrent: current === 'jobs' },
      { path: WEBHOOKS_PATH, text: t('batchJobs.tab.webhooks'), isCurrent: current === 'webhooks' },
    ]}
  />
);
