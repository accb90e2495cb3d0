import type { ContentKind } from '#contract/kit/content/define-content.ts';
import type { Database } from '../database/database.ts';
import { named } from '../database/statement.ts';
import { ordered } from './entries/canonical.ts';
import { createEntryStore, type EntryStore } from './entries/entry-store.ts';
import { upgraded } from './entries/payloads.ts';
import { type ChangedFile, type ContentFolder, createContentFolder } from './content-folder.ts';
import type { AnyServedKind, WrittenEntry } from './served-kind.ts';

/** All kinds are read as they are at one moment. */
const atOneMoment = named('content.atOneMoment', 'set transaction isolation level repeatable read, read only');

type Changed = Awaited<ReturnType<EntryStore['listOfOperators']>>;

const entriesOf = async (store: EntryStore, kind: ContentKind, changed: Changed): Promise<WrittenEntry[]> => {
  const inOrder = (shown: Parameters<typeof upgraded>[1]) => ordered(kind.fields, upgraded(kind, shown));
  if (kind.shape !== 'tree')
    return changed.map(({ key, slug, shown }) => ({
      key,
      slug,
      parentSlug: null,
      payload: shown && inOrder(shown),
    }));
  // The places of a tree depend on each other.
  const all = await store.listPublished(kind.name);
  const slugs = new Map(all.map(({ entryId, slug }) => [entryId, slug]));
  const keys = new Map(changed.map(({ slug, key }) => [slug, key]));
  // Default entries have their ids from their keys, which the files have as slugs.
  const made = new Set(changed.filter(({ slug, key }) => key !== slug).map(({ slug }) => slug));
  const isShown = ({ parentId }: { parentId: string | null }) => parentId === null || slugs.has(parentId);
  return all.filter(isShown).map((entry) => ({
    key: keys.get(entry.slug) ?? null,
    ...(made.has(entry.slug) && { entryId: entry.entryId }),
    slug: entry.slug,
    parentSlug: entry.parentId === null ? null : (slugs.get(entry.parentId) ?? null),
    payload: inOrder(entry),
  }));
};

/** Writes what entries refer to, such as pictures, to the folder. `targets` are references, such as `media:<id>`. */
export type ExportUsed = (transaction: Database, targets: readonly string[], folder: ContentFolder) => Promise<void>;

/**
 * Collects what operators have published, as changes of a content folder. `apply` writes them to a copy of it. Drafts,
 * and unchanged entries, are not part of it.
 */
export const exportContent = async (
  database: Database,
  kinds: readonly AnyServedKind[],
  root: string,
  exportUsed: readonly ExportUsed[] = [],
): Promise<{ changes: ChangedFile[]; apply(copy: string): Promise<void> }> => {
  const { folder, changes, apply } = createContentFolder(root);
  await database.transaction(async (transaction) => {
    await transaction.query(atOneMoment);
    const store = createEntryStore(transaction);
    for (const { kind, writeDefaults } of kinds) {
      const changed = await store.listOfOperators(kind.name);
      // A tree may have changed by moves alone.
      if (changed.length > 0 || kind.shape === 'tree') writeDefaults(await entriesOf(store, kind, changed), folder);
    }
    const targets = await store.listPublishedTargets();
    for (const write of exportUsed) await write(transaction, targets, folder);
  });
  return { changes: changes(), apply };
};
