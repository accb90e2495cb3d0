import { contentStatuses } from '#contract/kit/content/actions.ts';
import { type ValidationError, type ValidationErrorName } from '#contract/kit/content/validation-errors.ts';
import type { Database } from '../database/database.ts';
import { defaultIdOf } from './default-id.ts';
import { hashOf } from './entries/canonical.ts';
import type { Entry } from './entries/entry-row.ts';
import { createEntryStore, type EntryStore } from './entries/entry-store.ts';
import { changeOf, unplanned, writeChanges, writeSearch } from './entries/perform.ts';
import { validationErrorsWith, upgraded, versionOf } from './entries/payloads.ts';
import type { AreaContent } from './import-content.ts';
import { saveBasis } from './kind-store.ts';
import { createTreeStore } from './entries/tree-store.ts';
import { createOfferStore } from './entries/offer-store.ts';
import type { AnyServedKind, Change, DefaultEntry } from './served-kind.ts';

/** What is wrong with a field, for authors of content files. */
const sentences: Record<ValidationErrorName, string> = {
  missing: 'is missing',
  unknown: 'is no known field',
  type: 'has the wrong type',
  short: 'is too short',
  long: 'is too long',
  few: 'has too few items',
  many: 'has too many items',
  small: 'is too small',
  large: 'is too large',
  pattern: 'has the wrong form',
  choice: 'is none of the choices',
  date: 'is no time in ISO 8601 with its offset',
  link: 'is neither a path nor an http address',
  picture: 'is no path of ours',
  unseen: 'contains U+0000, half a character or another invisible character',
  twice: 'occurs twice',
  parent: 'names no item of the list',
  loop: 'leads back to the item',
  deep: 'lies too deep',
  unsorted: 'does not come after the one before it',
  captionsHeader: 'is no WebVTT: its first line is not WEBVTT',
  captionsTime: 'has no times of the form 00:00:01.000 --> 00:00:02.500',
  captionsOrder: 'ends before it begins, or begins before the cue above it',
  afterEnd: 'is after the end of the film',
  captionsEmpty: 'has no words',
  markup: 'holds markup, or a link or picture that is not shown',
  unsafeLink: 'holds a link that leads neither to http, https, mailto, tel, an entry nor to a path of ours',
  unknownFact: 'names an unknown value',
  factInTitle: 'has a directive, and titles have none',
  own: 'is wrong',
};
const sentenceOf = ({ problem, limit, line, reason }: ValidationError) =>
  problem === 'own' && reason !== undefined
    ? reason
    : `${sentences[problem]}${reason === undefined ? '' : ` (${reason})`}${limit === undefined ? '' : ` (${limit})`}${line === undefined ? '' : `, line ${line}`}`;

interface Defaults {
  entries: DefaultEntry[];
  basis: unknown;
  /** The digest of the basis and of the projection's version. */
  digest: string;
}

interface Bringing {
  served: AnyServedKind;
  store: EntryStore;
  database: Database;
  /** Entries of one import are published at one time. */
  at: Date;
}

/** Returns the slug, or the first one with a number that no entry of an operator has. */
const freeSlug = async (store: EntryStore, kind: string, slug: string): Promise<string> => {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!(await store.findBySlug(kind, candidate))) return candidate;
  }
};

interface Brought {
  entryId: string;
  /** What visitors see of it from now on; absent if that is as before. */
  change?: Change;
}

/** Where a default entry belongs in its tree. */
interface Place {
  parentId: string | null;
  position: number;
}

/** Adds a default entry, published. */
const add = async ({ served: { kind }, store, at }: Bringing, wanted: DefaultEntry, place: Place): Promise<Brought> => {
  const { key, payload } = wanted;
  const slug = await freeSlug(store, kind.name, wanted.slug);
  const version = versionOf(kind, slug, payload, { reason: 'default' });
  const entry = await store.add({
    entryId: wanted.entryId ?? defaultIdOf(kind.name, key),
    kind: kind.name,
    slug,
    title: version.title,
    ...place,
    owner: 'default',
    defaultKey: key,
    defaultDigest: version.hash,
  });
  if (!entry) throw new Error(`an operator has just taken the slug of the default ${kind.name} ${key}: ${slug}`);
  await store.addVersion(entry.entryId, 1, version);
  const next: Entry = {
    ...entry,
    status: contentStatuses.published,
    publishedNo: 1,
    nextNo: 2,
    firstPublishedAt: at,
    publishedAt: at,
  };
  await store.save(next);
  return { entryId: entry.entryId, change: changeOf(next, payload) };
};

/** Publishes a newer default of an entry that no operator has changed; offers it for others. */
const renew = async (
  { served: { kind }, store, database, at }: Bringing,
  entry: Entry,
  { payload }: DefaultEntry,
  place: Place,
): Promise<Brought> => {
  const digest = hashOf(payload);
  const isSame = entry.defaultDigest === digest;
  const { entryId } = entry;
  if (entry.owner === 'operator') {
    if (isSame) return { entryId };
    await createOfferStore(database).offer(entryId, { payload, digest });
    await store.save({ ...entry, defaultDigest: digest });
    return { entryId };
  }
  if (isSame) {
    if (entry.parentId === place.parentId && entry.position === place.position) return { entryId };
    await store.save({ ...entry, ...place });
    return { entryId, change: changeOf({ ...entry, ...place }, payload) };
  }
  // An operator may have taken the slug of a deleted entry.
  const isBack = entry.status === contentStatuses.deleted;
  const slug = isBack ? await freeSlug(store, kind.name, entry.slug) : entry.slug;
  const version = versionOf(kind, slug, payload, { reason: 'default' });
  await store.addVersion(entry.entryId, entry.nextNo, version);
  const next: Entry = {
    ...entry,
    ...place,
    slug,
    title: version.title,
    status: contentStatuses.published,
    publishedNo: entry.nextNo,
    nextNo: entry.nextNo + 1,
    defaultDigest: digest,
    publishedAt: at,
    deletedAt: null,
  };
  await store.save(next);
  return { entryId, change: changeOf(next, payload) };
};

/**
 * Deletes an entry that is no longer part of the default content, unless an operator has changed it, or there are
 * entries below it.
 */
const drop = async ({ store, database }: Bringing, entry: Entry): Promise<Change | undefined> => {
  if (entry.owner === 'operator' || entry.status === contentStatuses.deleted) return undefined;
  if ((await createTreeStore(database).countChildren(entry.entryId)) > 0) return undefined;
  await store.save({
    ...unplanned(entry),
    status: contentStatuses.deleted,
    defaultDigest: null,
    deletedAt: new Date(),
  });
  return changeOf(entry, null);
};

/** Returns the entries with those below others first. */
const lowestFirst = (entries: readonly Entry[]): Entry[] => {
  const byId = new Map(entries.map((entry) => [entry.entryId, entry]));
  const depthOf = ({ parentId }: Entry, depth = 0): number => {
    const parent = parentId === null || depth > entries.length ? undefined : byId.get(parentId);
    return parent ? depthOf(parent, depth + 1) : depth;
  };
  return [...entries].sort((one, other) => depthOf(other) - depthOf(one));
};

/** Brings the default entries of a kind, and projects what has changed. */
const bring = async (served: AnyServedKind, database: Database, { entries, basis, digest }: Defaults) => {
  const bringing: Bringing = { served, database, store: createEntryStore(database), at: new Date() };
  const tree = createTreeStore(database);
  const isTree = served.kind.shape === 'tree';
  if (isTree) await tree.lockTree(served.kind.name);
  const isArranged = isTree && (await tree.isArranged(served.kind.name));
  const known = new Map(
    (await bringing.store.holdDefaults(served.kind.name)).map((entry) => [entry.defaultKey, entry]),
  );
  const wanted = new Set(entries.map(({ key }) => key));
  const gone: Change[] = [];
  // Children are removed before their parents.
  for (const entry of lowestFirst([...known.values()])) {
    const change = wanted.has(entry.defaultKey ?? '') ? undefined : await drop(bringing, entry);
    if (change) gone.push(change);
  }
  const ids = new Map<string, string>();
  const changes: Change[] = [];
  for (const entry of entries) {
    const before = known.get(entry.key);
    const parentId = entry.parentKey === undefined ? null : (ids.get(entry.parentKey) ?? null);
    // A tree that operators have arranged keeps its order.
    const place =
      before && isArranged && before.status !== contentStatuses.deleted
        ? { parentId: before.parentId, position: before.position }
        : {
            parentId,
            position: isArranged ? await tree.nextPosition(served.kind.name, parentId) : (entry.position ?? 0),
          };
    const { entryId, change } = await (before ? renew(bringing, before, entry, place) : add(bringing, entry, place));
    if (before?.status !== contentStatuses.deleted || change) ids.set(entry.key, entryId);
    if (change) changes.push(change);
  }
  const isBasisNew = await saveBasis(database, served.kind.name, { basis, digest });
  const shown = isBasisNew
    ? (await bringing.store.listPublished(served.kind.name)).map((entry) =>
        changeOf(entry, upgraded(served.kind, entry)),
      )
    : changes;
  await writeChanges(database, served, [...gone, ...shown]);
  await writeSearch(database, served, [...gone, ...shown]);
};

/** The default content of a kind, for the import: entries of which each becomes version 1, or a newer version. */
export const contentOfKind = (served: AnyServedKind): AreaContent<Defaults> => ({
  area: `content.${served.kind.name}`,
  read(files) {
    const { entries, basis } = served.readDefaults(files);
    const slugs = new Set<string>();
    for (const { file, payload, slug, fieldOf = (path: string) => path } of entries) {
      for (const problem of validationErrorsWith(served, payload))
        files.addError(file, fieldOf(problem.path), sentenceOf(problem));
      if (slugs.has(slug)) files.addError(file, '', `has the slug ${slug} of another entry`);
      slugs.add(slug);
    }
    return { entries, basis, digest: hashOf({ basis: basis ?? null, projection: served.projection }) };
  },
  write: (database, defaults) => bring(served, database, defaults),
});
