import { contentStatuses } from '#contract/kit/content/actions.ts';
import { SLUG_MAXIMUM, slugPattern } from '#contract/kit/content/define-content.ts';
import { NAME_TAKEN, STILL_USED, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import { businessError, protocolError } from '../../http/call-error.ts';
import type { Caller } from '../../http/caller.ts';
import { isTaken } from '../../database/errors.ts';
import { UNDO_DAYS } from '#contract/kit/content/limits.ts';
import type { Entry } from './entry-row.ts';
import { upgraded } from './payloads.ts';
import {
  type ActionsOptions,
  changeOf,
  type Held,
  perform,
  type Performed,
  type Seen,
  serviceOf,
  unplanned,
} from './perform.ts';
import { expectUnused } from './publish-actions.ts';
import { createReviewStore } from './review-store.ts';
import { createTreeStore } from './tree-store.ts';

const DAY_MS = 86_400_000;

/** What visitors see of a published entry; undefined if they see nothing. */
const shownOf = async ({ store, entry, served }: Held) => {
  if (entry.status !== contentStatuses.published || entry.publishedNo === null) return undefined;
  const version = await store.findVersion(entry.entryId, entry.publishedNo);
  return version && upgraded(served.kind, version);
};

/** Turns the unique violation of a taken address into PTL0006. */
const orTaken = (performed: Promise<Performed>): Promise<Performed> =>
  performed.catch((error: unknown) => {
    throw isTaken(error, 'content_entry_slug') ? businessError(serviceOf, NAME_TAKEN, 'slug') : error;
  });

export const createPlaceActions = (options: ActionsOptions) => ({
  /** Moves an entry of a tree to a place below another one; null is the top. Its new siblings make room. */
  move: (seen: Seen, { parentId, position }: { parentId: string | null; position: number }, caller: Caller) =>
    perform(options, caller, 'move', seen, async (held) => {
      const { store, entry, served } = held;
      const tree = createTreeStore(held.transaction);
      if (served.kind.shape !== 'tree') throw businessError(serviceOf, WRONG_STATE);
      if (parentId !== null) {
        const parent = await store.find(parentId);
        const isPlace = parent?.kind === entry.kind && parent.status !== contentStatuses.deleted;
        if (!isPlace || (await tree.isBelow(parentId, entry.entryId)))
          throw businessError(serviceOf, '10003', 'parentId');
      }
      const place = Math.min(
        position,
        (await tree.countSiblings(entry.kind, parentId)) - (entry.parentId === parentId ? 1 : 0),
      );
      const moved = await tree.makePlace(entry.kind, parentId, entry.entryId, place);
      const next: Entry = { ...entry, owner: 'operator', parentId, position: place };
      const shown = await shownOf(held);
      const changes = (await store.findPublished(moved)).map((other) => changeOf(other, upgraded(served.kind, other)));
      if (shown) changes.push(changeOf(next, shown));
      return { entry: next, changes, detail: { position: String(place) } };
    }),

  /** Gives an entry another slug. The old one leads to it if it was ever published. */
  changeAddress: (seen: Seen, slug: string, caller: Caller) =>
    orTaken(
      perform(options, caller, 'changeAddress', seen, async (held) => {
        const { store, entry, served } = held;
        if (served.kind.shape === 'single' || served.kind.fixed) throw businessError(serviceOf, WRONG_STATE);
        if (!slugPattern.test(slug) || slug.length > SLUG_MAXIMUM) throw protocolError(serviceOf, 'invalid', 'slug');
        if (slug === entry.slug) return { entry };
        await store.dropRedirect(entry.kind, slug);
        if (entry.firstPublishedAt !== null) await store.redirect(entry.kind, entry.slug, entry.entryId);
        const next: Entry = { ...entry, owner: 'operator', slug };
        const shown = await shownOf(held);
        const changes = shown ? [changeOf(entry, null), changeOf(next, shown)] : [];
        return { entry: next, changes, detail: { from: entry.slug, to: slug } };
      }),
    ),

  /** Deletes an unpublished entry. It can be brought back for some days. */
  delete: (seen: Seen, confirmed: boolean, caller: Caller) =>
    perform(options, caller, 'delete', seen, async ({ transaction, store, entry, served }) => {
      if (served.kind.shape === 'single' || served.kind.fixed) throw businessError(serviceOf, WRONG_STATE);
      if (served.kind.shape === 'tree') {
        const tree = createTreeStore(transaction);
        if ((await tree.countChildren(entry.entryId)) > 0) throw businessError(serviceOf, STILL_USED, 'children');
      }
      await expectUnused(store, entry.entryId, served.kind.path(entry.slug), confirmed);
      await createReviewStore(transaction).withdraw(entry.entryId);
      const next: Entry = {
        ...unplanned(entry),
        owner: 'operator',
        status: contentStatuses.deleted,
        deletedAt: new Date(),
      };
      return { entry: next };
    }),

  undelete: (seen: Seen, caller: Caller) =>
    orTaken(
      perform(options, caller, 'undelete', seen, async ({ store, entry }) => {
        const age = Date.now() - (entry.deletedAt?.getTime() ?? 0);
        if (age > UNDO_DAYS * DAY_MS) throw businessError(serviceOf, WRONG_STATE);
        const parent = entry.parentId === null ? undefined : await store.find(entry.parentId);
        const parentId = parent && parent.status !== contentStatuses.deleted ? parent.entryId : null;
        return { entry: { ...entry, status: contentStatuses.unpublished, deletedAt: null, parentId } };
      }),
    ),
});
