import { sortTypes } from '#contract/catalogue/filters.ts';
import { variantsOf } from '#server/kit/database/check/variants.ts';
import type { Database } from '#server/kit/database/database.ts';
import { writeCursor } from './cursor.ts';
import { createListStore } from './list-store.ts';

const filters = { industryTypes: [1], modelTypes: [1], productForms: [1], chipIds: [1], hasEngine: true };
const keyword = '人脸 识别';

/** Runs every statement that the list and its filter counts compose, for each order, place and set of filters. */
export const runStatements = async (database: Database): Promise<void> => {
  // The facets that a filtered list finds decide how its rows are read.
  const withFacets = [5, 5000].map((total) => ({
    ...database,
    query: <Row>(...asked: Parameters<Database['query']>) =>
      database.query<Row>(...asked).then(() => [{ facet_id: 1, total }] as Row[]),
  }));
  for (const host of ['production', 'test'] as const) {
    const { list, countByFilter } = createListStore(database);
    for (const some of variantsOf(filters)) {
      await countByFilter(some as never, host);
      await countByFilter({ ...some, keyword } as never, host);
      await list({ ...some, keyword, pageNo: 1, pageSize: 10 } as never, host);
    }
    for (const { value: sortType } of sortTypes)
      for (const place of [
        { pageNo: 1, pageSize: 10 },
        { pageNo: 2, pageSize: 50 },
        { pageNo: 2, pageSize: 10, cursor: writeCursor(sortType ?? 'default', { key: '1', ability_no: 1 }) },
      ]) {
        await list({ ...place, sortType } as never, host);
        if (!('cursor' in place) || sortType) await list({ ...place, ...filters, sortType, keyword } as never, host);
        for (const store of withFacets.map(createListStore))
          await store.list({ ...place, ...filters, sortType } as never, host);
      }
  }
};
