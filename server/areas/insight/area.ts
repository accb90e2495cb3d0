import { INSIGHT_DAYS } from '#contract/insight/limits.ts';
import { SEARCH_DAYS } from '#contract/search/limits.ts';
import { defineArea } from '#server/kit/area.ts';
import { dayPartitionsJob, type DayTable, makeDaysAhead } from '#server/kit/database/day-partitions.ts';
import { removalOf } from '#server/kit/database/removal.ts';
import { today } from '#server/kit/database/shanghai-days.ts';
import { oldSalts } from './count/salt-store.ts';
import { createVisitCounter } from './count/visit-counter.ts';
import { daysJob } from './roll-up/days-job.ts';
import { errorJob } from './roll-up/error-job.ts';
import { speedJob } from './roll-up/speed-job.ts';
import { serveInsight } from './routes.ts';

/** Yesterday's is kept for what is written late. */
export const seenDays: DayTable = { table: 'insight_seen', days: 1 };

const countedByDay = [
  'insight_page',
  'insight_source',
  'insight_trial',
  'insight_wait',
  'insight_step',
  'insight_page_speed',
  'insight_release_speed',
  'insight_error',
  'insight_search',
  'insight_use',
];

export const insight = defineArea({
  name: 'insight',
  serve(calls, { database, config, log, visits }) {
    serveInsight(calls, { database, config, log });
    const { patternOf } = visits;
    const counter = createVisitCounter({ database, log, patternOf, publicUrl: config.publicUrl });
    visits.count(counter);
    return {
      async start() {
        await makeDaysAhead(database, seenDays.table);
      },
      stop: counter.settled,
    };
  },
  jobs: ({ database, visits }) => [
    dayPartitionsJob(database, { name: 'insight.days', tables: [seenDays] }),
    speedJob(database, visits.patternOf),
    errorJob(database),
    daysJob(database),
  ],
  removals: [
    oldSalts,
    removalOf('insight.removeOldHours', 'insight_hour', `hour < now() - interval '${INSIGHT_DAYS} days'`),
    // Words are kept as long as the area search keeps them.
    removalOf('insight.removeOldWords', 'insight_word', `day < ${today} - ${SEARCH_DAYS}`),
    ...countedByDay.map((table) => removalOf(`insight.removeOld ${table}`, table, `day < ${today} - ${INSIGHT_DAYS}`)),
  ],
});
