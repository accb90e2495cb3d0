import { defineArea } from '#server/kit/area.ts';
import { exportPictures, importPictures } from './content-pictures.ts';
import { mountMedia } from './mount-media.ts';
import { oldRemovedMedia } from './removal.ts';
import { serveMedia } from './routes.ts';

export const media = defineArea({
  name: 'media',
  exportUsed:
    ({ storage }) =>
    (database, targets, folder) =>
      exportPictures({ database, storage }, targets, folder),
  serve(calls, { database, storage, audit, log, contentFolder }) {
    serveMedia(calls, { database, storage, audit });
    return {
      start: () => importPictures({ database, storage }, contentFolder),
      mount: (scope, { identify, headers, fileBudget }) =>
        mountMedia(scope, { database, storage, identify, budget: fileBudget, headers, log }),
    };
  },
  removals: [oldRemovedMedia],
});
