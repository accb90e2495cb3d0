import * as calls from '#contract/content/calls.ts';
import { contentStatuses, entryStateOf } from '#contract/kit/content/actions.ts';
import { CHANGED_BY_OTHERS, TEXT_PURGED } from '#contract/kit/errors/portal.ts';
import type { Audit } from '#server/kit/audit/audit.ts';
import { createDraftActions, currentNo, withDraft } from '#server/kit/content/entries/draft-actions.ts';
import type { Entry } from '#server/kit/content/entries/entry-row.ts';
import { createEntryStore } from '#server/kit/content/entries/entry-store.ts';
import type { VersionHead } from '#server/kit/content/entries/version-store.ts';
import { createOfferStore } from '#server/kit/content/entries/offer-store.ts';
import { allValidationErrorsWith, expectKeepable, upgraded, versionOf } from '#server/kit/content/entries/payloads.ts';
import { type ActionsOptions, authorOf, type Kinds, kindOf, perform } from '#server/kit/content/entries/perform.ts';
import { createPlaceActions } from '#server/kit/content/entries/place-actions.ts';
import { createPublishActions } from '#server/kit/content/entries/publish-actions.ts';
import { createReviewActions } from '#server/kit/content/entries/review-actions.ts';
import { createTypingStore } from '#server/kit/content/entries/typing-store.ts';
import { createReviewStore, type Review } from '#server/kit/content/entries/review-store.ts';
import { hashOf, ordered } from '#server/kit/content/entries/canonical.ts';
import { deadLinks } from '#server/kit/content/dead-links.ts';
import type { AnyServedKind } from '#server/kit/content/served-kind.ts';
import type { Database } from '#server/kit/database/database.ts';
import { businessError, type CallError, forbidden, protocolError } from '#server/kit/http/call-error.ts';
import { type Caller, type SignedInUser, userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { changedFactsOf, confirmFacts } from '#server/areas/documents/public/changed-facts.ts';
import { unknownDirectives } from '#server/areas/documents/public/facts.ts';
import { missingMedia } from '#server/areas/media/public/missing-media.ts';
import type { Secret } from '#server/kit/secrets/secret.ts';
import { idempotent } from '#server/kit/limits/idempotency.ts';
import { titleOf } from '#contract/kit/content/define-content.ts';
import { createPreviews } from './public/previews.ts';
import { createEntryFinder } from './entry-finder.ts';
import { freeSlug } from './free-slug.ts';

export interface ContentOptions {
  database: Database;
  kinds: Kinds;
  audit: Audit;
  secret: Secret;
  /** Whether editors may publish, too. */
  editorsPublish: boolean;
}

const notFound = (field: string) => protocolError('ability', 'notFound', field);

const headOf = (version: VersionHead): calls.VersionHead => ({
  no: version.no,
  title: version.title,
  reason: version.reason,
  note: version.note,
  author: version.author,
  at: version.at.toISOString(),
  hash: version.hash,
  purged: version.isPurged,
});

const timesOf = <Named extends { at: Date }>(items: readonly Named[]) =>
  items.map(({ at, ...item }) => ({ ...item, at: at.toISOString() }));

const reviewOf = ({ state, askedAt, answeredAt, ...review }: Review) => ({
  ...review,
  state: state as Exclude<Review['state'], 'withdrawn'>,
  askedAt: askedAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
});

/** Who may do what with entries of a kind. */
const createRights = ({ database, kinds, editorsPublish }: ContentOptions) => {
  const mayEdit = (user: SignedInUser, { kind }: AnyServedKind) => user.permissions.has(kind.permissions.edit);
  const mayPublish = (user: SignedInUser, served: AnyServedKind) =>
    user.permissions.has(served.kind.permissions.publish) || (editorsPublish && mayEdit(user, served));
  const expectEdit = (caller: Caller, served: AnyServedKind) => {
    if (!mayEdit(userOf(caller), served)) throw forbidden('ability', served.kind.permissions.edit);
  };
  const findEntry = async (entryId: string, caller: Caller): Promise<{ entry: Entry; served: AnyServedKind }> => {
    const entry = await createEntryStore(database).find(entryId);
    if (!entry) throw notFound('entryId');
    const served = kindOf(kinds, entry.kind);
    expectEdit(caller, served);
    return { entry, served };
  };
  return {
    expectEdit,
    mayPublish,
    findEntry,
    /** The kinds that an operator may edit, by name. */
    editable: (caller: Caller) =>
      [...kinds.values()].filter((served) => mayEdit(userOf(caller), served)).map(({ kind }) => kind.name),
    /** Throws unless the caller may change the entry, or its published page. */
    async expectAct(entryId: string, caller: Caller, right: 'edit' | 'publish' | 'move'): Promise<void> {
      const { entry, served } = await findEntry(entryId, caller);
      const isSeen = right === 'publish' || (right === 'move' && entry.status === contentStatuses.published);
      if (isSeen && !mayPublish(userOf(caller), served)) throw forbidden('ability', served.kind.permissions.publish);
    },
  };
};
type Rights = ReturnType<typeof createRights>;

const serveReading = (served: Calls, options: ContentOptions, rights: Rights) => {
  const { database } = options;
  const previews = createPreviews(options);
  const store = createEntryStore(database);
  const typing = createTypingStore(database);

  served.serve(calls.queryEntries, (query, caller) => createEntryFinder(database).list(query, rights.editable(caller)));

  served.serve(calls.queryTree, async ({ kind }, caller) => {
    rights.expectEdit(caller, kindOf(options.kinds, kind));
    return { list: await createEntryFinder(database).tree(kind) };
  });

  served.serve(calls.getEntry, async ({ entryId }, caller) => {
    const { entry, served: own } = await rights.findEntry(entryId, caller);
    const { kind } = own;
    const { accountId } = userOf(caller);
    const isOther = entry.publishedNo !== null && entry.publishedNo !== currentNo(entry);
    const review = await createReviewStore(database).newest(entryId);
    const asked = review?.state === 'open' && review.no !== currentNo(entry) ? review.no : undefined;
    const [current, published, reviewed, typed, others, unsaved, usedBy, offer, changed] = await Promise.all([
      store.findVersion(entryId, currentNo(entry)),
      isOther ? store.findVersion(entryId, entry.publishedNo as number) : undefined,
      asked === undefined ? undefined : store.findVersion(entryId, asked),
      typing.find(entryId, accountId),
      typing.othersTyping(entryId, accountId),
      typing.othersUnsaved(entryId, accountId),
      store.usedBy(entryId, [`entry:${entryId}`, `path:${kind.path(entry.slug)}`]),
      createOfferStore(database).find(entryId),
      changedFactsOf(database, entryId),
    ]);
    if (!current) throw notFound('entryId');
    return {
      entryId,
      kind: entry.kind,
      slug: entry.slug,
      title: entry.title,
      state: entryStateOf(entry.status, entry.draftNo !== null),
      revision: entry.revision,
      publishAt: entry.publishAt?.toISOString() ?? null,
      unpublishAt: entry.unpublishAt?.toISOString() ?? null,
      publishedAt: entry.publishedAt?.toISOString() ?? null,
      updateTime: entry.updatedAt.toISOString(),
      updatedBy: entry.updatedBy,
      hasOffer: offer !== undefined && !offer.refused,
      parentId: entry.parentId,
      position: entry.position,
      draftNo: entry.draftNo,
      publishedNo: entry.publishedNo,
      no: current.no,
      payload: ordered(kind.fields, upgraded(kind, current)),
      publishedPayload: published ? ordered(kind.fields, upgraded(kind, published)) : null,
      reviewPayload: reviewed && !reviewed.isPurged ? ordered(kind.fields, upgraded(kind, reviewed)) : null,
      // The unsaved text may arrive again after it was saved.
      typed: typed && hashOf(typed.payload) !== current.hash ? { ...typed, at: typed.at.toISOString() } : null,
      typing: timesOf(others),
      unsaved: timesOf(unsaved),
      purgedRevision: entry.purgedRevision,
      usedBy: usedBy.map(({ status: _status, ...using }) => using),
      offer:
        offer && !offer.refused
          ? { digest: offer.digest, payload: ordered(kind.fields, offer.payload), at: offer.at.toISOString() }
          : null,
      review: review ? reviewOf(review) : null,
      changedFacts: changed,
      mayPublish: rights.mayPublish(userOf(caller), own),
      mayPurge: userOf(caller).permissions.has(kind.permissions.publish),
    };
  });

  const kindsOfPages = [...options.kinds.values()].map(({ kind }) => kind);
  served.serve(calls.checkTargets, async ({ entryIds, pictures, links, directives }) => {
    const [shown, missing, ...dead] = await Promise.all([
      store.findShown(entryIds),
      missingMedia(database, pictures),
      missingMedia(database, links),
      deadLinks(database, kindsOfPages, links),
    ]);
    return {
      entryIds: entryIds.filter((id) => !shown.includes(id)),
      pictures: missing,
      links: dead.flat(),
      directives: unknownDirectives(directives),
    };
  });

  served.serve(calls.checkPayload, async ({ entryId, payload }, caller) => {
    const { served: own } = await rights.findEntry(entryId, caller);
    expectKeepable(own.kind, payload);
    try {
      return { problems: await allValidationErrorsWith(database, own, payload) };
    } catch (error) {
      // Publishing has a separate error code for it.
      const { status, field, message } = error as CallError;
      if (status !== 200 || field === undefined) throw error;
      return { problems: [{ path: field, problem: 'own' as const, reason: message }] };
    }
  });

  served.serve(calls.queryVersions, async ({ entryId, belowNo, pageSize }, caller) => {
    await rights.findEntry(entryId, caller);
    return { list: (await store.listVersions(entryId, belowNo, pageSize)).map(headOf) };
  });

  served.serve(calls.getVersion, async ({ entryId, no }, caller) => {
    const { served: own } = await rights.findEntry(entryId, caller);
    const version = await store.findVersion(entryId, no);
    if (!version) throw notFound('no');
    const payload = version.isPurged ? {} : ordered(own.kind.fields, upgraded(own.kind, version));
    return { ...headOf(version), payload };
  });

  served.serve(calls.previewEntry, async ({ entryId, no = null }, caller) => {
    await rights.findEntry(entryId, caller);
    return { address: await previews.addressOf({ entryId, accountId: userOf(caller).accountId, no }) };
  });

  served.serve(calls.typeDraft, async ({ entryId, revision, baseNo, payload }, caller) => {
    const { entry, served: own } = await rights.findEntry(entryId, caller);
    const author = authorOf(caller);
    if (payload === null) await typing.drop(entryId, author.accountId);
    else {
      expectKeepable(own.kind, payload);
      if (!(await typing.keep(entryId, author, { baseNo, revision, payload })))
        throw businessError('ability', TEXT_PURGED);
    }
    return {
      typing: timesOf(await typing.othersTyping(entryId, author.accountId)),
      revision: entry.revision,
    };
  });
};

/** Takes newer default content as the draft, or declines it. */
const answerOffer = (
  options: ActionsOptions,
  { digest, take, ...seen }: { entryId: string; revision: number; digest: string; take: boolean },
  caller: Caller,
) =>
  perform(
    options,
    caller,
    'answerOffer',
    seen,
    async (held) => {
      const { transaction, entry, served } = held;
      const offers = createOfferStore(transaction);
      const offer = await offers.find(entry.entryId);
      if (offer?.digest !== digest) throw businessError('ability', CHANGED_BY_OTHERS);
      if (!take) {
        await offers.decline(entry.entryId, digest);
        return { entry, detail: { answer: 'refused' } };
      }
      await offers.remove(entry.entryId);
      const version = versionOf(served.kind, entry.slug, offer.payload, { reason: 'default' });
      return { entry: await withDraft(held, version), detail: { answer: 'taken' } };
    },
    'saveDraft',
  );

export const serveContent = (served: Calls, options: ContentOptions) => {
  const { database, kinds } = options;
  const rights = createRights(options);
  const drafts = createDraftActions(options);
  const publishing = createPublishActions(options);
  const reviews = createReviewActions(options);
  const places = createPlaceActions(options);
  const typing = createTypingStore(database);

  serveReading(served, options, rights);

  served.serve(calls.createEntry, async (given, caller) => {
    rights.expectEdit(caller, kindOf(kinds, given.kind));
    const { kind } = kindOf(kinds, given.kind);
    return idempotent(database, caller, calls.createEntry, async (transaction) => {
      const slug = given.slug || (await freeSlug(transaction, kind.name, titleOf(kind, '', given.payload)));
      return createDraftActions({ ...options, database: transaction }).create({ ...given, slug }, caller);
    });
  });

  served.serve(calls.saveDraft, async ({ payload, note, automatic, ...seen }, caller) => {
    await rights.expectAct(seen.entryId, caller, 'edit');
    const saved = await drafts.saveDraft(seen, payload, note, caller, automatic);
    await typing.drop(seen.entryId, userOf(caller).accountId);
    return saved;
  });
  served.serve(calls.discardDraft, async (seen, caller) => {
    await rights.expectAct(seen.entryId, caller, 'edit');
    const discarded = await drafts.discardDraft(seen, caller);
    await typing.drop(seen.entryId, userOf(caller).accountId);
    return discarded;
  });
  served.serve(calls.restoreVersion, async ({ no, ...seen }, caller) => {
    await rights.expectAct(seen.entryId, caller, 'edit');
    const restored = await drafts.restore(seen, no, caller);
    await typing.drop(seen.entryId, userOf(caller).accountId);
    return restored;
  });
  served.serve(calls.answerOffer, async (given, caller) => {
    await rights.expectAct(given.entryId, caller, 'edit');
    const answered = await answerOffer(options, given, caller);
    if (given.take) await typing.drop(given.entryId, userOf(caller).accountId);
    return answered;
  });

  served.serve(calls.confirmFacts, async ({ entryId }, caller) => {
    await rights.expectAct(entryId, caller, 'edit');
    await database.transaction(async (transaction) => {
      const title = await confirmFacts(transaction, entryId);
      if (title === undefined) throw notFound('entryId');
      await options.audit(transaction, {
        actor: userOf(caller),
        act: 'content.confirmFacts',
        objectKind: 'content',
        objectId: entryId,
        objectName: title,
        address: caller.address,
      });
    });
    return { entryId };
  });

  served.serve(calls.askReview, async ({ note, ...seen }, caller) => {
    await rights.expectAct(seen.entryId, caller, 'edit');
    return reviews.askReview(seen, note, caller);
  });
  served.serve(calls.returnReview, async ({ answer, ...seen }, caller) => {
    await rights.expectAct(seen.entryId, caller, 'publish');
    return reviews.returnReview(seen, answer, caller);
  });
  served.serve(calls.publish, async ({ payload, no, note, ...seen }, caller) => {
    await rights.expectAct(seen.entryId, caller, 'publish');
    const published = await publishing.publish(seen, payload, note, caller, no);
    await typing.drop(seen.entryId, userOf(caller).accountId);
    return published;
  });
  served.serve(calls.schedulePublishing, async ({ at, ...seen }, caller) => {
    await rights.expectAct(seen.entryId, caller, 'publish');
    return publishing.schedulePublishing(seen, at, caller);
  });
  served.serve(calls.scheduleUnpublishing, async ({ at, ...seen }, caller) => {
    await rights.expectAct(seen.entryId, caller, 'publish');
    return publishing.scheduleUnpublishing(seen, at, caller);
  });
  served.serve(calls.unpublish, async ({ confirmed, ...seen }, caller) => {
    await rights.expectAct(seen.entryId, caller, 'publish');
    return publishing.unpublish(seen, confirmed, caller);
  });
  served.serve(calls.purgeVersion, async ({ no, reason, ...seen }, caller) => {
    await rights.expectAct(seen.entryId, caller, 'edit');
    return publishing.purge(seen, no, reason, caller);
  });

  served.serve(calls.moveEntry, async ({ parentId, position, ...seen }, caller) => {
    await rights.expectAct(seen.entryId, caller, 'move');
    return places.move(seen, { parentId, position }, caller);
  });
  served.serve(calls.changeAddress, async ({ slug, ...seen }, caller) => {
    await rights.expectAct(seen.entryId, caller, 'publish');
    return places.changeAddress(seen, slug, caller);
  });
  served.serve(calls.deleteEntry, async ({ confirmed, ...seen }, caller) => {
    await rights.expectAct(seen.entryId, caller, 'edit');
    return places.delete(seen, confirmed, caller);
  });
  served.serve(calls.undeleteEntry, async (seen, caller) => {
    await rights.expectAct(seen.entryId, caller, 'edit');
    return places.undelete(seen, caller);
  });
};
