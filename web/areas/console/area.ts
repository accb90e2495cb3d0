import { ScrollText } from 'lucide-react';
import type consoleTexts from '#content/texts/zh-CN/console/console.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    console: typeof consoleTexts;
  }
}

export const consoleArea = defineWebArea({
  name: 'console',
  consolePages: [{ path: 'console/audit-log', file: 'audit-log/audit-log.tsx' }],
  consoleEntries: [
    { path: '/console/audit-log', permission: 'consoleAuditLog', Icon: ScrollText, group: 'people', order: 2 },
  ],
});
