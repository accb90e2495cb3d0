import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shortHashOf, sorted } from './json.ts';

const BUILT = 'build/static';

/** Returns every file that the build makes for an address below `/static/`, with a hash of its content. */
export const staticFilesSection = (root: string) => {
  const folder = join(root, BUILT);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(sorted(paths).map((path) => [path.slice(folder.length), shortHashOf(readFileSync(path))]));
};
