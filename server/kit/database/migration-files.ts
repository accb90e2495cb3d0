import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UnusableDatabase } from './unusable-database.ts';

/** One numbered SQL file; `name` is `0001-what-it-does`. */
export interface MigrationFile {
  name: string;
  sql: string;
  checksum: string;
}

const form = /^(\d{4})-[a-z0-9-]+\.sql$/;

const server = fileURLToPath(new URL('../../', import.meta.url));

/** Returns the folders that hold migrations: that of the kit, and `migrations` of each area that has one. */
export function migrationFolders(): string[] {
  const areas = join(server, 'areas');
  const ofAreas = readdirSync(areas).map((area) => join(areas, area, 'migrations'));
  return [join(server, 'kit/database/migrations'), ...ofAreas.filter((folder) => existsSync(folder))];
}

/** Returns all migrations of the folders in the order of their numbers, which all folders share. */
export function readMigrations(folders: readonly string[]): MigrationFile[] {
  const paths = folders
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((path) => path.endsWith('.sql'))
    .sort((one, other) => (basename(one) < basename(other) ? -1 : 1));
  let last = '';
  return paths.map((path) => {
    const file = basename(path);
    const number = form.exec(file)?.[1];
    if (!number) throw new UnusableDatabase(`The migration ${file} is not named like 0001-what-it-does.sql.`);
    if (number === last) throw new UnusableDatabase(`Two migrations have the number ${number}.`);
    last = number;
    // A checkout on Windows changes only the line ends.
    const sql = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
    return {
      name: file.slice(0, -'.sql'.length),
      sql,
      checksum: createHash('sha256').update(sql).digest('hex'),
    };
  });
}
