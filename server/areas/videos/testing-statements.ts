import { randomUUID } from 'node:crypto';
import { contentOrders } from '#contract/kit/content/orders.ts';
import { videoLengths } from '#contract/videos/video-lengths.ts';
import { variantsOf } from '#server/kit/database/check/variants.ts';
import type { Database } from '#server/kit/database/database.ts';
import { createVideoStore } from './store.ts';
import { videoUses } from './use-store.ts';

/** Runs each form of the list's statements, and those that count, for the test that checks all statements. */
export const runStatements = async (database: Database): Promise<void> => {
  const store = createVideoStore(database);
  for (const sortType of Object.values(contentOrders))
    for (const lengthType of Object.values(videoLengths))
      for (const some of variantsOf({ keyword: '火车票 识别', label: '入门', lengthType }))
        await store.list({ sortType, pageNo: 1, pageSize: 20, ...some });
  for (const videoId of [null, randomUUID()]) await store.totals(videoId);
  await videoUses.count(database, { id: randomUUID(), isAct: true }, 'key');
  await videoUses.job(database).run(() => false);
};
