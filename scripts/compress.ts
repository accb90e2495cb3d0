import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(m?js|css|svg|json)$/;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes a `.gz` and a `.br` next to each file that is worth it, on all processors. */
export const compress = async (folder: string): Promise<void> => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => compressible.test(name));
  await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const bytes = await readFile(path);
      const [zipped, packed] = await Promise.all([
        gz(bytes, { level: 9 }),
        brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      ]);
      await Promise.all([writeFile(`${path}.gz`, zipped), writeFile(`${path}.br`, packed)]);
    }),
  );
};
