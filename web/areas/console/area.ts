import { LayoutDashboard, ListChecks, ScrollText } from 'lucide-react';
import type consoleTexts from '#content/texts/zh-CN/console/console.json';
import type jobsTexts from '#content/texts/zh-CN/console/jobs.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    console: typeof consoleTexts;
    jobs: typeof jobsTexts;
  }
}

export default defineWebArea({
  name: 'console',
  consolePages: [
    { path: 'console', file: 'desk/desk.tsx' },
    { path: 'console/audit-log', file: 'audit-log/audit-log.tsx' },
    { path: 'console/jobs', file: 'jobs/jobs.tsx' },
  ],
  consoleEntries: [
    { path: '/console', permission: 'consoleDesk', Icon: LayoutDashboard, group: 'waiting', order: 0 },
    { path: '/console/audit-log', permission: 'consoleAuditLog', Icon: ScrollText, group: 'people', order: 2 },
    {
      path: '/console/jobs',
      permission: 'consoleJobs',
      Icon: ListChecks,
      group: 'people',
      order: 4,
      waiting: 'failedJobs',
    },
  ],
  paletteSources: () => import('./palette/console-source.ts'),
});
