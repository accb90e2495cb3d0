import { KeyRound, Layers, ScrollText } from 'lucide-react';
import type apiConsoleTexts from '#content/texts/zh-CN/api/apiConsole.json';
import type applicationsTexts from '#content/texts/zh-CN/api/applications.json';
import type requestsTexts from '#content/texts/zh-CN/api/requests.json';
import type callCodeTexts from '#content/texts/zh-CN/api/callCode.json';
import type referenceTexts from '#content/texts/zh-CN/api/reference.json';
import type batchJobsTexts from '#content/texts/zh-CN/api/batchJobs.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    apiConsole: typeof apiConsoleTexts;
    applications: typeof applicationsTexts;
    requests: typeof requestsTexts;
    callCode: typeof callCodeTexts;
    reference: typeof referenceTexts;
    batchJobs: typeof batchJobsTexts;
  }
}

export default defineWebArea({
  name: 'api',
  pages: [
    { path: 'resource-center/api-reference', file: 'reference/overview.tsx' },
    { path: 'resource-center/api-reference/ability/:id', file: 'reference/ability-page.tsx' },
    { path: 'resource-center/api-reference/:slug', file: 'reference/call-page.tsx' },
  ],
  accountPages: [
    { path: 'account/applications', file: 'applications/applications.tsx' },
    { path: 'account/applications/:applicationId', file: 'applications/application.tsx' },
    { path: 'account/requests', file: 'requests/list/requests.tsx' },
    { path: 'account/requests/:requestId', file: 'requests/request/request.tsx' },
    { path: 'account/jobs', file: 'jobs/jobs.tsx' },
    { path: 'account/webhooks', file: 'jobs/webhooks/webhooks.tsx' },
    { path: 'account/jobs/:jobId', file: 'jobs/job/job.tsx' },
    { path: 'account/batch', file: 'jobs/batch/batch.tsx' },
  ],
  consolePages: [
    { path: 'console/api/usage', file: 'console/usage/usage.tsx' },
    { path: 'console/api/keys', file: 'console/keys.tsx' },
    { path: 'console/api/quotas', file: 'console/quotas.tsx' },
  ],
  accountEntries: [
    {
      path: '/account/applications',
      within: ['/account/applications/:applicationId'],
      menu: { order: 4, title: 'applications.title', permission: 'applications', Icon: KeyRound },
    },
    {
      path: '/account/requests',
      within: ['/account/requests/:requestId'],
      menu: { order: 4, title: 'requests.title', permission: 'applications', Icon: ScrollText },
    },
    {
      path: '/account/jobs',
      within: ['/account/webhooks', '/account/jobs/:jobId', '/account/batch'],
      menu: { order: 4, title: 'batchJobs.title', permission: 'jobs', Icon: Layers },
    },
  ],
});
