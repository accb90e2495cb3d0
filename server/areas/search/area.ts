import { removalOf } from '#server/kit/database/removal.ts';
import { defineArea } from '#server/kit/area.ts';
import { rebuildJob } from '#server/kit/search/rebuild.ts';
import { chipSource } from './chips.ts';
import { searchKinds } from './kinds.ts';
import { serveSearch } from './routes.ts';

export const search = defineArea({
  name: 'search',
  kinds: searchKinds,
  searchSources: [chipSource],
  serve: serveSearch,
  jobs: ({ database, indexed }) => [rebuildJob(database, indexed)],
  removals: [
    removalOf('search.removeOldWords', 'search_word', `day < current_date - 365`),
    removalOf('search.removeOldKeys', 'search_counted', `at < now() - interval '7 days'`),
    removalOf('search.removeOldWishes', 'search_wish', `at < now() - interval '1 year'`),
  ],
});
