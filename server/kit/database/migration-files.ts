import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseRefusal } from './refusal.ts';

/** One numbered SQL file; `name` is `0001-what-it-does`. */
export interface MigrationFile {
  name: string;
  sql: string;
  checksum: string;
}

const form = /^(\d{4})-[a-z0-9-]+\.sql$/;

/** Returns all migrations of the folder in order. */
export function readMigrations(folder: string): MigrationFile[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  let last = '';
  return files.map((file) => {
    const number = form.exec(file)?.[1];
    if (!number) throw new DatabaseRefusal(`The migration ${file} is not named like 0001-what-it-does.sql.`);
    if (number === last) throw new DatabaseRefusal(`Two migrations have the number ${number}.`);
    last = number;
    // A checkout on Windows changes only the line ends.
    const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    return {
      name: file.slice(0, -'.sql'.length),
      sql,
      checksum: createHash('sha256').update(sql).digest('hex'),
    };
  });
}
