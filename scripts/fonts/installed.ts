import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const modules = join(import.meta.dirname, '../..', 'node_modules');

/** Returns the folder of a dependency. */
export const packageFolder = (name: string): string => join(modules, name);

/** Returns a cache folder for what is made from a dependency, with its version in the name. */
export function cacheFolder(name: string, dependency: string): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder(dependency), 'package.json'), 'utf8'));
  return join(modules, '.cache', 'e2e', `${name}-${version}`);
}
