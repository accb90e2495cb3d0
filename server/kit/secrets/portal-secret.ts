import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, WrongConfiguration } from '../config.ts';
import type { Log } from '../database/connection.ts';
import type { Database } from '../database/database.ts';
import { named } from '../database/pool.ts';
import { UnusableDatabase } from '../database/unusable-database.ts';
import { makePrivateFile, syncFolder } from './private-file.ts';
import { createSecret, type Secret } from './secret.ts';

const FILE = 'portal-secret';
const BYTES = 32;
const pattern = /^[A-Za-z0-9_-]{43}$/;
const OTHERS = 0o077;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

const unreadable = (file: string, reason: string) =>
  new WrongConfiguration(`门户密钥不可用 / the portal's secret cannot be had: ${file} ${reason}`);

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw unreadable(file, `(${codeOf(error)})`);
  }
};

/** Writes the whole secret before naming it: a crash leaves no half secret, and only one of two starts creates it. */
const make = (dataDir: string, file: string) => {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    mkdirSync(dataDir, { recursive: true });
    makePrivateFile(draft, `${randomBytes(BYTES).toString('base64url')}\n`);
    linkSync(draft, file);
    syncFolder(dataDir);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw unreadable(file, `cannot be made (${codeOf(error)})`);
  } finally {
    rmSync(draft, { force: true });
  }
};

/**
 * Returns the secret that seals the passwords: from the environment, or else from the data folder, where the first
 * start creates it.
 */
export const readPortalSecret = ({ portalSecret, dataDir }: Pick<Config, 'portalSecret' | 'dataDir'>, log: Log) => {
  if (portalSecret !== undefined) return portalSecret;
  const file = join(dataDir, FILE);
  if (read(file) === undefined) make(dataDir, file);
  const secret = read(file)?.trimEnd();
  if (secret === undefined || !pattern.test(secret))
    throw unreadable(
      file,
      '已损坏，请从备份恢复，否则已有账号都无法登录 / is damaged: restore it from a backup, without it no account can log in.',
    );
  if (process.platform !== 'win32' && (statSync(file).mode & OTHERS) !== 0)
    log.warn({ file }, `others can read the portal's secret: chmod 600 ${file}`);
  return secret;
};

/**
 * Returns the secret of the portal, and makes sure that the passwords of this database are sealed with it. A database
 * that belongs to a secret gets no new one.
 */
export const openPortalSecret = async (
  config: Pick<Config, 'portalSecret' | 'dataDir'>,
  database: Database,
  log: Log,
): Promise<Secret> => {
  const isMissing = () => config.portalSecret === undefined && read(join(config.dataDir, FILE)) === undefined;
  // Another start on the same folder may have made the file since it was looked for.
  if (isMissing() && (await database.query(findCheck)).length > 0 && isMissing()) throw foreignSecret();
  const secret = createSecret(readPortalSecret(config, log));
  await checkSecret(database, secret);
  return secret;
};

const foreignSecret = () =>
  new UnusableDatabase(
    `门户密钥与此数据库不符 / this database belongs to another portal secret: set the PORTAL_SECRET, or restore the DATA_DIR/${FILE}, under which its accounts were made.`,
  );

const putCheck = named(
  'identity.putSecretCheck',
  'insert into identity_secret_check (mac) values ($1) on conflict (one) do nothing',
);
const findCheck = named('identity.findSecretCheck', 'select mac from identity_secret_check');

/** Throws if the passwords of this database are sealed with another secret. */
export const checkSecret = async (database: Database, secret: Secret): Promise<void> => {
  const mac = secret.mac('check');
  await database.query(putCheck, [mac]);
  const [known] = await database.query<{ mac: Buffer }>(findCheck);
  if (!known?.mac.equals(mac)) throw foreignSecret();
};
