import { ChartColumn, Gauge, KeyRound } from 'lucide-react';
import { defineConsoleEntries } from '#web/kit/area.ts';

export default defineConsoleEntries([
  {
    path: '/console/api/usage',
    title: 'apiConsole.usage.title',
    permission: 'consoleApi',
    Icon: ChartColumn,
    group: 'people',
    order: 5,
  },
  {
    path: '/console/api/keys',
    title: 'apiConsole.keys.title',
    permission: 'consoleApi',
    Icon: KeyRound,
    group: 'people',
    order: 6,
  },
  {
    path: '/console/api/quotas',
    title: 'apiConsole.quotas.title',
    permission: 'consoleApi',
    Icon: Gauge,
    group: 'people',
    order: 7,
  },
]);
