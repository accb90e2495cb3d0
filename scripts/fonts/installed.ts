import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const modules = join(import.meta.dirname, '../..', 'node_modules');

/** A dependency's folder. */
export const packageFolder = (name: string): string => join(modules, name);

/** A folder to keep what is made from a dependency, told apart by its version. */
export function cacheFolder(name: string, dependency: string): string {
  const { version } = JSON.parse(readFileSync(join(packageFolder(dependency), 'package.json'), 'utf8'));
  return join(modules, '.cache', 'e2e', `${name}-${version}`);
}
