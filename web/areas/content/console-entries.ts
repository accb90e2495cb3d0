import { PanelsTopLeft } from 'lucide-react';
import { defineConsoleEntries } from '#web/kit/area.ts';

export default defineConsoleEntries([
  {
    path: '/console/content',
    permission: 'consoleContent',
    Icon: PanelsTopLeft,
    waiting: 'contentReviews',
    group: 'publishing',
    order: 1,
  },
]);
