import { variantsOf } from '#server/kit/database/check/variants.ts';
import type { Database } from '#server/kit/database/database.ts';
import { createAgreementStore } from './store.ts';

/** Runs every statement that the stores of agreements compose. */
export const runStatements = async (database: Database): Promise<void> => {
  const store = createAgreementStore(database);
  const name = { key: 'service', version: '1.0' };
  for (const some of variantsOf({ ...name, title: '服务协议' })) await store.find(some);
  for (const key of [undefined, 'service']) await store.listCurrent(key);
  for (const versions of [undefined, [name]]) await store.confirm('1', '127.0.0.1', versions);
  await store.confirmCurrent('1', '127.0.0.1');
  await store.publish({ ...name, content: '', summary: '', publishedBy: '1' });
};
