import { expect, test, vi } from 'vitest';
import { getDesk } from '#contract/console/desk-calls.ts';
import * as contentCalls from '#contract/content/calls.ts';
import { named } from '#server/kit/database/statement.ts';
import { testApp } from '#server/app/testing.ts';

const { call, signUp, database } = await testApp();
const { token } = await signUp({ userRoles: [6], userName: 'author' });
const by = { token };

/** As if the code had other values when the document was published. */
const age = named(
  'test.ageFacts',
  `update documents_facts set facts = jsonb_build_object('limit trial.bytes', '3 MB', 'limit gone', '9')
   where document_id = $1`,
);

const publish = async (entryId: string, content?: string) => {
  const { revision, payload } = (await call(contentCalls.getEntry, { entryId }, by)).body.data;
  const changed = content === undefined ? {} : { payload: { ...payload, content } };
  expect((await call(contentCalls.publish, { entryId, revision, ...changed }, by)).body.code).toBe('200');
};
const write = async (slug: string, content: string) => {
  const payload = { title: `文档 ${slug}`, nodeType: 0, creationType: 1, summary: '', content, abilityNos: [] };
  const headers = { ...by, 'idempotency-key': slug };
  const { body } = await call(contentCalls.createEntry, { kind: 'document', slug, parentId: null, payload }, headers);
  await publish(body.data.entryId);
  return body.data.entryId;
};
const factsOf = async (entryId: string) => (await call(contentCalls.getEntry, { entryId }, by)).body.data.changedFacts;
const listed = async () =>
  (await call(contentCalls.queryEntries, { state: 'factsChanged' }, by)).body.data.list.map(({ title }) => title);

test('[DOC-05] while no value has changed, the facts of documents are not read; an editor reads those of one', async () => {
  const entryId = await write('unchanged', '最大 {{limit trial.bytes}}。');
  const asked = vi.spyOn(database, 'query');
  const reading = ['documents.factValues', 'documents.changedFacts', 'documents.factsOf'];
  const ran = () => asked.mock.calls.map(([{ name }]) => name).filter((name) => reading.includes(name));
  expect(await listed()).toEqual([]);
  expect(ran()).toEqual(['documents.factValues']);
  await database.query(age, [entryId]);
  asked.mockClear();
  expect(await factsOf(entryId)).toHaveLength(2);
  expect(ran()).toEqual(['documents.factsOf']);
  asked.mockRestore();
  expect((await call(contentCalls.confirmFacts, { entryId }, by)).body.code).toBe('200');
});

test('[DOC-05] an unknown directive keeps a document from being published, a word of a template does not', async () => {
  const entryId = await write('unknown', '没有数值。');
  const { revision, payload } = (await call(contentCalls.getEntry, { entryId }, by)).body.data;
  for (const wrong of [
    '{{limit trial.nothing}}',
    '```sh\n{{code 99999}}\n```',
    '{{limt trial.bytes}}',
    '{{setting}}',
  ]) {
    const { body } = await call(
      contentCalls.publish,
      { entryId, revision, payload: { ...payload, content: wrong } },
      by,
    );
    expect([body.code, body.data], wrong).toEqual(['10003', { field: 'content' }]);
  }
  const known = { ...payload, content: '{{limit trial.bytes}}、{{address}}、`{{name}}`' };
  expect((await call(contentCalls.publish, { entryId, revision, payload: known }, by)).body.code).toBe('200');
});

test('[DOC-05] a document whose values have changed is flagged until it is checked or published again', async () => {
  const entryId = await write('sizes', '最大 {{limit trial.bytes}}。');
  const plain = await write('plain', '没有数值。');
  expect(await factsOf(entryId)).toEqual([]);
  expect(await listed()).toEqual([]);

  await database.query(age, [entryId]);
  const changed = [
    { name: 'limit gone', before: '9', now: null },
    { name: 'limit trial.bytes', before: '3 MB', now: '4 MB' },
  ];
  const byName = (facts: { name: string }[]) => [...facts].sort((one, other) => (one.name < other.name ? -1 : 1));
  expect(byName(await factsOf(entryId))).toEqual(changed);
  expect(await listed()).toEqual(['文档 sizes']);
  const { places, items } = (await call(getDesk, {}, by)).body.data;
  expect(places).toContainEqual(expect.objectContaining({ place: 'contentReviews', count: 1 }));
  expect(items.map(({ title }) => title)).toEqual(['文档 sizes']);

  // A move publishes nothing new.
  const { revision } = (await call(contentCalls.getEntry, { entryId }, by)).body.data;
  await call(contentCalls.moveEntry, { entryId, revision, parentId: null, position: 0 }, by);
  expect(await factsOf(entryId)).toHaveLength(2);

  expect((await call(contentCalls.confirmFacts, { entryId }, by)).body.code).toBe('200');
  expect(await factsOf(entryId)).toEqual([]);
  expect(await listed()).toEqual([]);

  await database.query(age, [entryId]);
  await publish(entryId, '最大 {{limit trial.bytes}}，请压缩。');
  expect(await factsOf(entryId)).toEqual([]);
  expect((await call(contentCalls.confirmFacts, { entryId: plain }, by)).status).toBe(404);
});

test('only operators confirm values', async () => {
  const { token: customer } = await signUp({ userName: 'customer' });
  const entryId = '00000000-0000-4000-8000-000000000000';
  expect((await call(contentCalls.confirmFacts, { entryId })).status).toBe(401);
  expect((await call(contentCalls.confirmFacts, { entryId }, { token: customer })).status).toBe(403);
  expect((await call(contentCalls.confirmFacts, { entryId }, by)).status).toBe(404);
});
