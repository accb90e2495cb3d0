import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const isSource = (name: string) => name.endsWith('.ts') && !name.endsWith('.test.ts');

/** What an import names: `from '…'`, `import '…'` and `import('…')`. */
const specifier = /(\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)(['"])((?:\.{1,2}|#[\w-]+)\/[^'"\n]+)\2/g;

/** A whole statement that imports by name, which the formatter breaks where it grows too long. */
const importStatement = /^(?:import|export)\b[^;'"]*\bfrom\s+(['"])[^'"\n]+\1/gm;
const onOneLine = (statement: string) => statement.replaceAll(/\s+/g, ' ').replaceAll(', }', ' }');

/** A source with the paths of its imports cut down to base names, and with the same line ends on every system. */
const withBaseNames = (text: string) =>
  text
    // A checkout on Windows may have other line ends.
    .replaceAll('\r\n', '\n')
    .replaceAll(
      specifier,
      (_, before: string, quote: string, path: string) => before + quote + posix.basename(path) + quote,
    )
    .replaceAll(importStatement, onOneLine);

/**
 * SHA-256 in hex of files by their base names and contents. It stays the same when a file or the target of an import
 * moves, and does not depend on the order of the files. A binary file is taken as it is.
 */
export const filesHash = (files: readonly string[]): string => {
  const digests = files.map((file) => {
    const bytes = readFileSync(file);
    const content = bytes.includes(0) ? bytes : withBaseNames(bytes.toString('utf8'));
    return createHash('sha256')
      .update(`${file.replace(/^.*[\\/]/, '')}\0`)
      .update(content)
      .digest('hex');
  });
  return createHash('sha256').update(digests.toSorted().join('\n')).digest('hex');
};

/** The hash of the sources in folders below `root`, without their subfolders and tests; a folder that is gone has none. */
export const sourcesHash = (root: string, folders: readonly string[]): string =>
  filesHash(
    folders.flatMap((folder) => {
      const path = join(root, folder);
      return existsSync(path)
        ? readdirSync(path)
            .filter(isSource)
            .map((name) => join(path, name))
        : [];
    }),
  );
