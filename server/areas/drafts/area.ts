import { keepUnattached } from '#server/areas/files/public/keep-unattached.ts';
import { defineArea } from '#server/kit/area.ts';
import { ownerIdOf } from '#server/kit/http/caller.ts';
import { serveDrafts } from './routes.ts';
import { createDraftStore, oldDrafts } from './store.ts';

export const drafts = defineArea({
  name: 'drafts',
  serve: (calls, { database }) => serveDrafts(calls, { database, keepFiles: keepUnattached }),
  removals: [oldDrafts],
  exportParts: (database) => ({ drafts: (user) => createDraftStore(database).list(ownerIdOf(user)) }),
});
