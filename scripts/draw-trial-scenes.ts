/**
 * Redraws the pictures of content/trial/scenes, all or the named ones. They are in the repository, since each takes
 * about ten seconds.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { take } from '#illustrations/scenes/rendering/take.ts';
import { allStages } from '#illustrations/scenes/stages/all-stages.ts';

const folder = join(import.meta.dirname, '../content/trial/scenes');
const [width, height] = [1280, 720];
const named = process.argv.slice(2);

for (const [name, stage] of Object.entries(allStages)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const picture = take(stage(), width, height, 2);
  const jpeg = await sharp(picture, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
  writeFileSync(join(folder, `${name}.jpg`), jpeg);
  console.log(name);
}
