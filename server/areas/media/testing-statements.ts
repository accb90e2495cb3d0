import type { Database } from '#server/kit/database/database.ts';
import { createAssetFinder } from './asset-finder.ts';

/** Runs each form of the list's statements, for the test that checks all statements. */
export const runStatements = async (database: Database): Promise<void> => {
  const { list } = createAssetFinder(database);
  const page = { pageNo: 1, pageSize: 20 };
  await list(page);
  await list({ ...page, keyword: '标志', use: 'used', undescribed: true });
  await list({ ...page, use: 'unused', removed: true });
};
