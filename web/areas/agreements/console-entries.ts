import { FileCheck2 } from 'lucide-react';
import { defineConsoleEntries } from '#web/kit/area.ts';

export default defineConsoleEntries([
  { path: '/console/agreements', permission: 'consoleAgreements', Icon: FileCheck2, group: 'publishing', order: 3 },
]);
