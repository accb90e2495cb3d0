import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';
import { usesOf } from '#server/kit/content/entries/uses.ts';

const usedBy = named(
  'media.usedBy',
  `select distinct e.entry_id, e.kind, e.title from ${usesOf(`'media:' || $1::text`)}
   order by e.title, e.entry_id limit 100`,
);

/** Returns the entries of content that use a picture, at most 100. */
export const findUses = async (
  database: Database,
  assetId: string,
): Promise<{ entryId: string; kind: string; title: string }[]> => {
  const rows = await database.query<{ entry_id: string; kind: string; title: string }>(usedBy, [assetId]);
  return rows.map(({ entry_id: entryId, kind, title }) => ({ entryId, kind, title }));
};
