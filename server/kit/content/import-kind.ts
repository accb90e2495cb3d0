import { contentStatuses } from '#contract/kit/content/acts.ts';
import { type Problem, type ProblemName } from '#contract/kit/content/problems.ts';
import type { Database } from '../database/database.ts';
import { hashOf, ordered } from './entries/canonical.ts';
import { createEntryStore, type Entry, type EntryStore } from './entries/entry-store.ts';
import { unplanned } from './entries/perform.ts';
import { problemsWith, upgraded, versionOf } from './entries/payloads.ts';
import type { AreaContent } from './import-content.ts';
import { saveBasis } from './kind-store.ts';
import { createOfferStore } from './entries/offer-store.ts';
import type { AnyServedKind, Change, DefaultEntry } from './served-kind.ts';

/** What is wrong with a field, for people who write content files. */
const sentences: Record<ProblemName, string> = {
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
  unseen: 'holds U+0000, half a character or another character that nobody sees',
  twice: 'stands twice',
  parent: 'names no item of the list',
  loop: 'leads back to the item',
  deep: 'lies too deep',
  markup: 'holds markup, or a link or picture that is not shown',
  unsafeLink: 'holds a link that leads neither to http, https, mailto, tel, an entry nor to a path of ours',
  own: 'is wrong',
};
const sentenceOf = ({ problem, limit, line, reason }: Problem) =>
  reason ?? `${sentences[problem]}${limit === undefined ? '' : ` (${limit})`}${line === undefined ? '' : `, line ${line}`}`;

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
}

/** Returns the slug, or the first one with a number that no entry of an operator has. */
const freeSlug = async (store: EntryStore, kind: string, slug: string): Promise<string> => {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!(await store.findBySlug(kind, candidate))) return candidate;
  }
};

/** Adds a default entry, published. */
const add = async (
  { served: { kind }, store }: Bringing,
  { key, payload, ...wanted }: DefaultEntry,
): Promise<Change> => {
  const slug = await freeSlug(store, kind.name, wanted.slug);
  const version = versionOf(kind, slug, payload, { reason: 'default' });
  const entry = await store.add({
    kind: kind.name,
    slug,
    title: version.title,
    owner: 'default',
    defaultKey: key,
    defaultDigest: version.hash,
  });
  if (!entry) throw new Error(`an operator has just taken the slug of the default ${kind.name} ${key}: ${slug}`);
  await store.addVersion(entry.entryId, 1, version);
  const now = new Date();
  await store.save({
    ...entry,
    status: contentStatuses.published,
    publishedNo: 1,
    nextNo: 2,
    firstPublishedAt: now,
    publishedAt: now,
  });
  return { slug, payload };
};

/** Publishes a newer default of an entry that no operator has changed; offers it for others. */
const renew = async (
  { served: { kind }, store, database }: Bringing,
  entry: Entry,
  { payload }: DefaultEntry,
): Promise<Change | undefined> => {
  const digest = hashOf(payload);
  if (entry.defaultDigest === digest) return undefined;
  if (entry.owner === 'operator') {
    await createOfferStore(database).offer(entry.entryId, { payload, digest });
    await store.save({ ...entry, defaultDigest: digest });
    return undefined;
  }
  // An operator may have taken the slug of a deleted entry.
  const isBack = entry.status === contentStatuses.deleted;
  const slug = isBack ? await freeSlug(store, kind.name, entry.slug) : entry.slug;
  const version = versionOf(kind, slug, payload, { reason: 'default' });
  await store.addVersion(entry.entryId, entry.nextNo, version);
  await store.save({
    ...entry,
    slug,
    title: version.title,
    status: contentStatuses.published,
    publishedNo: entry.nextNo,
    nextNo: entry.nextNo + 1,
    defaultDigest: digest,
    publishedAt: new Date(),
    deletedAt: null,
  });
  return { slug, payload };
};

/** Deletes an entry that is no longer part of the default content, unless an operator has changed it. */
const drop = async ({ store }: Bringing, entry: Entry): Promise<Change | undefined> => {
  if (entry.owner === 'operator' || entry.status === contentStatuses.deleted) return undefined;
  await store.save({
    ...unplanned(entry),
    status: contentStatuses.deleted,
    defaultDigest: null,
    deletedAt: new Date(),
  });
  return { slug: entry.slug, payload: null };
};

/** Brings the default entries of a kind, and projects what has changed. */
const bring = async (served: AnyServedKind, database: Database, { entries, basis, digest }: Defaults) => {
  const bringing: Bringing = { served, database, store: createEntryStore(database) };
  const known = new Map(
    (await bringing.store.holdDefaults(served.kind.name)).map((entry) => [entry.defaultKey, entry]),
  );
  const changes: (Change | undefined)[] = [];
  const keys = new Set(entries.map(({ key }) => key));
  for (const entry of known.values()) if (!keys.has(entry.defaultKey ?? '')) changes.push(await drop(bringing, entry));
  for (const entry of entries) {
    const before = known.get(entry.key);
    changes.push(before ? await renew(bringing, before, entry) : await add(bringing, entry));
  }
  const isBasisNew = await saveBasis(database, served.kind.name, { basis, digest });
  const gone = changes.filter((change) => change?.payload === null) as Change[];
  const shown = isBasisNew
    ? (await bringing.store.listPublished(served.kind.name)).map((entry) => ({
        slug: entry.slug,
        payload: upgraded(served.kind, entry),
      }))
    : (changes.filter((change) => change?.payload) as Change[]);
  if (gone.length + shown.length === 0) return;
  const { fields } = served.kind;
  const inOrder = shown.map(({ slug, payload }) => ({ slug, payload: payload && ordered(fields, payload) }));
  await served.project(database, [...gone, ...inOrder], basis);
};

/** The default content of a kind, for the import: entries of which each becomes version 1, or a newer version. */
export const contentOfKind = (served: AnyServedKind): AreaContent<Defaults> => ({
  area: `content.${served.kind.name}`,
  read(files) {
    const { entries, basis } = served.readDefaults(files);
    const slugs = new Set<string>();
    for (const { file, payload, slug, fieldOf = (path: string) => path } of entries) {
      for (const problem of problemsWith(served, payload))
        files.fault(file, fieldOf(problem.path), sentenceOf(problem));
      if (slugs.has(slug)) files.fault(file, '', `has the slug ${slug} of another entry`);
      slugs.add(slug);
    }
    return { entries, basis, digest: hashOf({ basis: basis ?? null, projection: served.projection }) };
  },
  write: (database, defaults) => bring(served, database, defaults),
});
