import { VIDEO_CENTER_PATH, videoPath } from '#contract/videos/video-path.ts';
import type { Database } from '#server/kit/database/database.ts';
import type { KnownPage } from '#server/kit/http/search-engines.ts';
import { createVideoStore } from './store.ts';

/** The video center and its videos. */
export const videoKnownPages = async (database: Database): Promise<KnownPage[]> => [
  { path: VIDEO_CENTER_PATH },
  ...(await createVideoStore(database).titles()).map(({ slug }) => ({ path: videoPath(slug) })),
];
