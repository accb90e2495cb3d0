import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';

const list = named(
  'videos.withReferences',
  `select video_id, ability_nos, document_ids from videos_video
   where ability_nos <> '{}' or document_ids <> '{}' order by place nulls last, slug`,
);

/** Returns the videos that belong to documents or abilities, with these. */
export const videosWithReferences = async (
  database: Database,
): Promise<{ uuid: string; abilityNos: number[]; documentIds: string[] }[]> => {
  const rows = await database.query<{ video_id: string; ability_nos: number[]; document_ids: string[] }>(list);
  return rows.map(({ video_id, ability_nos, document_ids }) => ({
    uuid: video_id,
    abilityNos: ability_nos,
    documentIds: document_ids,
  }));
};
