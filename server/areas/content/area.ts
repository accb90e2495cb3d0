import { defineArea } from '#server/kit/area.ts';
import { dueJob } from './due-job.ts';
import { serveContent } from './routes.ts';
import { oldTyped } from './typing-store.ts';

export const content = defineArea({
  name: 'content',
  serve: (calls, { database, audit, config, contentKinds }) =>
    serveContent(calls, { database, audit, kinds: contentKinds, editorsPublish: config.editorsPublish }),
  jobs: ({ database, log, contentKinds }) => [dueJob({ database, log, kinds: contentKinds })],
  removals: [oldTyped],
});
