import { Inbox } from 'lucide-react';
import { defineConsoleEntries } from '#web/kit/area.ts';

export default defineConsoleEntries([
  {
    path: '/console/outbox',
    permission: 'consoleOutbox',
    Icon: Inbox,
    waiting: 'nearCeiling',
    group: 'people',
    order: 3,
  },
]);
