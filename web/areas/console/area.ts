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
  paletteSources: () => import('./palette/console-source.ts'),
});
