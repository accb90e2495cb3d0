import * as calls from '#contract/downloads/calls.ts';
import { type Audience, mayDownload } from '#contract/downloads/access.ts';
import { download } from '#contract/downloads/content.ts';
import { CERTIFIED_ONLY, NO_MORE } from '#contract/kit/errors/portal.ts';
import { type Tier, tierOf } from '#contract/rights/tiers.ts';
import { abilitiesOf } from '#server/areas/catalogue/public/abilities.ts';
import { isBot } from '#server/areas/monitoring/public/is-bot.ts';
import { kindTag } from '#server/kit/cache/tags.ts';
import { findAddresses, findRedirect } from '#server/kit/content/addresses.ts';
import type { Kinds } from '#server/kit/content/entries/perform.ts';
import type { Database } from '#server/kit/database/database.ts';
import { businessError, protocolError } from '#server/kit/http/call-error.ts';
import { type Caller, ownerIdOf, userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { linksOf } from '#server/kit/markdown/links-of.ts';
import { renderDocument } from '#server/kit/markdown/render-document.ts';
import type { Secret } from '#server/kit/secrets/secret.ts';
import { createAddresses } from './address.ts';
import { createOwnStore } from './own-store.ts';
import { originalNames } from './original-name.ts';
import { createDownloadStore, type DownloadRow, type FoundRow, isDownloadId, type VersionRow } from './store.ts';
import { downloadUses } from './use-store.ts';

interface Options {
  database: Database;
  secret: Secret;
  kinds: Kinds;
}

const notFound = (field = 'uuid') => protocolError('ability', 'notFound', field);

const versionOf = ({ version_id, version, released_at, name, bytes, sha256 }: Omit<VersionRow, 'notes'>) => ({
  versionId: version_id,
  version,
  releaseTime: released_at.toISOString(),
  name,
  size: bytes,
  sha256,
});

const summaryOf = (row: DownloadRow, versions: readonly VersionRow[]): calls.DownloadSummary => ({
  uuid: row.download_id,
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  cover: row.cover,
  labels: row.labels,
  audience: row.audience,
  licence: row.licence,
  firmware: row.firmware,
  fileClass: row.file_class,
  updateTime: row.updated_at.toISOString(),
  viewCount: row.view_count,
  downloadCount: row.download_count,
  versionCount: versions.length,
  newest: versionOf(versions[0] as VersionRow),
});

const foundOf = (row: FoundRow) => ({
  ...versionOf(row),
  uuid: row.download_id,
  slug: row.slug,
  title: row.title,
  isNewest: row.is_newest,
});

const tierOfCaller = ({ user }: Caller): Tier => (user ? tierOf(user.mainAuthStatus) : 'visitor');

/** Throws unless the caller may download. */
const expectAllowed = (audience: Audience, caller: Caller) => {
  const tier = tierOfCaller(caller);
  if (mayDownload(audience, tier)) return;
  if (tier === 'visitor') throw protocolError('ability', caller.over ?? 'noSession');
  throw businessError('ability', CERTIFIED_ONLY);
};

/** Serves what visitors read of downloads. */
const serveReading = (served: Calls, { database, kinds }: Options) => {
  const store = createDownloadStore(database);
  const readsAll = () => [kindTag(download.name)];

  /** Finds a download by its id, its address or a former address. */
  const find = async (key: string): Promise<DownloadRow> => {
    const found = await store.find(key);
    if (found) return found;
    const moved = await findRedirect(database, download.name, key);
    const row = moved === undefined ? undefined : await store.find(moved);
    if (!row) throw notFound();
    return row;
  };

  served.serve(
    calls.queryDownloads,
    async (request) => {
      const { rows, ...counted } = await store.list(request);
      const versions = await store.versions(rows.map(({ download_id }) => download_id));
      return {
        ...counted,
        pageNo: request.pageNo,
        pageSize: request.pageSize,
        list: rows.map((row) => summaryOf(row, versions.get(row.download_id) ?? [])),
      };
    },
    readsAll,
  );

  served.serve(
    calls.getDownload,
    async ({ uuid }, { hostKind }) => {
      const row = await find(uuid);
      const versions = (await store.versions([row.download_id])).get(row.download_id) ?? [];
      const linked = versions.flatMap(({ notes }) => linksOf(notes).entries.map(({ entryId }) => entryId));
      const addresses = await findAddresses(database, kinds, linked);
      return {
        ...summaryOf(row, versions),
        abilities: await abilitiesOf(database).listNames(row.ability_nos, hostKind),
        versions: versions.map((version) => ({
          ...versionOf(version),
          notes: version.notes,
          notesHtml: renderDocument(version.notes, { addressOf: (id) => addresses.get(id) }).html,
        })),
      };
    },
    () => [kindTag(download.name), kindTag('ability')],
  );

  served.serve(
    calls.getDownloadStatistics,
    async ({ uuid }) => {
      const row = uuid === undefined ? undefined : await find(uuid);
      const { resources, versions, views, downloads } = await store.totals(row?.download_id ?? null);
      return { resourceCount: resources, versionCount: versions, viewCount: views, downloadCount: downloads };
    },
    readsAll,
  );

  served.serve(
    calls.listDownloadTitles,
    async () => (await store.titles()).map(({ download_id: uuid, slug, title }) => ({ uuid, slug, title })),
    readsAll,
  );

  served.serve(calls.checkFile, async ({ sha256, name = '' }) => {
    const known = await store.filesByHash(sha256);
    if (known.length > 0) return { state: 'known' as const, found: known.map(foundOf) };
    const alike = name === '' ? [] : await store.filesByName(originalNames(name));
    return { state: alike.length > 0 ? ('damaged' as const) : ('unknown' as const), found: alike.map(foundOf) };
  });
};

/** Serves downloading itself, its counts, and what a user has of it. */
const serveTaking = (served: Calls, { database, secret }: Options) => {
  const store = createDownloadStore(database);
  const own = createOwnStore(database);
  const addresses = createAddresses(secret);

  served.serve(calls.verifyDownload, async ({ uuid, versionId }, caller) => {
    const found = isDownloadId(uuid) ? await store.offered(uuid, versionId) : undefined;
    if (!found) throw notFound(isDownloadId(uuid) ? 'versionId' : 'uuid');
    expectAllowed(found.audience, caller);
    const { url, expireAt } = addresses.sign({ uuid, versionId }, found.name);
    return { url, size: found.bytes, sha256: found.sha256, expireAt: expireAt.toISOString() };
  });

  served.serve(calls.getDecryptionKey, async ({ uuid }, caller) => {
    const found = isDownloadId(uuid) ? await store.encryption(uuid) : undefined;
    if (!found?.encryption) throw notFound();
    expectAllowed(found.audience, caller);
    return found.encryption;
  });

  const count = async (uuid: string, isDownload: boolean, { idempotencyKey, exchange }: Caller) => {
    const use = { id: uuid, isAct: isDownload, isBot: isBot(exchange?.userAgent ?? '') };
    const counted = await downloadUses.count(database, use, idempotencyKey as string);
    if (!counted) throw notFound();
    // The key was already used for something else.
    if (counted.id !== uuid || counted.isAct !== isDownload) throw businessError('ability', '10003');
    return counted;
  };

  served.serve(calls.countDownloadView, async ({ uuid }, caller) => {
    await count(uuid, false, caller);
    return { uuid };
  });

  served.serve(calls.countDownload, async ({ uuid, versionId }, caller) => {
    const found = await store.offered(uuid, versionId);
    if (!found) throw notFound('versionId');
    expectAllowed(found.audience, caller);
    const { isNew } = await count(uuid, true, caller);
    if (isNew && caller.user) await own.take(ownerIdOf(caller.user), uuid, versionId);
    return { uuid };
  });

  served.serve(calls.listOwnDownloads, async (_request, caller) => {
    const ownerId = ownerIdOf(userOf(caller));
    const [taken, subscribed] = await Promise.all([own.taken(ownerId), own.subscribed(ownerId)]);
    return { taken, subscribed };
  });

  served.serve(calls.subscribeToDownload, async ({ uuid, wanted }, caller) => {
    if (!(await store.find(uuid))) throw notFound();
    if (!(await own.setSubscribed(ownerIdOf(userOf(caller)), uuid, wanted))) throw businessError('ability', NO_MORE);
    return { wanted };
  });
};

export const serveDownloads = (served: Calls, options: Options): void => {
  serveReading(served, options);
  serveTaking(served, options);
};
