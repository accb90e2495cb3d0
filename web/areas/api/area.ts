import { Layers } from 'lucide-react';
import type applicationsTexts from '#content/texts/zh-CN/api/applications.json';
import type batchJobsTexts from '#content/texts/zh-CN/api/batchJobs.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    applications: typeof applicationsTexts;
    batchJobs: typeof batchJobsTexts;
  }
}

export default defineWebArea({
  name: 'api',
  accountPages: [
    { path: 'account/jobs', file: 'jobs/jobs.tsx' },
    { path: 'account/jobs/webhooks', file: 'jobs/webhooks/webhooks.tsx' },
    { path: 'account/jobs/:jobId', file: 'jobs/job/job.tsx' },
    { path: 'account/batch', file: 'jobs/batch/batch.tsx' },
  ],
  accountEntries: [
    {
      path: '/account/jobs',
      within: ['/account/jobs/webhooks', '/account/jobs/:jobId', '/account/batch'],
      menu: { order: 5, title: 'batchJobs.title', permission: 'jobs', Icon: Layers },
    },
  ],
});
