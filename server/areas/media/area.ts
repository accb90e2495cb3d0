import { defineArea } from '#server/kit/area.ts';
import { mountMedia } from './mount-media.ts';
import { oldRemovedMedia } from './removal.ts';
import { serveMedia } from './routes.ts';

export const media = defineArea({
  name: 'media',
  serve(calls, { database, storage, audit, log }) {
    serveMedia(calls, { database, storage, audit });
    return {
      mount: (scope, { identify, headers, fileBudget }) =>
        mountMedia(scope, { database, storage, identify, budget: fileBudget, headers, log }),
    };
  },
  removals: [oldRemovedMedia],
});
