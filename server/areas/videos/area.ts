import { defineArea } from '#server/kit/area.ts';
import { videoKinds } from './kinds.ts';
import { videoKnownPages } from './known-pages.ts';
import { mountVideos } from './mount-videos.ts';
import { serveVideos } from './routes.ts';
import { videoUses } from './use-store.ts';

export const videos = defineArea({
  name: 'videos',
  kinds: videoKinds,
  serve(calls, { database, storage }) {
    serveVideos(calls, database);
    return {
      mount: (scope, { identify, headers, fileBudget: budget }) =>
        mountVideos(scope, { database, storage, identify, budget, headers }),
    };
  },
  jobs: ({ database }) => [videoUses.job(database)],
  removals: [videoUses.oldKeys],
  knownPages: videoKnownPages,
});
