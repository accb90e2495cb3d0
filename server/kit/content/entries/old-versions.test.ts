import { beforeAll, expect, test } from 'vitest';
import { AUTOMATIC_DAYS, AUTOMATIC_VERSIONS } from '#contract/kit/content/limits.ts';
import { testDatabase } from '../../database/testing.ts';
import { makeArticleTable, operatorCalling, servedArticle } from '../testing.ts';
import { createDraftActions } from './draft-actions.ts';
import { createEntryStore } from './entry-store.ts';
import { removeOldVersions } from './old-versions.ts';
import type { ActionsOptions, Performed } from './perform.ts';
import { createPublishActions } from './publish-actions.ts';
import { createReviewActions } from './review-actions.ts';
import { createTypingStore } from './typing-store.ts';

const { database } = await testDatabase();
const options: ActionsOptions = { database, kinds: new Map([['article', servedArticle()]]), audit: async () => {} };
const drafts = createDraftActions(options);
const publishing = createPublishActions(options);
const reviews = createReviewActions(options);
const store = createEntryStore(database);
const [wang, li] = [operatorCalling('7', '王敏'), operatorCalling('8', '李强')];

beforeAll(() => makeArticleTable(database));

/** Versions are never changed: only a test makes some older. */
const age = (entryId: string, from: number, to: number, days: number) =>
  database.transaction(async (transaction) => {
    const run = (text: string, values?: unknown[]) => transaction.query({ name: '', text }, values);
    await run('alter table content_version disable trigger content_version_keep');
    await run(
      `update content_version set at = at - $4::integer * interval '1 day' where entry_id = $1 and no between $2 and $3`,
      [entryId, from, to, days],
    );
    await run('alter table content_version enable trigger content_version_keep');
  });

/** An entry whose text changes with each save. */
const writing = async (slug: string) => {
  let seen: Performed = await drafts.create(
    { kind: 'article', slug, parentId: null, payload: { title: slug, body: '1' } },
    wang,
  );
  let text = 1;
  return {
    entryId: seen.entryId,
    act: async (made: (seen: Performed) => Promise<Performed>) => (seen = await made(seen)),
    /** Saves the same text as before, or the next one. Returns the number of the version. */
    async save({ automatic = true, by = wang, same = false } = {}): Promise<number> {
      if (!same) text += 1;
      seen = await drafts.saveDraft(seen, { title: slug, body: String(text) }, '', by, automatic);
      return seen.draftNo as number;
    },
    async saveMany(count: number): Promise<number> {
      let no = 0;
      for (let at = 0; at < count; at += 1) no = await this.save();
      return no;
    },
    numbers: async () => (await store.listVersions(seen.entryId, 1000, 1000)).map(({ no }) => no).reverse(),
  };
};
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

test('[CONT-02] of what was saved by itself, the newest stay, and of the last days the newest of each', async () => {
  const entry = await writing('days');
  const old = await entry.saveMany(5);
  const earlier = await entry.saveMany(3);
  const yesterday = await entry.saveMany(3);
  const last = await entry.saveMany(AUTOMATIC_VERSIONS);
  await age(entry.entryId, 2, old, AUTOMATIC_DAYS + 1);
  await age(entry.entryId, old + 1, earlier, AUTOMATIC_DAYS - 1);
  await age(entry.entryId, earlier + 1, yesterday, 2);
  await removeOldVersions(database);
  const kept = [1, earlier, yesterday, ...upTo(last).filter((no) => no > yesterday)];
  expect(await entry.numbers()).toEqual(kept);
  // Nothing more goes, and the next version has the next number.
  await removeOldVersions(database);
  expect(await entry.numbers()).toEqual(kept);
  expect(await entry.save()).toBe(last + 1);
});

test('[CONT-02] what a user saved, published, reviewed, restored, purged or is still needed stays', async () => {
  const entry = await writing('needed');
  const { entryId, act } = entry;
  const byHand = await entry.save();
  expect(await entry.save({ automatic: false, same: true })).toBe(byHand);
  const published = await entry.save();
  await act((seen) => publishing.publish(seen, undefined, '', wang));
  // Another version is shown from now on.
  await entry.save({ automatic: false });
  await act((seen) => publishing.publish(seen, undefined, '', wang));
  const reviewed = await entry.save();
  await act((seen) => reviews.askReview(seen, '', wang));
  await act((seen) => reviews.returnReview(seen, '再改', li));
  const restored = await entry.save();
  await entry.save();
  await act((seen) => drafts.restore(seen, restored, wang));
  const purged = await entry.save();
  await entry.save();
  await act((seen) => publishing.purge(seen, purged, '个人信息', wang));
  const ofAnother = await entry.save({ by: li });
  const base = await entry.save();
  const { revision } = (await store.find(entryId)) ?? { revision: 0 };
  const typed = { baseNo: base, revision, payload: { title: 'needed', body: '没有保存' } };
  await createTypingStore(database).keep(entryId, { accountId: '8', name: '李强' }, typed);
  const planned = await entry.save();
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  await act((seen) => publishing.schedulePublishing(seen, inAnHour, wang));
  const last = await entry.saveMany(AUTOMATIC_VERSIONS + 1);
  await age(entryId, 1, last, 2 * AUTOMATIC_DAYS);
  const before = await entry.numbers();
  await removeOldVersions(database);
  const needed = [byHand, published, reviewed, restored, purged, ofAnother, base, planned];
  const kept = await entry.numbers();
  expect(kept).toEqual(expect.arrayContaining(needed));
  expect(before.filter((no) => !kept.includes(no))).toEqual([restored + 1, purged + 1, planned + 1]);
});

test('[CONT-02] a draft that was only saved automatically stays, and so does the newest of an entry without one', async () => {
  const entry = await writing('draft');
  const last = await entry.saveMany(AUTOMATIC_VERSIONS + 5);
  await age(entry.entryId, 1, last, 2 * AUTOMATIC_DAYS);
  await entry.act((seen) => drafts.discardDraft(seen, wang));
  await removeOldVersions(database);
  expect(await entry.numbers()).toEqual([1, ...upTo(last).filter((no) => no > last - AUTOMATIC_VERSIONS)]);
  expect(await store.findVersion(entry.entryId, last)).toMatchObject({ payload: { body: String(last) } });
});

test('an entry on which a user acts is left for the next run', async () => {
  const entry = await writing('held');
  const last = await entry.saveMany(AUTOMATIC_VERSIONS + 5);
  await age(entry.entryId, 1, last, 2 * AUTOMATIC_DAYS);
  await database.transaction(async (transaction) => {
    await createEntryStore(transaction).hold(entry.entryId);
    await removeOldVersions(database);
    expect(await entry.numbers()).toHaveLength(last);
  });
  await removeOldVersions(database);
  expect(await entry.numbers()).toHaveLength(AUTOMATIC_VERSIONS + 1);
});

test('a client of the database cannot remove what is shown, planned or a draft', async () => {
  const entry = await writing('fixed');
  const no = await entry.save();
  const remove = () =>
    database.query({ name: '', text: 'delete from content_version where entry_id = $1 and no = $2' }, [
      entry.entryId,
      no,
    ]);
  await expect(remove()).rejects.toThrow('never changed');
  await entry.act((seen) => publishing.publish(seen, undefined, '', wang));
  await expect(remove()).rejects.toThrow('never changed');
});
