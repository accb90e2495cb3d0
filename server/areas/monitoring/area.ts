import { defineArea } from '#server/kit/area.ts';
import { dayPartitionsJob } from '#server/kit/database/day-partitions.ts';
import { serveMonitoring } from './routes.ts';
import { dayTables, oldReports } from './store.ts';

export const monitoring = defineArea({
  name: 'monitoring',
  serve: serveMonitoring,
  jobs: ({ database }) => [dayPartitionsJob(database, { name: 'monitoring.days', tables: dayTables })],
  removals: oldReports,
});
