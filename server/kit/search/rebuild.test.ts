import { expect, test } from 'vitest';
import * as content from '#contract/content/calls.ts';
import { searchSite } from '#contract/search/calls.ts';
import { indexed } from '#server/app/areas.ts';
import { testApp } from '#server/app/testing.ts';
import { createIndexStore, shelfOf } from './index-store.ts';
import { makeFirstIndex, rebuild, rebuildJob, versionOf } from './rebuild.ts';
import { makeIndexWithoutShelves } from './testing-older-index.ts';
import { searchSettings } from './vocabulary.ts';

const { call, signUp, database } = await testApp({ PAGE_CACHE: 'off' });
const { token } = await signUp({ userRoles: [6], userName: 'author' });

const found = async (keyword: string) =>
  (await call(searchSite, { keyword })).body.data.groups.flatMap(({ list }) => list.map(({ path }) => path));

const publish = async (slug: string, text: string) => {
  const payload = { title: slug, nodeType: 0, creationType: 1, summary: '', content: text, abilityNos: [] };
  const headers = { token, 'idempotency-key': `create-${slug}` };
  const { entryId } = (await call(content.createEntry, { kind: 'document', slug, parentId: null, payload }, headers))
    .body.data;
  const { revision } = (await call(content.getEntry, { entryId }, { token })).body.data;
  expect((await call(content.publish, { entryId, revision }, { token })).body.code).toBe('200');
};

test('[DOC-02] the whole index is made again without a pause in answers, and what is published meanwhile is in it', async () => {
  const before = await found('安全帽');
  expect(before.length).toBeGreaterThan(0);
  const { generation } = await createIndexStore(database).state();
  let isMade = false;
  const making = rebuild(database, indexed).then((isDone) => {
    isMade = true;
    return isDone;
  });
  const answers: string[][] = [];
  for (let number = 0; !isMade; number += 1) {
    answers.push(await found('安全帽'));
    if (number < 3) await publish(`meanwhile-${number}`, `重建期间发布的第 ${number} 篇。`);
  }
  expect(await making).toBe(true);
  for (const answer of answers) expect(answer).toEqual(before);
  expect(await found('安全帽')).toEqual(before);
  expect(await createIndexStore(database).state()).toMatchObject({
    generation: generation + 1,
    version: versionOf(indexed),
    building: null,
  });
  const paths = await found('重建期间发布');
  for (const number of [0, 1, 2]) expect(paths).toContain(`/resource-center/document-detail/meanwhile-${number}`);
  const old = await database.query({ name: '', text: `select 1 from search_section where generation = ${generation}` });
  expect(old).toEqual([]);
});

test('[DOC-02] a start with another way to cut makes the index again, once, and two nodes do not both', async () => {
  const { generation } = await createIndexStore(database).state();
  const job = rebuildJob(database, indexed);
  await job.run(() => false);
  expect((await createIndexStore(database).state()).generation).toBe(generation);
  await database.query({ name: '', text: `update search_state set version = 'older'` });
  expect(await Promise.all([rebuild(database, indexed), rebuild(database, indexed)])).toEqual(
    expect.arrayContaining([true, false]),
  );
  await rebuildJob(database, indexed).run(() => false);
  expect((await createIndexStore(database).state()).generation).toBe(generation + 1);
});

test('[DOC-02] an index that the release before made gives the same answers until it is made again', async () => {
  const keywords = ['nnx', 'webhook', 'anquanmao', 'aqm', 'ipd-h9', 'H9 安全帽', 'md5 校验', '全', '错误码 20004'];
  const answers = () => Promise.all(keywords.map(found));
  const shelved = async () => {
    const query = `'${shelfOf('document')}onnx'`;
    const text = 'select 1 from search_section where words @@ $1::tsquery limit 1';
    return (await database.query({ name: '', text }, [query])).length > 0;
  };
  const before = await answers();
  for (const [at, paths] of before.entries()) expect(paths.length, keywords[at]).toBeGreaterThan(0);
  expect(await shelved()).toBe(true);

  await makeIndexWithoutShelves(database);
  expect(await shelved()).toBe(false);
  expect((await searchSettings(database)).isShelved).toBe(false);
  expect(await answers()).toEqual(before);

  await rebuildJob(database, indexed).run(() => false);
  expect(await shelved()).toBe(true);
  expect((await searchSettings(database)).isShelved).toBe(true);
  expect(await answers()).toEqual(before);
});

test('nodes that start at once make the index of the words together, and none fails', async () => {
  await database.query({ name: '', text: 'drop index search_section_words' });
  await Promise.all(Array.from({ length: 6 }, () => makeFirstIndex(database, indexed)));
  expect(
    await database.query({ name: '', text: `select 1 from pg_indexes where indexname = 'search_section_words'` }),
  ).toHaveLength(1);
});
