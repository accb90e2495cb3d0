import { beforeAll, describe, expect, test } from 'vitest';
import {
  type EntryAction,
  type EntryState,
  entryActions,
  entryStateOf,
  entryStates,
} from '#contract/kit/content/actions.ts';
import { testDatabase } from '../../database/testing.ts';
import type { AuditEntry } from '../../audit/audit.ts';
import { attacks } from '../../markdown/testing-attacks.ts';
import { article, makeArticleTable, operatorCalling, servedArticle, shownArticles } from '../testing.ts';
import { createDraftActions, currentNo } from './draft-actions.ts';
import type { Entry } from './entry-row.ts';
import { createEntryStore } from './entry-store.ts';
import { createReviewStore } from './review-store.ts';
import type { ActionsOptions, Performed } from './perform.ts';
import { createPlaceActions } from './place-actions.ts';
import { createPublishActions } from './publish-actions.ts';
import { createReviewActions } from './review-actions.ts';

const { database } = await testDatabase();
const recorded: AuditEntry[] = [];
const options: ActionsOptions = {
  database,
  kinds: new Map([['article', servedArticle()]]),
  audit: async (_transaction, entry) => void recorded.push(entry),
};
const drafts = createDraftActions(options);
const publishing = createPublishActions(options);
const places = createPlaceActions(options);
const reviews = createReviewActions(options);
const store = createEntryStore(database);
const wang = operatorCalling('7', '王敏');
const li = operatorCalling('8', '李强');

beforeAll(() => makeArticleTable(database));

let count = 0;
const first = { title: '第一版', body: '正文一' };
const second = { title: '第二版', body: '正文二' };

const create = async (payload: Record<string, unknown> = first, parentId: string | null = null): Promise<Performed> => {
  count += 1;
  return drafts.create({ kind: 'article', slug: `article-${count}`, parentId, payload }, wang);
};
const publish = (seen: Performed) => publishing.publish(seen, undefined, '', wang);
const save = (seen: Performed, payload: Record<string, unknown> = second) => drafts.saveDraft(seen, payload, '', wang);
const entryOf = async ({ entryId }: { entryId: string }) => (await store.find(entryId)) as Entry;
const stateOf = async (seen: { entryId: string }) => {
  const { status, draftNo } = await entryOf(seen);
  return entryStateOf(status, draftNo !== null);
};
const shownOf = async (seen: { entryId: string }) => (await shownArticles(database))[(await entryOf(seen)).slug];
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: { code?: string; field?: string }) => [error.code, error.field].filter(Boolean).join(' '),
  );
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** An entry in each state, with a version 1 to restore and to purge. */
const makers: Record<EntryState, () => Promise<Performed>> = {
  unpublishedDraft: async () => save(await create()),
  unpublished: async () => publishing.unpublish(await publish(await save(await create())), true, wang),
  published: async () => publish(await save(await create())),
  publishedDraft: async () => save(await publish(await create())),
  deleted: async () => places.delete(await makers.unpublished(), true, wang),
};

const actions: Record<EntryAction, (seen: Performed) => Promise<Performed>> = {
  saveDraft: (seen) => save(seen, { title: '第三版', body: '正文三' }),
  discardDraft: (seen) => drafts.discardDraft(seen, wang),
  askReview: (seen) => reviews.askReview(seen, '请看一下', wang),
  publish,
  schedulePublishing: (seen) => publishing.schedulePublishing(seen, inAnHour(), wang),
  scheduleUnpublishing: (seen) => publishing.scheduleUnpublishing(seen, inAnHour(), wang),
  unpublish: (seen) => publishing.unpublish(seen, false, wang),
  move: (seen) => places.move(seen, { parentId: null, position: 3 }, wang),
  changeAddress: (seen) => places.changeAddress(seen, `moved-${seen.entryId}`, wang),
  restore: (seen) => drafts.restore(seen, 1, wang),
  delete: (seen) => places.delete(seen, false, wang),
  undelete: (seen) => places.undelete(seen, wang),
  purge: (seen) => publishing.purge(seen, 1, '含有他人姓名', wang),
};

/** The table of the design: the state after each act, in the order of the states; a dash if the act is not possible. */
const table: Record<EntryAction, readonly (EntryState | '-')[]> = {
  saveDraft: ['unpublishedDraft', 'unpublishedDraft', 'publishedDraft', 'publishedDraft', '-'],
  discardDraft: ['deleted', '-', '-', 'published', '-'],
  askReview: ['unpublishedDraft', '-', '-', 'publishedDraft', '-'],
  publish: ['published', '-', '-', 'published', '-'],
  schedulePublishing: ['unpublishedDraft', '-', '-', 'publishedDraft', '-'],
  scheduleUnpublishing: ['-', '-', 'published', 'publishedDraft', '-'],
  unpublish: ['-', '-', 'unpublished', 'unpublishedDraft', '-'],
  move: ['unpublishedDraft', 'unpublished', 'published', 'publishedDraft', '-'],
  changeAddress: ['unpublishedDraft', 'unpublished', 'published', 'publishedDraft', '-'],
  restore: ['unpublishedDraft', 'unpublishedDraft', 'publishedDraft', 'publishedDraft', '-'],
  delete: ['deleted', 'deleted', '-', '-', '-'],
  undelete: ['-', '-', '-', '-', 'unpublished'],
  // Version 1 is the published one in `publishedDraft`, which is never purged.
  purge: ['unpublishedDraft', 'unpublished', 'published', '-', 'deleted'],
};

describe('[CONT-02] every act in every state', () => {
  const cells = entryActions.flatMap((act) =>
    entryStates.map((state, at) => ({ act, state, to: table[act][at] as EntryState | '-' })),
  );
  test.each(cells.filter(({ to }) => to === '-'))('$act of $state is rejected', async ({ act, state }) => {
    const seen = await makers[state]();
    const [before, shown, audited] = [await entryOf(seen), await shownOf(seen), recorded.length];
    expect(await codeOf(actions[act](seen))).toBe('PTL0002');
    expect(await entryOf(seen)).toEqual(before);
    expect(await shownOf(seen)).toBe(shown);
    expect(recorded).toHaveLength(audited);
  });

  test.each(cells.filter(({ to }) => to !== '-'))('$act of $state leads to $to', async ({ act, state, to }) => {
    const seen = await makers[state]();
    expect(await stateOf(seen)).toBe(state);
    const [before, shown, audited] = [await entryOf(seen), await shownOf(seen), recorded.length];
    const done = await actions[act](seen);
    expect(await stateOf(seen)).toBe(to);
    expect(done.revision).toBe(before.revision + 1);
    expect(recorded.slice(audited)).toMatchObject([
      { act: `content.${act}`, objectKind: 'content', objectId: seen.entryId },
    ]);
    // What visitors see changes only with publishing and unpublishing; a new address shows the same.
    const changed: Partial<Record<EntryAction, string | undefined>> = {
      publish: JSON.stringify(second),
      unpublish: undefined,
    };
    expect(await shownOf(seen)).toBe(act in changed ? changed[act] : shown);
  });

  test('an entry that was published once is unpublished, not deleted, when its draft is discarded', async () => {
    const seen = await save(await makers.unpublished());
    await drafts.discardDraft(seen, wang);
    expect(await stateOf(seen)).toBe('unpublished');
  });
});

describe('[CONT-02] versions', () => {
  test('are never changed or lost, however often one is restored', async () => {
    for (const state of ['unpublishedDraft', 'unpublished', 'published', 'publishedDraft'] as const) {
      let seen = await makers[state]();
      const shown = await shownOf(seen);
      const before = await store.listVersions(seen.entryId, 1000, 100);
      const payloads = await Promise.all(before.map(({ no }) => store.findVersion(seen.entryId, no)));
      for (let turn = 0; turn < 20; turn += 1) seen = await drafts.restore(seen, 1 + (turn % before.length), wang);
      expect(await shownOf(seen)).toBe(shown);
      const after = await store.listVersions(seen.entryId, 1000, 100);
      expect(after.slice(-before.length)).toEqual(before);
      expect(await Promise.all(before.map(({ no }) => store.findVersion(seen.entryId, no)))).toEqual(payloads);
    }
  });

  test('have who, when and why, and the same content has the same hash', async () => {
    const seen = await drafts.saveDraft(await create(), second, '改了措辞', li);
    const again = await drafts.restore(seen, 1, wang);
    const [restored, saved, original] = await store.listVersions(seen.entryId, 1000, 10);
    expect(saved).toMatchObject({ no: 2, reason: 'draft', note: '改了措辞', author: '李强', title: '第二版' });
    expect(restored).toMatchObject({ no: 3, reason: 'restore', author: '王敏', hash: original?.hash });
    expect(again.draftNo).toBe(3);
    expect(Date.now() - (saved?.at.getTime() ?? 0)).toBeLessThan(60_000);
  });

  test('the same content saved twice is one version', async () => {
    const seen = await save(await create());
    const again = await save(seen, { body: '正文二', title: '第二版' });
    expect(again.draftNo).toBe(seen.draftNo);
    expect(again.revision).toBe(seen.revision + 1);
  });

  test('a database client cannot change or delete one', async () => {
    const { entryId } = await create();
    for (const change of ["set title = 'x'", "set payload = '{}'", 'set no = 9'])
      await expect(
        database.query({ name: '', text: `update content_version ${change} where entry_id = $1` }, [entryId]),
      ).rejects.toThrow('never changed');
    await expect(
      database.query({ name: '', text: 'delete from content_version where entry_id = $1' }, [entryId]),
    ).rejects.toThrow('never changed');
  });

  test('of older fields are upgraded when they are restored', async () => {
    const seen = await create();
    await database.query(
      {
        name: '',
        text: `insert into content_version (entry_id, no, title, payload, schema_no, hash, reason)
               values ($1, 7, '旧', '{"title": "旧", "text": "旧正文"}', 1, 'x', 'draft')`,
      },
      [seen.entryId],
    );
    const { draftNo } = await drafts.restore(seen, 7, wang);
    expect(await store.findVersion(seen.entryId, draftNo as number)).toMatchObject({
      payload: { title: '旧', body: '旧正文' },
      schemaNo: article.schemaNo,
    });
  });

  test('a purge leaves number, hash and reason, and neither text nor references', async () => {
    const target = await create();
    const seen = await save(await create({ ...first, next: target.entryId }));
    const before = await store.findVersion(seen.entryId, 1);
    await publishing.purge(seen, 1, '含有他人姓名', wang);
    const after = await store.findVersion(seen.entryId, 1);
    expect(after).toMatchObject({ no: 1, hash: before?.hash, title: '', payload: {}, isPurged: true });
    expect(JSON.stringify(recorded.at(-1))).not.toContain(first.body);
    expect(await codeOf(drafts.restore(await again(seen), 1, wang))).toBe('PTL0002');
    expect(await codeOf(publishing.purge(await again(seen), 1, 'x', wang))).toMatch(/^404|no$/);
  });
});

/** The entry as a user who has just opened it sees it. */
const again = async (seen: Performed): Promise<Performed> => ({ ...seen, revision: (await entryOf(seen)).revision });

describe('two operators at once', () => {
  test('the later one gets an error, and nothing is lost', async () => {
    const seen = await create();
    await drafts.saveDraft(seen, second, '', li);
    expect(await codeOf(drafts.saveDraft(seen, { title: '王的', body: '王的正文' }, '', wang))).toBe('PTL0001');
    expect(await codeOf(publish(seen))).toBe('PTL0001');
    expect(await store.findVersion(seen.entryId, 2)).toMatchObject({ payload: second });
  });

  test('of two in parallel exactly one succeeds', async () => {
    const seen = await create();
    const codes = await Promise.all([
      codeOf(drafts.saveDraft(seen, { title: '甲', body: '甲' }, '', wang)),
      codeOf(drafts.saveDraft(seen, { title: '乙', body: '乙' }, '', li)),
    ]);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'PTL0001')).toHaveLength(1);
    expect((await store.listVersions(seen.entryId, 1000, 10)).map(({ no }) => no)).toEqual([2, 1]);
  });

  test('two entries cannot have one address', async () => {
    const [one, other] = [await create(), await create()];
    const codes = await Promise.all([
      codeOf(places.changeAddress(one, 'same-address', wang)),
      codeOf(places.changeAddress(other, 'same-address', li)),
    ]);
    expect(codes.filter((code) => code === 'PTL0006 slug')).toHaveLength(1);
    expect(
      await codeOf(drafts.create({ kind: 'article', slug: 'same-address', parentId: null, payload: first }, wang)),
    ).toBe('PTL0006 slug');
  });
});

describe('bad input', () => {
  test('a draft may be incomplete, but is not published, and the field is named', async () => {
    const seen = await create({ title: '只有标题' });
    expect(await codeOf(publish(seen))).toBe('10003 body');
    expect(await codeOf(publishing.schedulePublishing(seen, inAnHour(), wang))).toBe('10003 body');
    expect(await codeOf(reviews.askReview(seen, '', wang))).toBe('10003 body');
    expect(await codeOf(publishing.publish(seen, { title: '', body: 'x' }, '', wang))).toBe('10003 title');
    expect(await stateOf(seen)).toBe('unpublishedDraft');
    expect(await shownOf(seen)).toBeUndefined();
  });

  test('a read-only field stays as it is', async () => {
    const seen = await create({ ...first, rank: 3 });
    expect(await codeOf(save(seen, { ...second, rank: 4 }))).toBe('10003 rank');
    expect(await codeOf(save(seen, second))).toBe('10003 rank');
    await save(seen, { ...second, rank: 3 });
  });

  test('what is too large, too deep or not storable is refused', async () => {
    const seen = await create();
    let deep: unknown = 'x';
    for (let level = 0; level < 2000; level += 1) deep = [deep];
    expect(await codeOf(save(seen, { ...first, deep }))).toBe('10003 payload');
    expect(await codeOf(save(seen, { ...first, body: 'a\0b' }))).toBe('10003 payload');
    expect(await codeOf(save(seen, { ...first, body: 'x'.repeat(70_000) }))).toMatch(/^413/);
    expect(await stateOf(seen)).toBe('unpublishedDraft');
  });

  test('a schedule in the past is refused', async () => {
    const seen = await create();
    const past = new Date(Date.now() - 1000).toISOString();
    expect(await codeOf(publishing.schedulePublishing(seen, past, wang))).toBe('10003 at');
    expect(await codeOf(publishing.scheduleUnpublishing(await publish(seen), past, wang))).toBe('10003 at');
  });

  test('an entry cannot be moved below itself, below a deleted one, or below another kind', async () => {
    const top = await create();
    const middle = await create(first, top.entryId);
    const bottom = await create(first, middle.entryId);
    for (const parentId of [top.entryId, middle.entryId, bottom.entryId])
      expect(await codeOf(places.move(top, { parentId, position: 0 }, wang))).toBe('10003 parentId');
    const gone = await makers.deleted();
    expect(await codeOf(places.move(bottom, { parentId: gone.entryId, position: 0 }, wang))).toBe('10003 parentId');
    expect(await codeOf(places.delete(top, true, wang))).toBe('PTL0017 children');
  });

  test('two moves at once make no loop', async () => {
    const [one, other] = [await create(), await create()];
    const codes = await Promise.all([
      codeOf(places.move(one, { parentId: other.entryId, position: 0 }, wang)),
      codeOf(places.move(other, { parentId: one.entryId, position: 0 }, li)),
    ]);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  });

  test('siblings that move and go at once do not wait for each other', async () => {
    const top = await create();
    const siblings = [];
    for (let count = 0; count < 6; count += 1) siblings.push(await create(first, top.entryId));
    const moves = siblings.map((seen, at) =>
      codeOf(
        at === 5
          ? places.delete(seen, true, wang)
          : places.move(seen, { parentId: top.entryId, position: 4 - at }, at % 2 === 0 ? wang : li),
      ),
    );
    expect(await Promise.all(moves)).toEqual(siblings.map(() => undefined));
    const places_ = await Promise.all(siblings.slice(0, 5).map(async (seen) => (await entryOf(seen)).position));
    expect(new Set(places_).size).toBe(5);
  });

  test('of 1000 siblings, a move changes only those between the old place and the new one', async () => {
    const top = await create();
    await database.query(
      {
        name: '',
        text: `insert into content_entry (kind, slug, title, status, owner, parent_id, position, next_no)
          select 'article', 'sibling-' || n, '第 ' || n, 1, 'operator', $1, n, 1 from generate_series(0, 999) n`,
      },
      [top.entryId],
    );
    const siblings = () =>
      database.query<{ entry_id: string; slug: string; position: number; written: string }>(
        {
          name: '',
          text: `select entry_id, slug, position, xmin::text as written from content_entry
            where parent_id = $1 order by position`,
        },
        [top.entryId],
      );
    for (const [from, to] of [
      [500, 520],
      [520, 490],
    ] as const) {
      const before = await siblings();
      const moved = await entryOf({ entryId: before[from]?.entry_id as string });
      await places.move(moved, { parentId: top.entryId, position: to }, wang);
      const after = await siblings();
      expect(after.map(({ position }) => position)).toEqual(after.map((_row, at) => at));
      expect(after.map(({ slug }) => slug)).toEqual(
        before
          .map(({ slug }) => slug)
          .toSpliced(from, 1)
          .toSpliced(to, 0, moved.slug),
      );
      const old = new Set(before.map(({ slug, written }) => `${slug} ${written}`));
      const touched = after.filter(({ slug, written }) => !old.has(`${slug} ${written}`));
      expect(touched.map(({ position }) => position)).toEqual(
        Array.from({ length: Math.abs(to - from) + 1 }, (_row, at) => Math.min(from, to) + at),
      );
    }
  });

  test('a new entry comes behind the others, also where one has gone', async () => {
    const top = await create();
    const [, second, third] = [
      await create(first, top.entryId),
      await create(first, top.entryId),
      await create(first, top.entryId),
    ];
    await places.move(second, { parentId: null, position: 0 }, wang);
    const added = await create(first, top.entryId);
    expect((await entryOf(added)).position).toBeGreaterThan((await entryOf(third)).position);
  });

  test('a reference that is longer than any address of ours counts for nothing, and is kept', async () => {
    const long = `/${'x7Qz'.repeat(1500)}`;
    const seen = await create({ ...first, body: `[甲](${long})`, url: long });
    expect(await stateOf(seen)).toBe('unpublishedDraft');
  });

  test('what others refer to is taken away only once the operator confirms', async () => {
    const target = await publish(await create());
    const { slug } = await entryOf(target);
    await create({ ...first, next: target.entryId });
    await create({ ...first, title: '链接', body: `见[说明](/articles/${slug}#part)` });
    await create({ ...first, title: '按编号', body: `见[说明](entry:${target.entryId}#s-部分)` });
    expect(await store.usedBy(target.entryId, [`entry:${target.entryId}`, `path:/articles/${slug}`])).toHaveLength(3);
    expect(await codeOf(publishing.unpublish(target, false, wang))).toBe('PTL0017 references');
    const away = await publishing.unpublish(target, true, wang);
    expect(await codeOf(places.delete(away, false, wang))).toBe('PTL0017 references');
    await places.delete(away, true, wang);
  });
});

test('[DOC-03] a text with attacks is kept as it is, and is not published: the error names its field', async () => {
  const storable = attacks.filter((source) => !source.includes('\0'));
  const half = Math.ceil(storable.length / 2);
  for (const part of [storable.slice(0, half), storable.slice(half)]) {
    const payload = { title: '攻击', body: part.join('\n\n') };
    const seen = await create(payload);
    expect((await store.findVersion(seen.entryId, 1))?.payload).toEqual(payload);
    expect(await codeOf(publish(seen))).toBe('10003 body');
  }
});

test('a former address leads to the entry until another entry takes it', async () => {
  const seen = await publish(await create());
  const { slug } = await entryOf(seen);
  await places.changeAddress(seen, `${slug}-new`, wang);
  const redirects = () =>
    database.query<{ entry_id: string }>(
      { name: '', text: 'select entry_id from content_redirect where kind = $1 and old_slug = $2' },
      ['article', slug],
    );
  expect(await redirects()).toEqual([{ entry_id: seen.entryId }]);
  expect((await shownArticles(database))[slug]).toBeUndefined();
  await drafts.create({ kind: 'article', slug, parentId: null, payload: first }, wang);
  expect(await redirects()).toEqual([]);
});

describe('nothing is left behind', () => {
  test('a purged draft takes its title and its review along', async () => {
    const seen = await create({ ...first, title: '张三的电话' });
    const asked = await reviews.askReview(seen, '', wang);
    await publishing.purge(asked, 1, '含有他人姓名', wang);
    const entry = await entryOf(seen);
    expect(entry.title).toBe(entry.slug);
    expect(await createReviewStore(database).newest(seen.entryId)).toBeUndefined();
  });

  test('a deleted entry has no plans and no open review', async () => {
    const planned = await publishing.schedulePublishing(await create(), inAnHour(), wang);
    const newer = await reviews.askReview(await save(planned), '', wang);
    await drafts.discardDraft(newer, wang);
    expect(await entryOf(newer)).toMatchObject({ status: 10, publishNo: null, publishAt: null });
    const other = await reviews.askReview(await create(), '', wang);
    await places.delete(other, true, wang);
    expect(await createReviewStore(database).newest(other.entryId)).toBeUndefined();
  });
});

test('a scheduled draft is not replaced by a newer one', async () => {
  const seen = await publishing.schedulePublishing(await create(), inAnHour(), wang);
  await save(seen);
  const entry = await entryOf(seen);
  expect([entry.publishNo, entry.draftNo, currentNo(entry)]).toEqual([1, 2, 2]);
});
