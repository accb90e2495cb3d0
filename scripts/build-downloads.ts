/**
 * Writes the files of the default downloads into a folder, by default `build/downloads/`, with an index of their sizes
 * and hashes. The same sources make the same bytes. The static files are there before.
 */
import '#server/app/facts/register.ts';
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeZip } from '#server/app/archive/zip.ts';
import { apiClients } from './build-downloads/api-clients.ts';
import { handbook } from './build-downloads/handbook.ts';
import { packageChecker } from './build-downloads/package-checker.ts';
import { packageTemplate } from './build-downloads/package-template.ts';
import { testPictures } from './build-downloads/test-pictures.ts';

const root = join(import.meta.dirname, '..');
const [folder = 'build/downloads', staticFolder = 'build/static'] = process.argv.slice(2);
const out = join(root, folder);
const made = { root, staticFolder: join(root, staticFolder) };

const files = {
  'open-api-clients.zip': apiClients,
  'test-pictures.zip': testPictures,
  'model-package-template.zip': packageTemplate,
  'model-package-checker.zip': packageChecker,
  'handbook.zip': handbook,
};

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const index: Record<string, { bytes: number; sha256: string }> = {};
for (const [name, make] of Object.entries(files)) {
  const bytes = writeZip(await make(made));
  writeFileSync(join(out, name), bytes);
  index[name] = { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}
writeFileSync(join(out, 'index.json'), JSON.stringify(index));
