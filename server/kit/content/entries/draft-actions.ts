import { contentStatuses } from '#contract/kit/content/actions.ts';
import { SLUG_MAXIMUM, slugPattern } from '#contract/kit/content/define-content.ts';
import type { Payload } from '#contract/kit/content/validation-errors.ts';
import { NAME_TAKEN, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import { businessError, protocolError } from '../../http/call-error.ts';
import type { Caller } from '../../http/caller.ts';
import type { Entry } from './entry-row.ts';
import { createEntryStore } from './entry-store.ts';
import type { NewVersion } from './version-store.ts';
import { expectKeepable, expectReadOnlyKept, upgraded, versionOf } from './payloads.ts';
import { createReviewStore } from './review-store.ts';
import { createTreeStore } from './tree-store.ts';
import {
  type ActionsOptions,
  authorOf,
  type Held,
  kindOf,
  perform,
  type Performed,
  record,
  type Seen,
  serviceOf,
  unplanned,
} from './perform.ts';

/** The number of the version that an editor opens: the draft, what is published, or else the last one. */
export const currentNo = ({ draftNo, publishedNo, nextNo }: Entry): number => draftNo ?? publishedNo ?? nextNo - 1;

/** Adds a version as the draft, unless the draft already has this content. Returns the entry with it. */
export const withDraft = async ({ store, entry, author }: Held, version: NewVersion): Promise<Entry> => {
  const draft = entry.draftNo === null ? undefined : await store.findVersion(entry.entryId, entry.draftNo);
  const owned: Entry = { ...entry, owner: 'operator', title: version.title };
  if (draft?.hash === version.hash) {
    if (version.reason !== 'auto') await store.keepVersion(entry.entryId, draft.no);
    return owned;
  }
  await store.addVersion(entry.entryId, entry.nextNo, version, author);
  return { ...owned, draftNo: entry.nextNo, nextNo: entry.nextNo + 1 };
};

/** Checks a payload against the version that it changes, and adds it as the draft. */
export const keepDraft = async (
  held: Held,
  payload: Payload,
  given: Parameters<typeof versionOf>[3],
): Promise<Entry> => {
  const { store, entry, served } = held;
  const { kind } = served;
  expectKeepable(kind, payload);
  const before = await store.findVersion(entry.entryId, currentNo(entry));
  if (before && !before.isPurged) expectReadOnlyKept(kind, upgraded(kind, before), payload);
  const version = versionOf(kind, entry.slug, payload, given);
  // A draft whose title is empty is still called what the entry is called.
  const isNamed = kind.title === undefined || String(payload[kind.title] ?? '').trim() !== '';
  return withDraft(held, isNamed ? version : { ...version, title: entry.title });
};

const numberDetail = ({ draftNo }: Entry) => ({ no: String(draftNo) });

export const createDraftActions = (options: ActionsOptions) => ({
  /** Adds an entry with its first draft. */
  create: (
    { kind: name, slug, parentId, payload }: { kind: string; slug: string; parentId: string | null; payload: Payload },
    caller: Caller,
  ): Promise<Performed> =>
    options.database.transaction(async (transaction) => {
      const { kind } = kindOf(options.kinds, name);
      if (kind.shape === 'single' || kind.fixed) throw businessError(serviceOf, WRONG_STATE);
      if (!slugPattern.test(slug) || slug.length > SLUG_MAXIMUM) throw protocolError(serviceOf, 'invalid', 'slug');
      expectKeepable(kind, payload);
      const store = createEntryStore(transaction);
      if (parentId !== null) {
        const parent = kind.shape === 'tree' ? await store.hold(parentId) : undefined;
        if (parent?.kind !== name || parent.status === contentStatuses.deleted)
          throw businessError(serviceOf, '10003', 'parentId');
      }
      const author = authorOf(caller);
      const version = versionOf(kind, slug, payload, { reason: 'draft' });
      const tree = createTreeStore(transaction);
      if (kind.shape === 'tree') await tree.lockTree(name);
      const position = kind.shape === 'tree' ? await tree.nextPosition(name, parentId) : 0;
      const given = { kind: name, slug, title: version.title, parentId, position, owner: 'operator' } as const;
      const entry = await store.add(given, author);
      if (!entry) throw businessError(serviceOf, NAME_TAKEN, 'slug');
      await store.dropRedirect(name, slug);
      await store.addVersion(entry.entryId, 1, version, author);
      const next = { ...entry, draftNo: 1, nextNo: 2 };
      const revision = await store.save(next, author);
      await record(options.audit, transaction, { author, address: caller.address }, 'create', next);
      return { entryId: entry.entryId, revision, draftNo: 1, publishedNo: null };
    }),

  /** Stores the typed text as a version that visitors do not see. */
  saveDraft: (seen: Seen, payload: Payload, note: string, caller: Caller, automatic = false) =>
    perform(options, caller, 'saveDraft', seen, async (held) => {
      const entry = await keepDraft(held, payload, { reason: automatic ? 'auto' : 'draft', note });
      return { entry, detail: numberDetail(entry) };
    }),

  /** Drops the draft. An entry that was never published is deleted. */
  discardDraft: (seen: Seen, caller: Caller) =>
    perform(options, caller, 'discardDraft', seen, async ({ transaction, store, entry }) => {
      await createReviewStore(transaction).withdraw(entry.entryId);
      const published =
        entry.publishedNo === null ? undefined : await store.findVersion(entry.entryId, entry.publishedNo);
      const kept: Entry = { ...entry, draftNo: null, title: published?.title || entry.title };
      const next: Entry =
        entry.firstPublishedAt === null
          ? { ...unplanned(kept), status: contentStatuses.deleted, deletedAt: new Date() }
          : { ...kept, ...(entry.publishNo === entry.draftNo && { publishNo: null, publishAt: null }) };
      return { entry: next, detail: numberDetail(entry) };
    }),

  /** Makes a draft of an older version. What is published never changes. */
  restore: (seen: Seen, no: number, caller: Caller) =>
    perform(options, caller, 'restore', seen, async (held) => {
      const { store, entry, served } = held;
      const version = await store.findVersion(entry.entryId, no);
      if (!version) throw protocolError(serviceOf, 'notFound', 'no');
      if (version.isPurged) throw businessError(serviceOf, WRONG_STATE);
      const payload = upgraded(served.kind, version);
      const restored = versionOf(served.kind, entry.slug, payload, { reason: 'restore', note: String(no) });
      const next = await withDraft(held, restored);
      return { entry: next, detail: { restored: String(no), ...numberDetail(next) } };
    }),
});
