import { expect, test } from 'vitest';
import { getEntry, publish, queryEntries } from '#contract/content/calls.ts';
import { testApp } from '#server/app/testing.ts';

const { call, signUp } = await testApp({ CONTENT_PUBLISHERS: 'one' });

test('[CONT-07] where one operator works alone, the setting lets the editor publish', async () => {
  const { token } = await signUp({ userRoles: [5] });
  const [found] = (await call(queryEntries, { kind: 'website' }, { token })).body.data.list;
  const entryId = found?.entryId ?? '';
  const { revision, payload, mayPublish } = (await call(getEntry, { entryId }, { token })).body.data;
  expect(mayPublish).toBe(true);
  const changed = { entryId, revision, payload: { ...payload, name: '一人站点' } };
  expect((await call(publish, changed, { token })).body.code).toBe('200');
});
