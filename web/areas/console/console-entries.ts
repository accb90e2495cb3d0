import { LayoutDashboard, ListChecks, ScrollText } from 'lucide-react';
import { defineConsoleEntries } from '#web/kit/area.ts';

export default defineConsoleEntries([
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
]);
