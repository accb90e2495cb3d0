import { Boxes } from 'lucide-react';
import { defineConsoleEntries } from '#web/kit/area.ts';

export default defineConsoleEntries([
  { path: '/console/models', permission: 'consoleModels', Icon: Boxes, group: 'publishing', order: 4 },
]);
