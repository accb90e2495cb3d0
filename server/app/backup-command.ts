import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Config, readConfig } from '#server/kit/config.ts';
import { backUpDatabase, copyFolder } from '#server/kit/database/embedded/backup.ts';
import { AlreadyRunning } from '#server/kit/database/embedded/lock.ts';
import { startEmbedded } from '#server/kit/database/embedded/start.ts';
import { endOf, fileError, misuse, CommandError } from './command-end.ts';
import { startLog } from './start-log.ts';

const USAGE = `用法 / usage: npm run backup -- FOLDER
  FOLDER  a new folder; it gets the embedded database and the uploaded files`;

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Copies the database: that of the running portal, else one that is started for it. */
const copyDatabase = async (dataDir: string, target: string): Promise<number> => {
  const started = await startEmbedded({ dataDir, log: startLog }).catch((error: unknown) => {
    if (error instanceof AlreadyRunning) return undefined;
    throw error;
  });
  return backUpDatabase(dataDir, target).finally(() => started?.stop());
};

const copyAll = async ({ dataDir, files }: Config, folder: string) => {
  // Only a complete backup has the wanted name.
  const draft = `${folder}.unfinished`;
  await rm(draft, { recursive: true, force: true });
  let bytes = await copyDatabase(dataDir, join(draft, 'database'));
  // The files are saved after the database, so every file that the database names is in the backup.
  if (files.kind === 'folder') bytes += await copyFolder(files.folder, join(draft, 'files'));
  await rename(draft, folder);
  return bytes;
};

/** Backs the embedded database and the uploaded files up, while the portal runs or not. Returns the exit code. */
export const backUp = async (args: string[]): Promise<number> => {
  const [wanted, ...more] = args;
  if (wanted === undefined || wanted.startsWith('-') || more.length > 0) return misuse(USAGE);
  const folder = resolve(wanted);
  return endOf(async () => {
    const config = readConfig(process.env);
    const reason = reasonAgainst(config, folder);
    if (reason !== undefined) throw new CommandError(reason);
    const megabytes = Math.ceil((await copyAll(config, folder)) / 1e6);
    say(`✓ 已备份 / backed up: ${folder} (${megabytes} MB)`);
    if (config.portalSecret === undefined)
      say(
        `  门户密钥不在其中，请另行备份 / without the portal's secret, back it up apart: ${join(config.dataDir, 'portal-secret')}`,
      );
    if (config.files.kind === 'bucket') say('  上传的文件在存储桶中 / the uploaded files are in their bucket');
  }, fileError('无法备份 / the backup failed'));
};

const reasonAgainst = ({ databaseUrl, dataDir }: Config, folder: string): string | undefined => {
  if (databaseUrl !== undefined)
    return '数据库由 DATABASE_URL 指定，请用 pg_dump 备份 / the database is the server of DATABASE_URL: back it up by pg_dump.';
  if (!existsSync(join(dataDir, 'database'))) return `没有数据库 / there is no database: ${join(dataDir, 'database')}`;
  if (existsSync(folder)) return `文件夹已存在 / the folder exists: ${folder}`;
  return undefined;
};
