import { existsSync, readdirSync } from 'node:fs';
import { cp, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '#server/kit/config.ts';
import type { ChangedFile } from '#server/kit/content/content-folder.ts';
import { exportContent } from '#server/kit/content/export-content.ts';
import { type Database, openDatabase } from '#server/kit/database/database.ts';
import { StorageError } from '#server/kit/files/file-storage.ts';
import { createFileStorage } from '#server/kit/files/files-url.ts';
import { runningConnection } from '#server/kit/database/embedded/backup.ts';
import { AlreadyRunning } from '#server/kit/database/embedded/lock.ts';
import { startEmbedded } from '#server/kit/database/embedded/start.ts';
import { migrate } from '#server/kit/database/migrate.ts';
import { portalAddress } from '#server/areas/documents/public/facts.ts';
import { archiveFiles } from './archive/archive.ts';
import { addMarkdownFolder } from './archive/import-folder.ts';
import { writeZip, zipName } from './archive/zip.ts';
import { areas } from './areas.ts';
import { endOf, fileError, misuse, CommandError } from './command-end.ts';
import { root } from './start.ts';
import { startLog } from './start-log.ts';

const USAGE = `用法 / usage:
npm run content -- export FOLDER [--overwrite]
  FOLDER       gets the default content with what operators have published in it
  --overwrite  replaces a content folder, such as content
npm run content -- import FOLDER
  FOLDER       has Markdown files and pictures, which become default documents of this portal: folders are catalogues,
               names of files are addresses, the first heading is the title
npm run content -- archive FILE.zip
  FILE.zip     gets the documents as HTML files with a search, to be read without the portal`;

const kinds = areas.flatMap((area) => area.kinds ?? []);
const defaults = join(root, 'content');

/** Runs `work` on the configured database: that of the running portal, else one that is started for it. */
const withDatabase = async <T>({ databaseUrl, dataDir }: Config, work: (database: Database) => Promise<T>) => {
  const open = async (connection: Parameters<typeof openDatabase>[0]) => {
    const database = openDatabase(connection, { log: startLog, size: 2 });
    return work(database).finally(() => database.close());
  };
  if (databaseUrl !== undefined) return open(databaseUrl);
  const started = await startEmbedded({ dataDir, log: startLog }).catch((error: unknown) => {
    if (error instanceof AlreadyRunning) return undefined;
    throw error;
  });
  if (!started) return open(runningConnection(dataDir));
  try {
    await migrate(started.connection, { log: startLog });
    return await open(started.connection);
  } finally {
    await started.stop();
  }
};

/** Writes the folder under another name first: only a complete one has the wanted name. */
const write = async (folder: string, apply: (copy: string) => Promise<void>) => {
  const [draft, before] = [`${folder}.unfinished`, `${folder}.before`];
  await rm(draft, { recursive: true, force: true });
  await cp(defaults, draft, { recursive: true });
  await apply(draft);
  if (existsSync(folder)) {
    await rm(before, { recursive: true, force: true });
    await rename(folder, before);
  }
  await rename(draft, folder);
  await rm(before, { recursive: true, force: true });
};

const signs: Record<ChangedFile['change'], string> = { added: '+', changed: '~', removed: '-' };

/** Returns why nothing can be written there. */
const reasonAgainst = ({ databaseUrl, dataDir }: Config, folder: string, overwrite: boolean): string | undefined => {
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'database')))
    return `没有数据库 / there is no database: ${join(dataDir, 'database')}`;
  if (!existsSync(folder)) return undefined;
  const names = readdirSync(folder);
  if (names.length === 0) return undefined;
  if (!overwrite) return `文件夹不是空的；确需替换请加 --overwrite / the folder is not empty: ${folder}`;
  // Each area has a folder of its name, also where nothing is in it by default.
  const known = new Set([...readdirSync(defaults), ...areas.map(({ name }) => name)]);
  const foreign = names.find((name) => !known.has(name));
  return foreign === undefined ? undefined : `不是内容文件夹 / this is no content folder, it has ${foreign}: ${folder}`;
};

const actions = ['export', 'import', 'archive'] as const;
type Act = (typeof actions)[number];
const isAct = (word: string | undefined): word is Act => (actions as readonly (string | undefined)[]).includes(word);

/** Returns the parsed arguments, or undefined if they are wrong. */
const readArguments = (args: string[]) => {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { overwrite: { type: 'boolean', default: false } },
    });
    const [act, path, ...more] = positionals;
    if (!isAct(act) || path === undefined || more.length > 0 || (values.overwrite && act !== 'export'))
      return undefined;
    return { act, path: resolve(path), overwrite: values.overwrite };
  } catch {
    return undefined;
  }
};

const failed = '无法完成 / this failed';
const errorOf = (error: unknown) =>
  error instanceof StorageError ? `${failed}: ${error.message}` : fileError(failed)(error);

/** Writes what operators have published back as content files. */
const exportTo = async (config: Config, folder: string, overwrite: boolean): Promise<void> => {
  const reason = reasonAgainst(config, folder, overwrite);
  if (reason !== undefined) throw new CommandError(reason);
  const storage = createFileStorage(config.files);
  const used = areas.flatMap((area) => area.exportUsed?.({ storage }) ?? []);
  const changes = await withDatabase(config, async (database) => {
    const exported = await exportContent(database, kinds, defaults, used);
    await write(folder, exported.apply);
    return exported.changes;
  }).finally(() => storage.close());
  const lines = changes.map(({ file, change }) => `  ${signs[change]} ${file}\n`);
  process.stdout.write(`✓ 已导出，${changes.length} 个文件与默认内容不同 / exported: ${folder}\n${lines.join('')}`);
};

/** Adds a folder of Markdown to the default documents: all of it or nothing. The next start brings them. */
const importFrom = async (folder: string): Promise<void> => {
  let added = 0;
  try {
    await write(defaults, async (copy) => {
      const { added: files, errors } = await addMarkdownFolder(folder, copy);
      if (errors.length > 0)
        throw new CommandError(`没有导入 / nothing was imported:\n${errors.map((error) => `  ${error}`).join('\n')}`);
      added = files;
    });
  } catch (error) {
    await rm(`${defaults}.unfinished`, { recursive: true, force: true });
    throw error;
  }
  process.stdout.write(
    `✓ 已导入 ${added} 篇文档，下次启动时发布 / imported, the next start publishes them: ${folder}\n`,
  );
};

/** Writes the documents as an archive of HTML files. */
const archiveTo = async (config: Config, file: string): Promise<void> => {
  if (existsSync(file)) throw new CommandError(`文件已存在 / the file exists: ${file}`);
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'database')))
    throw new CommandError(`没有数据库 / there is no database: ${join(config.dataDir, 'database')}`);
  const storage = createFileStorage(config.files);
  const files = await withDatabase(config, (database) =>
    archiveFiles({ database, storage, content: defaults, address: portalAddress(config) }),
  ).finally(() => storage.close());
  await writeFile(`${file}.unfinished`, writeZip(files));
  await rename(`${file}.unfinished`, file);
  process.stdout.write(`✓ 已写入 ${files.size} 个文件 / written: ${file}\n`);
  if (config.publicUrl === undefined)
    process.stdout.write(
      `⚠ 没有设置 PUBLIC_URL，站内页面的链接指向 ${portalAddress(config)} / PUBLIC_URL is not set: links to other pages lead there\n`,
    );
};

/** Exports content, imports documents or writes them as an archive. Returns the exit code. */
export const content = async (args: string[]): Promise<number> => {
  const wanted = readArguments(args);
  if (!wanted) return misuse(USAGE);
  const { act, path, overwrite } = wanted;
  return endOf(async () => {
    if (act === 'import') return importFrom(path);
    const config = readConfig(process.env);
    return act === 'export' ? exportTo(config, path, overwrite) : archiveTo(config, zipName(path));
  }, errorOf);
};
