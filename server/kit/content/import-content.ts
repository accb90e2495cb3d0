import { createHash } from 'node:crypto';
import type { Log } from '../database/connection.ts';
import type { Database } from '../database/database.ts';
import { named } from '../database/pool.ts';
import { notifyNodes } from './content-changes.ts';
import { type ContentFiles, contentFiles, WrongContent } from './content-files.ts';

/** The default content of one area: read completely and checked, then written within the transaction of the import. */
export interface AreaContent<Content> {
  area: string;
  /** Returns undefined if a file has an error. */
  read(files: ContentFiles): Content | undefined;
  write(database: Database, content: Content): Promise<void>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- One list has areas with different content.
export type AnyAreaContent = AreaContent<any>;

const findDigest = named('import.find', 'select digest from site_import where name = $1 for update');
const saveDigest = named(
  'import.save',
  `insert into site_import (name, digest) values ($1, $2)
   on conflict (name) do update set digest = excluded.digest, imported_at = now()`,
);
const lockImport = named('import.lock', 'lock table site_import in exclusive mode');

/**
 * Loads `content/` if it differs from the last import, all of it or nothing. Returns the areas that changed. Throws
 * WrongContent.
 */
export const importContent = async (
  database: Database,
  root: string,
  areas: readonly AnyAreaContent[],
  log: Log,
): Promise<string[]> => {
  const files = contentFiles(root);
  const contents = areas.map((area) => ({ area, content: area.read(files) }));
  if (files.errors.length > 0) throw new WrongContent(files.errors);

  const changed = await database.transaction(async (within) => {
    await within.query(lockImport);
    const written: string[] = [];
    for (const { area, content } of contents) {
      const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex');
      const [known] = await within.query<{ digest: string }>(findDigest, [area.area]);
      if (known?.digest === digest) continue;
      await area.write(within, content);
      await within.query(saveDigest, [area.area, digest]);
      written.push(area.area);
    }
    // The notice is sent with the commit, so that every node receives it if and only if the import commits.
    if (written.length > 0) await notifyNodes(within, 'everything');
    return written;
  });
  if (changed.length > 0) log.info({ areas: changed }, 'content imported');
  return changed;
};
