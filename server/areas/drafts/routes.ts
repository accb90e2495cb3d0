import { getDraft, removeDraft, saveDraft } from '#contract/drafts/calls.ts';
import type { DraftKind } from '#contract/drafts/kinds.ts';
import { DRAFT_DEPTH_MAXIMUM } from '#contract/drafts/limits.ts';
import { CHANGED_BY_OTHERS, NO_MORE } from '#contract/kit/errors/portal.ts';
import type { Database } from '#server/kit/database/database.ts';
import { businessError, protocolError } from '#server/kit/http/call-error.ts';
import { type Caller, ownerIdOf, userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { createDraftStore, type DraftPlace } from './store.ts';

export interface DraftsOptions {
  database: Database;
  /** Keeps `fileIds` for a draft; those of the files in `before` that are not among them no longer. */
  keepFiles(
    transaction: Database,
    files: { ownerId: string; before: readonly string[]; fileIds: readonly string[] },
  ): Promise<void>;
}

interface RequestedPlace {
  userId: string;
  kind: DraftKind;
  subject: string;
}

/** Returns the caller's draft. A page of another user, which a login in another tab has outdated, gets an error. */
const placeOf = ({ userId, kind, subject }: RequestedPlace, caller: Caller): DraftPlace => {
  const ownerId = ownerIdOf(userOf(caller));
  if (userId !== ownerId) throw protocolError('user', 'forbidden', 'userId');
  return { ownerId, kind, subject };
};

/** Returns whether a value has at most this many levels. Writing deeper ones as JSON could exceed the stack. */
const isShallow = (value: unknown): boolean => {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= DRAFT_DEPTH_MAXIMUM; depth += 1) {
    const objects = level.filter((one) => typeof one === 'object' && one !== null);
    if (objects.length === 0) return true;
    level = objects.flatMap((one) => Object.values(one as object));
  }
  return false;
};

const isJsonObject = (content: string): boolean => {
  try {
    const value: unknown = JSON.parse(content);
    return typeof value === 'object' && value !== null && !Array.isArray(value) && isShallow(value);
  } catch {
    return false;
  }
};

export const serveDrafts = (calls: Calls, { database, keepFiles }: DraftsOptions) => {
  calls.serve(getDraft, async (request, caller) => {
    const { content, version, savedAt } = await createDraftStore(database).find(placeOf(request, caller));
    return { content, version, savedAt: savedAt?.toISOString() ?? null };
  });

  calls.serve(saveDraft, async ({ content, fileIds, version, ...request }, caller) => {
    const place = placeOf(request, caller);
    if (!isJsonObject(content)) throw protocolError('user', 'invalid', 'content');
    const { accountId, subAccountId } = userOf(caller);
    return database.transaction(async (transaction) => {
      const store = createDraftStore(transaction);
      await store.holdOwner(place.ownerId);
      const before = await store.find(place);
      const saved = await store.save(place, { accountId, subAccountId, content, fileIds, version });
      if (!saved) {
        const { version: stored } = await store.find(place);
        throw businessError('user', stored === version ? NO_MORE : CHANGED_BY_OTHERS);
      }
      await keepFiles(transaction, { ownerId: place.ownerId, before: before.fileIds, fileIds });
      return saved;
    });
  });

  calls.serve(removeDraft, async ({ version, ...request }, caller) => {
    const place = placeOf(request, caller);
    return database.transaction(async (transaction) => {
      const store = createDraftStore(transaction);
      const before = await store.find(place);
      if (before.content === null) return { version: before.version };
      const next = await store.remove(place, version);
      if (next === undefined) throw businessError('user', CHANGED_BY_OTHERS);
      await keepFiles(transaction, { ownerId: place.ownerId, before: before.fileIds, fileIds: [] });
      return { version: next };
    });
  });
};
