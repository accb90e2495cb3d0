import type { Database } from '#server/kit/database/database.ts';
import { createMissStore } from './miss-store.ts';

/** Runs each form of the list's statements, for the test that checks all statements. */
export const runStatements = async (database: Database): Promise<void> => {
  const { list, find } = createMissStore(database);
  const page = { pageNo: 1, pageSize: 20, order: 'times' } as const;
  await list(page);
  await list({ ...page, order: 'newest', keyword: '安全帽', state: 'open' });
  await list({ ...page, state: 'answered' });
  await find('安全帽');
};
