import { SearchX } from 'lucide-react';
import { defineConsoleEntries } from '#web/kit/area.ts';

export default defineConsoleEntries([
  { path: '/console/search', permission: 'consoleSearch', Icon: SearchX, group: 'publishing', order: 5 },
]);
