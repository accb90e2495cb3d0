import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createDraftActions } from '#server/kit/content/entries/draft-actions.ts';
import { createEntryStore } from '#server/kit/content/entries/entry-store.ts';
import type { ActionsOptions } from '#server/kit/content/entries/perform.ts';
import { createPublishActions } from '#server/kit/content/entries/publish-actions.ts';
import { makeArticleTable, operatorCalling, servedArticle, shownArticles } from '#server/kit/content/testing.ts';
import type { AuditEntry } from '#server/kit/audit/audit.ts';
import type { Change } from '#server/kit/content/served-kind.ts';
import type { Database } from '#server/kit/database/database.ts';
import { silentLog, testDatabase } from '#server/kit/database/testing.ts';
import { dueJob } from './due-job.ts';

const { database, connection } = await testDatabase();
const kinds = new Map([['article', servedArticle()]]);
const options: ActionsOptions = { database, kinds, audit: async () => {} };
const drafts = createDraftActions(options);
const publishing = createPublishActions(options);
const store = createEntryStore(database);
const wang = operatorCalling('7', '王敏');
const recorded: AuditEntry[] = [];
const audit = async (_transaction: unknown, entry: AuditEntry) => void recorded.push(entry);
const node = () => dueJob({ database, kinds, log: silentLog, audit });
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

beforeAll(() => makeArticleTable(database));

const create = (slug: string, payload: Record<string, unknown> = { title: slug, body: '正文' }) =>
  drafts.create({ kind: 'article', slug, parentId: null, payload }, wang);
/** Brings the times of an entry's schedule forward, since no test waits for the clock. */
const comeDue = (entryId: string) =>
  database.query(
    {
      name: '',
      text: `update content_entry set publish_at = case when publish_at is not null then now() - interval '1 second' end,
             unpublish_at = case when unpublish_at is not null then now() - interval '1 second' end where entry_id = $1`,
    },
    [entryId],
  );
const run = () => node().run(() => false);

test('[CONT-02] a draft is published at its time, and not before', async () => {
  const seen = await publishing.schedulePublishing(await create('planned'), inAnHour(), wang);
  await run();
  expect((await shownArticles(database)).planned).toBeUndefined();
  await comeDue(seen.entryId);
  await run();
  expect((await shownArticles(database)).planned).toBe('{"title":"planned","body":"正文"}');
  expect(await store.find(seen.entryId)).toMatchObject({ status: 2, publishedNo: 1, draftNo: null, publishAt: null });
  expect(recorded.at(-1)).toMatchObject({
    act: 'content.publish',
    objectId: seen.entryId,
    actor: { accountId: '7', accountName: '王敏' },
    detail: { planned: 'true' },
  });
});

test('[CONT-02] the clock of the database counts, and not that of the node', async () => {
  const published = await publishing.publish(await create('skewed'), undefined, '', wang);
  const draft = await drafts.saveDraft(published, { title: 'skewed', body: '新的正文' }, '', wang);
  await publishing.schedulePublishing(draft, inAnHour(), wang);
  await comeDue(draft.entryId);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  await run();
  expect((await shownArticles(database)).skewed).toContain('新的正文');
});

test('[CONT-02] an entry that is taken away for a while comes back at its time, also when both are overdue', async () => {
  const planned = async (slug: string) => {
    const published = await publishing.publish(await create(slug), undefined, '', wang);
    const draft = await drafts.saveDraft(published, { title: slug, body: '回来了' }, '', wang);
    const ending = await publishing.scheduleUnpublishing(draft, inAnHour(), wang);
    return (await publishing.schedulePublishing(ending, inAnHour(), wang)).entryId;
  };
  const due = (entryId: string, unpublish: string, publish: string) => {
    const text = `update content_entry set unpublish_at = now() + $2::interval, publish_at = now() + $3::interval
      where entry_id = $1`;
    return database.query({ name: '', text }, [entryId, unpublish, publish]);
  };
  const [later, both] = [await planned('pausing'), await planned('overdue')];
  await due(later, '-1 second', '1 hour');
  await due(both, '-2 seconds', '-1 second');
  await run();
  const shown = await shownArticles(database);
  expect(shown.pausing).toBeUndefined();
  expect(shown.overdue).toContain('回来了');
  await due(later, '1 hour', '-1 second');
  await run();
  expect((await shownArticles(database)).pausing).toContain('回来了');
});

test('[CONT-02] the number that was scheduled is published, and a newer draft remains', async () => {
  const seen = await publishing.schedulePublishing(await create('older'), inAnHour(), wang);
  await drafts.saveDraft(seen, { title: 'older', body: '更新的草稿' }, '', wang);
  await comeDue(seen.entryId);
  await run();
  expect((await shownArticles(database)).older).toContain('正文');
  expect(await store.find(seen.entryId)).toMatchObject({ status: 2, publishedNo: 1, draftNo: 2 });
});

test('[CONT-02] an entry is unpublished at its time', async () => {
  const published = await publishing.publish(await create('ending'), undefined, '', wang);
  await publishing.scheduleUnpublishing(published, inAnHour(), wang);
  await comeDue(published.entryId);
  await run();
  expect((await shownArticles(database)).ending).toBeUndefined();
  expect(await store.find(published.entryId)).toMatchObject({ status: 1, unpublishAt: null });
});

test('several nodes publish each entry once', async () => {
  const all = [];
  for (let at = 0; at < 12; at += 1) {
    const seen = await publishing.schedulePublishing(await create(`many-${at}`), inAnHour(), wang);
    await comeDue(seen.entryId);
    all.push(seen);
  }
  await Promise.all([run(), run(), run()]);
  for (const { entryId, revision } of all)
    expect(await store.find(entryId)).toMatchObject({ status: 2, revision: revision + 1 });
});

/** Starts a node in a process. With `hold` it stops once it has written, within its transaction. */
const startNode = async (mode: 'hold' | 'publish') => {
  const node = fork(join(import.meta.dirname, 'due-node-testing.ts'), [JSON.stringify(connection), mode]);
  onTestFinished(() => void node.kill('SIGKILL'));
  const tells = (what: string) =>
    new Promise<void>((resolve) => node.on('message', (told) => told === what && resolve()));
  const holds = tells('holds');
  await tells('started');
  return { node, holds };
};
const countOf = async (text: string, entryId: string) => {
  const [row] = await database.query<{ count: number }>({ name: '', text }, [entryId]);
  return Number(row?.count);
};

test('[CONT-02] a node is killed while it publishes, and another one publishes once, within 5 seconds', async () => {
  const seen = await publishing.schedulePublishing(await create('survivor'), inAnHour(), wang);
  await comeDue(seen.entryId);
  const { node: killed, holds } = await startNode('hold');
  await holds;
  // It holds the lock on the entry, so other nodes skip it, and its changes are not visible yet.
  await run();
  expect((await shownArticles(database)).survivor).toBeUndefined();
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(await store.find(seen.entryId)).toMatchObject({ status: 1, publishNo: 1, revision: seen.revision });

  await Promise.all([startNode('publish'), startNode('publish')]);
  const began = performance.now();
  await vi.waitFor(async () => expect((await shownArticles(database)).survivor).toContain('正文'), {
    timeout: 60_000,
    interval: 20,
  });
  expect(performance.now() - began).toBeLessThan(5000);
  expect(await store.find(seen.entryId)).toMatchObject({
    status: 2,
    publishedNo: 1,
    draftNo: null,
    publishAt: null,
    revision: seen.revision + 1,
  });
  expect(await countOf('select count(*) from content_version where entry_id = $1', seen.entryId)).toBe(1);
  expect(
    await countOf(
      `select count(*) from console_audit_log where object_id = $1::text and act = 'content.publish'`,
      seen.entryId,
    ),
  ).toBe(1);
});

test('an entry that fails does not hold up others, and is tried again', async () => {
  const failing = servedArticle();
  const broken = new Map([
    [
      'article',
      {
        ...failing,
        project: async (transaction: Database, changes: readonly Change[], basis: unknown) => {
          if (changes.some(({ slug }) => slug === 'broken')) throw new Error('the projection is broken');
          await failing.project(transaction, changes, basis);
        },
      },
    ],
  ]);
  const seen = await publishing.schedulePublishing(await create('broken'), inAnHour(), wang);
  await comeDue(seen.entryId);
  const other = await publishing.schedulePublishing(await create('behind'), inAnHour(), wang);
  await comeDue(other.entryId);
  await dueJob({ database, kinds: broken, log: silentLog, audit }).run(() => false);
  expect((await shownArticles(database)).behind).toBeDefined();
  expect(await store.find(seen.entryId)).toMatchObject({ status: 1, publishNo: 1 });
  await run();
  expect((await shownArticles(database)).broken).toBeDefined();
});

test('what can no longer be published stays a draft, does not hold up others, and its schedule ends', async () => {
  const seen = await publishing.schedulePublishing(await create('spoilt'), inAnHour(), wang);
  // As if the fields of the kind had become stricter since.
  await database.query({ name: '', text: `update content_entry set publish_no = 1, next_no = 3 where entry_id = $1` }, [
    seen.entryId,
  ]);
  await database.query(
    {
      name: '',
      text: `insert into content_version (entry_id, no, title, payload, schema_no, hash, reason)
             values ($1, 2, 'x', '{"title": ""}', 2, 'x', 'draft')`,
    },
    [seen.entryId],
  );
  await database.query({ name: '', text: 'update content_entry set publish_no = 2 where entry_id = $1' }, [
    seen.entryId,
  ]);
  const other = await publishing.schedulePublishing(await create('sound'), inAnHour(), wang);
  await comeDue(seen.entryId);
  await comeDue(other.entryId);
  await run();
  expect(await store.find(seen.entryId)).toMatchObject({ status: 1, publishAt: null, draftNo: 1 });
  expect((await shownArticles(database)).sound).toBeDefined();
});
