import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ServerBuild } from 'react-router';
import { logicalName } from './compare-weights.ts';
import { sorted } from './json.ts';
import { product } from './product.ts';

const CLIENT = 'build/client';

/** Returns the bytes of the built files, summed by name, and of the scripts of every page. */
export const weightSection = (root: string, build: ServerBuild) => {
  const folder = join(root, CLIENT);
  const paths = sorted(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  const all = new Set(paths);
  const files: Record<string, { files: number; raw: number; brotli: number }> = {};
  for (const path of paths) {
    if (!/\.\w+$/.test(path) || /\.(br|gz)$/.test(path)) continue;
    const bytes = readFileSync(join(folder, path));
    const brotli = all.has(`${path}.br`) ? readFileSync(join(folder, `${path}.br`)) : brotliCompressSync(bytes);
    const entry = (files[logicalName(path)] ??= { files: 0, raw: 0, brotli: 0 });
    entry.files += 1;
    entry.raw += bytes.length;
    entry.brotli += brotli.length;
  }
  const bytesOf = (scripts: readonly string[]) => Math.round(product.kilobytesOf(scripts) * 1000);
  const ofPages = product.pagesOf(build);
  return {
    total: Object.values(files).reduce(
      (sum, { raw, brotli }) => ({ raw: sum.raw + raw, brotli: sum.brotli + brotli }),
      { raw: 0, brotli: 0 },
    ),
    files,
    pages: Object.fromEntries(
      ofPages.map(({ path, scripts }) => [
        path,
        { brotli: bytesOf(scripts), withLateParts: bytesOf(product.withLateParts(scripts)) },
      ]),
    ),
  };
};
