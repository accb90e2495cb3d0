import { type EntryAction, entryStateOf, isPossible } from '#contract/kit/content/actions.ts';
import { CHANGED_BY_OTHERS, TEXT_PURGED, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import type { Audit } from '../../audit/audit.ts';
import { entryTag, kindTag } from '../../cache/tags.ts';
import type { Database } from '../../database/database.ts';
import { businessError, protocolError } from '../../http/call-error.ts';
import { type Caller, userOf } from '../../http/caller.ts';
import { createIndexStore, lockSearch } from '../../search/index-store.ts';
import { notifyNodes } from '../content-changes.ts';
import { findBasis } from '../kind-store.ts';
import type { AnyServedKind, Change } from '../served-kind.ts';
import { ordered } from './canonical.ts';
import { createTreeStore } from './tree-store.ts';
import type { Author, Entry } from './entry-row.ts';
import { createEntryStore, type EntryStore } from './entry-store.ts';
import type { PlacedEntry } from './published-store.ts';

/** The kinds of content by name. */
export type Kinds = ReadonlyMap<string, AnyServedKind>;

export interface ActionsOptions {
  database: Database;
  kinds: Kinds;
  audit: Audit;
}

export interface Seen {
  entryId: string;
  /** The revision that the operator saw. */
  revision: number;
}

/** What an act works with: the entry is locked until the transaction ends. */
export interface Held {
  transaction: Database;
  store: EntryStore;
  entry: Entry;
  served: AnyServedKind;
  author: Author;
}

export interface Done {
  /** The entry as it is from now on. */
  entry: Entry;
  changes?: readonly Change[];
  /** For the audit log: numbers of versions and the like, no texts. */
  detail?: Record<string, string>;
}

/** Actions have their names in the audit log. Not every one has its own states. */
type AuditedAct = EntryAction | 'create' | 'returnReview' | 'answerOffer';

export interface Performed {
  entryId: string;
  revision: number;
  draftNo: number | null;
  publishedNo: number | null;
}

export const authorOf = (caller: Caller): Author => {
  const { accountId, accountName } = userOf(caller);
  return { accountId, name: accountName };
};

export const serviceOf = 'ability';

export const kindOf = (kinds: Kinds, name: string): AnyServedKind => {
  const served = kinds.get(name);
  if (!served) throw protocolError(serviceOf, 'notFound', 'kind');
  return served;
};

/**
 * Writes what visitors see to the tables of the area. Returns the slugs of further entries whose pages show something of
 * the changed ones.
 */
export const writeChanges = async (
  transaction: Database,
  served: AnyServedKind,
  changes: readonly Change[],
): Promise<readonly string[]> => {
  const { fields, name } = served.kind;
  const inOrder = changes.map((change) => ({ ...change, payload: change.payload && ordered(fields, change.payload) }));
  return (await served.project(transaction, inOrder, await findBasis(transaction, name))) ?? [];
};

/** Writes what the search of the site finds of entries that have changed. */
export const writeSearch = async (
  transaction: Database,
  served: AnyServedKind,
  changes: readonly Change[],
): Promise<void> => {
  if (!served.search || changes.length === 0) return;
  const { name } = served.kind;
  // What is found of an entry may depend on others, such as the catalogues above it: one change after the other reads them.
  await lockSearch(transaction, name);
  const updates = await served.search(transaction, changes, await findBasis(transaction, name));
  const further = (await served.searchFurther?.(transaction, changes)) ?? [];
  await createIndexStore(transaction).write(name, [...updates, ...further]);
};

/** Writes what visitors see, and makes every node drop the pages that show it. */
export const project = async (transaction: Database, served: AnyServedKind, changes: readonly Change[]) => {
  if (changes.length === 0) return;
  const { name } = served.kind;
  const further = await writeChanges(transaction, served, changes);
  await writeSearch(transaction, served, changes);
  const slugs = [...changes.map(({ slug }) => slug), ...further];
  await notifyNodes(transaction, [kindTag(name), ...slugs.map((slug) => entryTag(name, slug))]);
};

/** An entry without plans. A deleted one has none, so that no schedule brings it back. */
export const unplanned = (entry: Entry): Entry => ({ ...entry, publishNo: null, publishAt: null, unpublishAt: null });

/** What visitors see of an entry with this payload: of the version that is published, or would be published next. */
export const changeOf = (
  { entryId, slug, parentId, position, publishedNo, publishedAt, nextNo }: PlacedEntry,
  payload: Change['payload'],
): Change => ({
  entryId,
  slug,
  parentId,
  position,
  no: publishedNo ?? nextNo,
  at: publishedAt ?? new Date(),
  payload,
});

/** Records an act in the audit log. */
export const record = (
  audit: Audit,
  transaction: Database,
  { author, address }: { author: Author; address: string },
  act: AuditedAct,
  { entryId, kind, slug }: Entry,
  detail: Record<string, string> = {},
) =>
  audit(transaction, {
    actor: { accountId: author.accountId, accountName: author.name },
    address,
    act: `content.${act}`,
    objectKind: 'content',
    objectId: entryId,
    // Not the title: what is purged from an entry must not stay in the log.
    objectName: slug,
    detail: { kind, ...detail },
  });

/** Actions after which an entry, or its siblings, are at other places of a tree. */
const changesTree: readonly AuditedAct[] = ['move', 'delete', 'undelete'];

/** The lock of a tree comes before those of its entries, or two moves would wait for each other. */
const lockTreeOf = async (transaction: Database, kinds: Kinds, entryId: string): Promise<void> => {
  const entry = await createEntryStore(transaction).find(entryId);
  if (entry && kindOf(kinds, entry.kind).kind.shape === 'tree') await createTreeStore(transaction).lockTree(entry.kind);
};

/** Actions that bring a text along. */
const bringsText: readonly AuditedAct[] = ['saveDraft', 'publish'];

/** Returns the code for an act on an older revision: its text may hold what was purged since. */
const changeOfOthers = ({ purgedRevision }: Entry, act: AuditedAct, revision: number) =>
  bringsText.includes(act) && revision < purgedRevision ? TEXT_PURGED : CHANGED_BY_OTHERS;

/**
 * Performs an act in one transaction with its audit entry. Throws PTL0001 if the entry has another revision, PTL0018 if
 * it was purged since and the act brings a text, and PTL0002 if its state does not allow the act.
 */
export const perform = (
  { database, kinds, audit }: ActionsOptions,
  caller: Caller,
  act: AuditedAct,
  { entryId, revision }: Seen,
  work: (held: Held) => Promise<Done>,
  /** The act whose states count. */
  like: EntryAction = act as EntryAction,
): Promise<Performed> =>
  database.transaction(async (transaction) => {
    const store = createEntryStore(transaction);
    if (changesTree.includes(act)) await lockTreeOf(transaction, kinds, entryId);
    const entry = await store.hold(entryId);
    if (!entry) throw protocolError(serviceOf, 'notFound', 'entryId');
    const served = kindOf(kinds, entry.kind);
    if (entry.revision !== revision) throw businessError(serviceOf, changeOfOthers(entry, act, revision));
    if (!isPossible(like, entryStateOf(entry.status, entry.draftNo !== null)))
      throw businessError(serviceOf, WRONG_STATE);
    const author = authorOf(caller);
    const { entry: next, changes = [], detail } = await work({ transaction, store, entry, served, author });
    const saved = await store.save(next, author);
    await project(transaction, served, changes);
    await record(audit, transaction, { author, address: caller.address }, act, next, detail);
    return { entryId, revision: saved, draftNo: next.draftNo, publishedNo: next.publishedNo };
  });
