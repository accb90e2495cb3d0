import { announcementStates } from '#contract/site/announcements.ts';
import type { Database } from '#server/kit/database/database.ts';
import { createAnnouncementStore } from './announcement-store.ts';

/** Runs every statement that the store of announcements composes. */
export const runStatements = async (database: Database): Promise<void> => {
  const store = createAnnouncementStore(database);
  for (const state of [null, ...announcementStates]) await store.list({ state, pageNo: 1, pageSize: 10 });
};
