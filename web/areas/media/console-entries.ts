import { Images } from 'lucide-react';
import { defineConsoleEntries } from '#web/kit/area.ts';

export default defineConsoleEntries([
  {
    path: '/console/media',
    permission: 'consoleContent',
    title: 'media.title',
    Icon: Images,
    group: 'publishing',
    order: 1,
  },
]);
