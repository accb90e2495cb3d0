import { Send } from 'lucide-react';
import { defineConsoleEntries } from '#web/kit/area.ts';

export default defineConsoleEntries([
  { path: '/console/messages', permission: 'consoleMessages', Icon: Send, group: 'publishing', order: 1 },
]);
