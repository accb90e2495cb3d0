import { ClipboardList } from 'lucide-react';
import { defineConsoleEntries } from '#web/kit/area.ts';

export default defineConsoleEntries([
  {
    path: '/console/work-orders',
    permission: 'consoleWorkOrders',
    Icon: ClipboardList,
    waiting: 'workOrders',
    group: 'waiting',
    order: 2,
  },
]);
