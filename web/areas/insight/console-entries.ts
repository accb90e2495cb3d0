import { ChartNoAxesCombined } from 'lucide-react';
import { defineConsoleEntries } from '#web/kit/area.ts';

export default defineConsoleEntries([
  { path: '/console/insight', permission: 'consoleInsight', Icon: ChartNoAxesCombined, group: 'people', order: 8 },
]);
