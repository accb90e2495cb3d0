import type { Database } from '#server/kit/database/database.ts';
import { createEntryFinder } from './entry-finder.ts';

/** Runs each form of the list's statements, for the test that checks all statements. */
export const runStatements = async (database: Database): Promise<void> => {
  const finder = createEntryFinder(database);
  const page = { pageNo: 1, pageSize: 20, order: 'newest' } as const;
  for (const order of ['newest', 'oldest', 'title'] as const) await finder.list({ ...page, order }, []);
  for (const state of ['draft', 'published', 'unpublished', 'scheduled', 'deleted'] as const)
    await finder.list({ ...page, state, kind: 'ability', keyword: '口罩' }, ['ability']);
};
