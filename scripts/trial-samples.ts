import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sample } from '#contract/trial/panel.ts';
import type { SampleEntry } from './trial-samples/sample.ts';
import { chineseFonts } from './fonts/chinese-fonts.ts';
import { cachedFolder } from './fonts/cached-folder.ts';

/** The sources of the pictures. */
const SOURCES = [
  'content/trial/samples.json',
  'content/trial/scenes/**/*',
  'engines/specimens/**/*',
  'scripts/trial-samples/**/*',
  'scripts/trial-samples.ts',
];

/** A sample as the index of the pictures contains it. */
export type IndexedSample = Sample & { abilityNo: number };

const hashOf = (root: string, extra: string) => {
  const hash = createHash('sha256').update(extra);
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 24);
};

export const sampleEntries = (root: string): SampleEntry[] =>
  JSON.parse(readFileSync(join(root, 'content/trial/samples.json'), 'utf8'));

const drawAll = async (root: string, folder: string) => {
  // The library's own fontconfig reads it when it draws the first text.
  Object.assign(process.env, await chineseFonts());
  const { canBeDrawn, drawSample } = await import('./trial-samples/draw-sample.ts');
  const index: IndexedSample[] = [];
  for (const entry of sampleEntries(root).filter(canBeDrawn)) {
    const { picture, thumbnail, width, height } = await drawSample(entry);
    const { sampleId, abilityNo, name, hard } = entry;
    writeFileSync(join(folder, `${sampleId}.jpg`), picture);
    writeFileSync(join(folder, `${sampleId}-small.jpg`), thumbnail);
    const path = `/static/trial/${sampleId}.jpg`;
    const thumbnailPath = `/static/trial/${sampleId}-small.jpg`;
    index.push({ sampleId, abilityNo, name, hard, path, thumbnailPath, width, height });
  }
  writeFileSync(join(folder, 'samples.json'), JSON.stringify(index));
};

/**
 * Writes the sample pictures of all abilities and their index, `samples.json`, to `folder`. Draws them once for the
 * same sources.
 */
export const writeTrialSamples = async (root: string, folder: string): Promise<void> => {
  const cacheFolder = join(root, 'node_modules/.cache/trial-samples', hashOf(root, process.version));
  await cachedFolder(cacheFolder, (unfinished) => drawAll(root, unfinished));
  cpSync(cacheFolder, folder, { recursive: true });
};
