import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const isSource = (name: string) => name.endsWith('.ts') && !name.endsWith('.test.ts');

/** SHA-256 in hex of the sources in folders below `root`, without their subfolders and tests; a folder that is gone has none. */
export const sourcesHash = (root: string, folders: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const path = join(root, folder);
    for (const name of existsSync(path) ? readdirSync(path).filter(isSource).toSorted() : []) {
      // Windows may have checked them out with other ends of lines.
      const text = readFileSync(join(path, name), 'utf8').replaceAll('\r\n', '\n');
      hash.update(`${folder}/${name}\0${text}\0`);
    }
  }
  return hash.digest('hex');
};
