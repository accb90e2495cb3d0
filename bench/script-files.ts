import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '#server/kit/pages/page-build.ts';
import { importsOf } from './script-weight.ts';

const { client } = buildFolder(join(import.meta.dirname, '..'));

const known = new Map<string, string[]>();
/** Returns the paths that a script imports. Cached, since a built script does not change. */
export const importedBy = (path: string, dynamic = false): string[] => {
  const key = `${path} ${dynamic}`;
  const found =
    known.get(key) ??
    importsOf(readFileSync(join(client, path), 'utf8'), { dynamic }).map(
      (imported) => new URL(imported, new URL(path, 'http://page.invalid')).pathname,
    );
  known.set(key, found);
  return found;
};

const closure = (scripts: readonly string[], dynamic: boolean): string[] => {
  const all = new Set(scripts);
  for (const path of all) for (const imported of importedBy(path, dynamic)) all.add(imported);
  return [...all];
};

/** Returns the scripts and all that they import. */
export const withImported = (scripts: readonly string[]): string[] => closure(scripts, false);

/** Returns the scripts and all that they may load later. */
export const withLateParts = (scripts: readonly string[]): string[] => closure(scripts, true);

/** Returns the size of the scripts in kB, compressed with Brotli. */
export const kilobytesOf = (scripts: readonly string[]): number =>
  scripts.reduce((sum, path) => sum + statSync(`${join(client, path)}.br`).size, 0) / 1000;
