import { createHash } from 'node:crypto';
import { fileClasses } from '#contract/downloads/access.ts';
import { type DownloadContent, download } from '#contract/downloads/content.ts';
import { findReadyFile } from '#server/areas/files/public/large-files.ts';
import { builtNameIn, type BuiltFiles } from '#server/kit/content/built-files.ts';
import { createLabelStore } from '#server/kit/content/label-store.ts';
import type { Change } from '#server/kit/content/served-kind.ts';
import type { Database } from '#server/kit/database/database.ts';
import { named } from '#server/kit/database/statement.ts';

const remove = named('downloads.remove', 'delete from downloads_download where download_id = any ($1)');
const save = named(
  'downloads.save',
  `insert into downloads_download (download_id, slug, title, summary, cover, labels, ability_nos, audience, licence,
     firmware, file_class, encryption, updated_at, words)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
   on conflict (download_id) do update set slug = excluded.slug, title = excluded.title, summary = excluded.summary,
     cover = excluded.cover, labels = excluded.labels, ability_nos = excluded.ability_nos,
     audience = excluded.audience, licence = excluded.licence, firmware = excluded.firmware,
     file_class = excluded.file_class, encryption = excluded.encryption, updated_at = excluded.updated_at,
     words = excluded.words`,
);
const begin = named(
  'downloads.beginCount',
  'insert into downloads_count (download_id) values ($1) on conflict do nothing',
);
const hideFiles = named('downloads.hideFiles', 'update downloads_file set shown = false where download_id = any ($1)');
/** Users are not notified of a version that existed before with another file. */
const saveFile = named(
  'downloads.saveFile',
  `insert into downloads_file (download_id, version_id, place, version, released_at, notes, name, bytes, sha256, file_id,
     built, announced)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,
     exists (select 1 from downloads_file f where f.download_id = $1 and f.version = $4))
   on conflict (download_id, version_id) do update set place = excluded.place, version = excluded.version,
     released_at = excluded.released_at, notes = excluded.notes, name = excluded.name, shown = true`,
);

interface FileOfVersion {
  versionId: string;
  name: string;
  bytes: number;
  sha256: string;
  fileId: string | null;
  built: string | null;
}

/** A built file has the same id as long as it has the same bytes. */
const builtIdOf = (name: string, sha256: string) =>
  createHash('sha256').update(`${name} ${sha256}`).digest('base64url').slice(0, 22);

/** Writes what visitors see of downloads. */
export const createProjectStore = (database: Database) => {
  const fileOf = async (file: string, built: BuiltFiles): Promise<FileOfVersion | undefined> => {
    const name = builtNameIn(file);
    if (name !== undefined) {
      const found = built[name];
      return found && { ...found, name, versionId: builtIdOf(name, found.sha256), fileId: null, built: name };
    }
    const found = await findReadyFile(database, file);
    return found && { ...found, versionId: found.fileId, fileId: found.fileId, built: null };
  };

  const write = async ({ entryId, slug, at }: Change, payload: DownloadContent, built: BuiltFiles) => {
    const { title, summary, cover, labels, abilityNos, audience, licence, firmware, fileClass, encryption } = payload;
    const files: FileOfVersion[] = [];
    await database.query(begin, [entryId]);
    await database.query(hideFiles, [[entryId]]);
    for (const [place, { version, date, notes, file }] of payload.versions.entries()) {
      const found = await fileOf(file, built);
      // A file of another portal or release: the version is shown where its file is.
      if (!found) continue;
      files.push(found);
      const { versionId, name, bytes, sha256, fileId, built: builtName } = found;
      await database.query(saveFile, [
        entryId,
        versionId,
        place,
        version,
        new Date(date),
        notes,
        name,
        bytes,
        sha256,
        fileId,
        builtName,
      ]);
    }
    await database.query(save, [
      entryId,
      slug,
      title,
      summary,
      cover ?? '',
      labels,
      abilityNos,
      audience,
      licence,
      firmware,
      fileClass,
      fileClass === fileClasses.encryption && encryption ? JSON.stringify(encryption) : null,
      at,
      [title, summary, ...labels, ...files.map(({ name }) => name)].join('\n'),
    ]);
  };

  return {
    async write(changes: readonly Change[], built: BuiltFiles): Promise<void> {
      const shown = changes.flatMap((change) =>
        change.payload ? [{ change, payload: change.payload as DownloadContent }] : [],
      );
      const kept = new Set(shown.map(({ change }) => change.entryId));
      const gone = changes.map(({ entryId }) => entryId).filter((entryId) => !kept.has(entryId));
      await database.query(remove, [gone]);
      await database.query(hideFiles, [gone]);
      for (const { change, payload } of shown) await write(change, payload, built);
      await createLabelStore(database).write(download.name, [
        ...gone.map((entryId) => ({ entryId, labels: [] })),
        ...shown.map(({ change: { entryId }, payload: { labels } }) => ({ entryId, labels })),
      ]);
    },
  };
};
