import { contentStatuses } from '#contract/kit/content/actions.ts';
import type { Payload } from '#contract/kit/content/validation-errors.ts';
import { STILL_USED, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import { entryTag, kindTag } from '../../cache/tags.ts';
import { businessError, protocolError } from '../../http/call-error.ts';
import type { Caller } from '../../http/caller.ts';
import { notifyNodes } from '../content-changes.ts';
import { currentNo, keepDraft } from './draft-actions.ts';
import type { Entry } from './entry-row.ts';
import type { EntryStore } from './entry-store.ts';
import { expectPublishable, upgraded } from './payloads.ts';
import { createReviewStore } from './review-store.ts';
import { createTypingStore } from './typing-store.ts';
import {
  type ActionsOptions,
  changeOf,
  type Done,
  type Held,
  perform,
  type Performed,
  type Seen,
  serviceOf,
  unplanned,
} from './perform.ts';

/** Returns the entry with version `no` published, and what visitors see of it. Throws if it cannot be published. */
export const publishNo = async (
  { transaction, store, entry, served, author }: Held,
  no: number,
  note = '',
): Promise<Done> => {
  const version = await store.findVersion(entry.entryId, no);
  if (!version || version.isPurged) throw businessError(serviceOf, WRONG_STATE);
  const payload = upgraded(served.kind, version);
  await expectPublishable(transaction, served, payload);
  await createReviewStore(transaction).answer(entry.entryId, 'passed', author, note, no);
  await store.keepVersion(entry.entryId, no);
  const now = new Date();
  const isLatest = entry.draftNo === null || entry.draftNo === no;
  const next: Entry = {
    ...entry,
    status: contentStatuses.published,
    publishedNo: no,
    draftNo: isLatest ? null : entry.draftNo,
    publishNo: null,
    publishAt: null,
    firstPublishedAt: entry.firstPublishedAt ?? now,
    publishedAt: now,
  };
  return { entry: next, changes: [changeOf(next, payload)], detail: { no: String(no) } };
};

/** Throws unless nothing refers to the entry, or the operator has confirmed to break the links. */
export const expectUnused = async (
  store: EntryStore,
  entryId: string,
  path: string,
  confirmed: boolean,
): Promise<void> => {
  if (confirmed) return;
  const using = await store.usedBy(entryId, [`entry:${entryId}`, `path:${path}`]);
  if (using.length > 0) throw businessError(serviceOf, STILL_USED, 'references');
};

/** Returns the entry without its publication, and what visitors see: nothing. */
export const unpublished = (entry: Entry): Done => ({
  entry: {
    ...unplanned(entry),
    status: contentStatuses.unpublished,
    owner: 'operator',
  },
  changes: [changeOf(entry, null)],
  detail: { no: String(entry.publishedNo) },
});

/** Like `unpublished`, at a planned time: a later publication that is planned, too, stays planned. */
export const unpublishedOnTime = (entry: Entry): Done => {
  const { publishNo: no, publishAt } = entry;
  const done = unpublished(entry);
  return { ...done, entry: { ...done.entry, publishNo: no, publishAt } };
};

/** Throws if a time of a schedule has passed. */
const timeOf = (at: string | null): Date | null => {
  if (at === null) return null;
  const time = new Date(at);
  if (time.getTime() <= Date.now()) throw businessError(serviceOf, '10003', 'at');
  return time;
};

/** Removes what the area keeps of a purged version, from pages too. */
const forgetVersion = async ({ transaction, served, entry: { entryId, slug } }: Held, no: number): Promise<void> => {
  if (!served.forgetVersion) return;
  await served.forgetVersion(transaction, entryId, no);
  await notifyNodes(transaction, [kindTag(served.kind.name), entryTag(served.kind.name, slug)]);
};

export const createPublishActions = (options: ActionsOptions) => ({
  /** Publishes the draft, what the operator sends along, or else version `no`. */
  publish: (seen: Seen, payload: Payload | undefined, note: string, caller: Caller, no?: number) =>
    perform(
      options,
      caller,
      'publish',
      seen,
      async (held) => {
        const entry = payload === undefined ? held.entry : await keepDraft(held, payload, { reason: 'publish', note });
        const published = payload === undefined ? no : undefined;
        return publishNo({ ...held, entry }, published ?? (entry.draftNo as number), note);
      },
      // What is sent along becomes the draft first.
      payload === undefined ? 'publish' : 'saveDraft',
    ),

  /** Publishes the present draft at a time, or no longer with null. */
  schedulePublishing: (seen: Seen, at: string | null, caller: Caller) =>
    perform(options, caller, 'schedulePublishing', seen, async ({ transaction, store, entry, served, author }) => {
      const no = entry.draftNo as number;
      const publishAt = timeOf(at);
      if (publishAt === null) return { entry: { ...entry, publishNo: null, publishAt: null } };
      const version = await store.findVersion(entry.entryId, no);
      if (version) await expectPublishable(transaction, served, upgraded(served.kind, version));
      return {
        entry: { ...entry, publishNo: no, publishAt, plannedBy: author },
        detail: { no: String(no), at: publishAt.toISOString() },
      };
    }),

  /** Unpublishes the entry at a time, or no longer with null. */
  scheduleUnpublishing: (seen: Seen, at: string | null, caller: Caller) =>
    perform(options, caller, 'scheduleUnpublishing', seen, async ({ entry, served, author }) => {
      if (served.kind.shape === 'single') throw businessError(serviceOf, WRONG_STATE);
      const unpublishAt = timeOf(at);
      return {
        entry: { ...entry, unpublishAt, plannedBy: author },
        ...(unpublishAt && { detail: { at: unpublishAt.toISOString() } }),
      };
    }),

  unpublish: (seen: Seen, confirmed: boolean, caller: Caller) =>
    perform(options, caller, 'unpublish', seen, async ({ store, entry, served }) => {
      // Without it the site would have no menu or no home page.
      if (served.kind.shape === 'single') throw businessError(serviceOf, WRONG_STATE);
      await expectUnused(store, entry.entryId, served.kind.path(entry.slug), confirmed);
      return unpublished(entry);
    }),

  /**
   * Empties a version. Its number, hash and reason remain. What operators have typed and not saved goes, too, and is not
   * taken from their open pages. Returns how many other operators had such a text.
   */
  async purge(seen: Seen, no: number, reason: string, caller: Caller): Promise<Performed & { dropped: number }> {
    let dropped = 0;
    const performed = await perform(options, caller, 'purge', seen, async (held) => {
      const { transaction, store, entry, author } = held;
      const isShown = entry.status === contentStatuses.published && entry.publishedNo === no;
      if (isShown || entry.publishNo === no) throw businessError(serviceOf, WRONG_STATE);
      const version = await store.findVersion(entry.entryId, no);
      if (!version || version.isPurged) throw protocolError(serviceOf, 'notFound', 'no');
      await store.purge(entry.entryId, no, reason);
      await forgetVersion(held, no);
      dropped = await createTypingStore(transaction).dropAll(entry.entryId, author.accountId);
      const detail = { no: String(no), reason, ...(dropped > 0 && { dropped: String(dropped) }) };
      if (currentNo(entry) !== no) return { entry, detail };
      // The title of the entry is that of its newest version, and goes with it.
      if (entry.draftNo === no) await createReviewStore(transaction).withdraw(entry.entryId);
      const isOther = entry.publishedNo !== null && entry.publishedNo !== no;
      const shown = isOther ? await store.findVersion(entry.entryId, entry.publishedNo as number) : undefined;
      const draftNo = entry.draftNo === no ? null : entry.draftNo;
      return { entry: { ...entry, draftNo, title: shown?.title || entry.slug }, detail };
    });
    return { ...performed, dropped };
  },
});
