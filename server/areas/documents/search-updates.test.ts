import { expect, test } from 'vitest';
import * as content from '#contract/content/calls.ts';
import { documentPath } from '#contract/documents/document-path.ts';
import { searchSite } from '#contract/search/calls.ts';
import { testApp } from '#server/app/testing.ts';
import { named } from '#server/kit/database/statement.ts';

const { call, signUp, database } = await testApp({ PAGE_CACHE: 'off' });
const { token } = await signUp({ userRoles: [6], userName: 'author' });
const by = { token };

const act = async (made: Promise<{ body: { code: string } }>) => expect((await made).body.code).toBe('200');
const revisionOf = async (entryId: string) => (await call(content.getEntry, { entryId }, by)).body.data.revision;
const publish = async (entryId: string, title?: string) => {
  const { revision, payload } = (await call(content.getEntry, { entryId }, by)).body.data;
  const changed = title === undefined ? payload : { ...payload, title };
  await act(call(content.publish, { entryId, revision, payload: changed }, by));
};
const write = async (slug: string, { parentId = null as string | null, nodeType = 0 } = {}) => {
  const payload = { title: `文 ${slug}`, nodeType, creationType: 1, summary: '', content: '紫云英', abilityNos: [] };
  const headers = { ...by, 'idempotency-key': slug };
  const { body } = await call(content.createEntry, { kind: 'document', slug, parentId, payload }, headers);
  await publish(body.data.entryId);
  return body.data.entryId;
};
const move = async (entryId: string, parentId: string | null, position = 0) =>
  act(call(content.moveEntry, { entryId, revision: await revisionOf(entryId), parentId, position }, by));
const hide = async (entryId: string) =>
  act(call(content.unpublish, { entryId, revision: await revisionOf(entryId), confirmed: true }, by));

const found = async () => {
  const { groups } = (await call(searchSite, { keyword: '紫云英', pageSize: '20' })).body.data;
  return groups.flatMap(({ list }) => list.map(({ path }) => path.replace(documentPath(''), ''))).sort();
};
const sections = named(
  'test.sectionIds',
  'select entry_id, array_agg(section_id order by section_id)::text as ids from search_section where entry_id = any ($1) group by entry_id',
);
/** Sections have other ids when they are written again. */
const written = async (...entryIds: string[]) => {
  const rows = await database.query<{ entry_id: string; ids: string }>(sections, [entryIds]);
  return entryIds.map((entryId) => rows.find(({ entry_id }) => entry_id === entryId)?.ids);
};

const top = await write('up-top', { nodeType: 1 });
const other = await write('up-other', { nodeType: 1 });
const inner = await write('up-inner', { parentId: top, nodeType: 1 });
const deep = await write('up-deep', { parentId: inner });
const sibling = await write('up-sibling', { parentId: top });
const all = ['up-deep', 'up-inner', 'up-other', 'up-sibling', 'up-top'];

test('[DOC-02] a move, a new order or a new name writes nothing again of what is found as before', async () => {
  expect(await found()).toEqual(all);
  const before = await written(top, inner, deep, sibling, other);
  expect(before.every((ids) => ids !== undefined)).toBe(true);
  await move(sibling, top, 0);
  await move(inner, other);
  await move(inner, top, 1);
  await publish(inner);
  expect(await written(top, inner, deep, sibling, other)).toEqual(before);

  await publish(inner, '目录改名');
  const after = await written(top, inner, deep, sibling, other);
  expect(after.filter((ids, at) => ids !== before[at])).toEqual([after[1]]);
  expect(await found()).toEqual(all);
});

test('[DOC-02] a document is no longer found once it moves below a hidden catalogue, and is found once it becomes visible', async () => {
  await hide(top);
  expect(await found()).toEqual(['up-other']);
  expect(await written(inner, deep, sibling)).toEqual([undefined, undefined, undefined]);
  await move(inner, other);
  expect(await found()).toEqual(['up-deep', 'up-inner', 'up-other']);
  await move(inner, top);
  expect(await found()).toEqual(['up-other']);
  await publish(top);
  expect(await found()).toEqual(all);
});
