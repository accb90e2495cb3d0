import { queryMedia } from '#contract/media/calls.ts';
import { mediaList } from '#contract/media/media-list.ts';
import type { AnswerOf, CheckedRequestOf } from '#contract/kit/call.ts';
import { usesOf } from '#server/kit/content/entries/uses.ts';
import { anyPart } from '#server/kit/database/any-part.ts';
import type { Database } from '#server/kit/database/database.ts';
import { conditionsOf } from '#server/kit/database/list-query.ts';
import { around, every, pageWithTotal } from '#server/kit/database/query.ts';
import { assetColumns, type AssetRow, storedAssetOf } from './asset-store.ts';

const inContent = usesOf(`'media:' || a.asset_id`);
const inTexts = 'media_use u where u.asset_id = a.asset_id';
const columns = `${assetColumns},
  (select count(distinct r.entry_id) from ${inContent}) + (select count(*) from ${inTexts}) as uses`;

const conditionOf = conditionsOf(mediaList, queryMedia, {
  keyword: (keyword) => [
    `(name ilike ? or alt ilike ? or exists (select 1 from unnest(tags) tag where tag ilike ?))`,
    anyPart(keyword),
    anyPart(keyword),
    anyPart(keyword),
  ],
  use: (use) => [
    `${use === 'unused' ? 'not ' : ''}(exists (select 1 from ${inContent}) or exists (select 1 from ${inTexts}))`,
  ],
  undescribed: () => [`alt = ''`],
  // The others are left out below.
  removed: () => ['removed_at is not null'],
});

/** Finds pictures of the library for the console. */
export const createAssetFinder = (database: Database) => ({
  async list(request: CheckedRequestOf<typeof queryMedia>): Promise<AnswerOf<typeof queryMedia>> {
    const condition = every([conditionOf(request), request.removed ? undefined : ['removed_at is null']]);
    const { rows, ...counted } = await pageWithTotal<AssetRow & { uses: number }>(database, {
      columns,
      from: around('media_asset a where ??', condition),
      order: 'order by created_at desc, asset_id desc',
      page: request,
    });
    return { ...counted, list: rows.map((row) => ({ ...storedAssetOf(row), uses: row.uses })) };
  },
});
