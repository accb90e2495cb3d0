import { defineEntryPanes } from '#web/kit/area.ts';

export default defineEntryPanes([
  {
    kind: 'download',
    name: 'encrypt',
    title: 'downloads.encrypt',
    permission: 'consoleContent',
    count: async () => 0,
    load: () => import('./console/encrypt-pane.tsx'),
  },
]);
