import { Megaphone } from 'lucide-react';
import { defineConsoleEntries } from '#web/kit/area.ts';

export default defineConsoleEntries([
  {
    path: '/console/announcements',
    permission: 'consoleAnnouncements',
    Icon: Megaphone,
    group: 'publishing',
    order: 2,
  },
]);
