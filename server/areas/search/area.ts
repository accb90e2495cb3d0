import { SEARCH_DAYS } from '#contract/search/limits.ts';
import { removalOf } from '#server/kit/database/removal.ts';
import { today } from '#server/kit/database/shanghai-days.ts';
import { defineArea } from '#server/kit/area.ts';
import { rebuildJob } from '#server/kit/search/rebuild.ts';
import { chipSource } from './chips.ts';
import { searchExport } from './export.ts';
import { searchKinds } from './kinds.ts';
import { serveMisses } from './miss-routes.ts';
import { serveSearch } from './routes.ts';

const keptFor = `interval '${SEARCH_DAYS} days'`;

export const search = defineArea({
  name: 'search',
  kinds: searchKinds,
  searchSources: [chipSource],
  serve(calls, platform) {
    serveSearch(calls, platform);
    serveMisses(calls, platform);
  },
  exportParts: searchExport,
  jobs: ({ database, indexed }) => [rebuildJob(database, indexed)],
  removals: [
    removalOf('search.removeOldWords', 'search_word', `day < ${today} - ${SEARCH_DAYS}`),
    removalOf('search.removeOldKeys', 'search_counted', `at < now() - interval '7 days'`),
    removalOf('search.removeOldWishes', 'search_wish', `at < now() - ${keptFor}`),
    removalOf('search.removeOldAnswers', 'search_answer', `answered_at < now() - ${keptFor}`),
  ],
});
