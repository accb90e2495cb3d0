/**
 * Copies the films of the default videos and their pictures into a folder, by default `build/videos/`, with an index of
 * their sizes, hashes and what the films say of themselves. A film that browsers do not show ends the build.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FilmFacts } from '#contract/files/film.ts';
import { readFilm } from '#server/kit/files/read-film.ts';

const root = join(import.meta.dirname, '../..');
const [folder = 'build/videos'] = process.argv.slice(2);
const from = join(root, 'content/videos');
const out = join(root, folder);

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const index: Record<string, { bytes: number; sha256: string; film?: FilmFacts }> = {};
for (const name of readdirSync(from)
  .filter((one) => /\.(mp4|jpg)$/.test(one))
  .sort()) {
  const bytes = readFileSync(join(from, name));
  const film = await readFilm(bytes.length, async (range) => bytes.subarray(range.from, range.to + 1));
  if (name.endsWith('.mp4') && typeof film !== 'object')
    throw new Error(`content/videos/${name} is no film that browsers show: ${film ?? 'no MP4'}`);
  writeFileSync(join(out, name), bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  index[name] = { bytes: bytes.length, sha256, ...(typeof film === 'object' && { film }) };
}
writeFileSync(join(out, 'index.json'), JSON.stringify(index));
