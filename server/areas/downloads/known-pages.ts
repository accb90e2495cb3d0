import { DOWNLOAD_CENTER_PATH, downloadPath, FILE_CHECK_PATH } from '#contract/downloads/download-path.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { KnownPage } from '#server/kit/http/search-engines.ts';
import { createDownloadStore } from './store.ts';

/** The download center, its downloads, and the page that checks files. */
export const downloadKnownPages = async (database: Database): Promise<KnownPage[]> => [
  { path: DOWNLOAD_CENTER_PATH },
  { path: FILE_CHECK_PATH },
  ...(await createDownloadStore(database).titles()).map(({ slug }) => ({ path: downloadPath(slug) })),
];
