import type { AnswerOf } from '#contract/kit/call.ts';
import type { getMedia, UsePlace } from '#contract/media/calls.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';
import { usesOf } from '#server/kit/content/entries/uses.ts';

const USES_MAXIMUM = 100;

/** Of an agreement only the key is known to its page; versions of it with different titles are different uses. */
const usedBy = named(
  'media.usedBy',
  `select 'content' as place, e.entry_id::text as item_id, e.kind, e.title from ${usesOf(`'media:' || $1::text`)}
   union
   select place, split_part(item_id, ' ', 1), '', title from media_use where asset_id = $1
   order by place, title, item_id limit ${USES_MAXIMUM}`,
);

interface Row {
  place: UsePlace;
  item_id: string;
  kind: string;
  title: string;
}

/** Returns what uses a picture, at most 100 places. */
export const findUses = async (database: Database, assetId: string): Promise<AnswerOf<typeof getMedia>['usedBy']> => {
  const rows = await database.query<Row>(usedBy, [assetId]);
  return rows.map(({ item_id: itemId, ...rest }) => ({ itemId, ...rest }));
};
