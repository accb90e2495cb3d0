import { configTypes } from '#contract/site/entities.ts';
import type { Database } from '#server/kit/database/database.ts';
import { createSiteStore } from '../store.ts';

/** Returns the name of the site; empty if it has none. */
export const siteName = async (database: Database): Promise<string> => {
  const content = await createSiteStore(database).findConfig(configTypes.websiteInfo);
  return content === undefined ? '' : String((JSON.parse(content) as { name?: unknown }).name ?? '');
};
