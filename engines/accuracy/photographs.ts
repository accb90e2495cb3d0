import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { createDetector } from '../detection/detector.ts';
import type { DetectionTask } from '../engine.ts';
import { webpFilesIn } from './webp-files.ts';

const root = process.argv[2] ?? 'var/photographs';
/** An enlarged photograph is searched in more parts, as are those of today's cameras. */
const scale = Number(process.argv[3] ?? 1);
const skimage = 'python3-skimage/usr/lib/python3/dist-packages/skimage/data';
const opencv = 'opencv-doc/usr/share/doc/opencv-doc/examples/data';
const gcompris = 'gcompris-qt-data/usr/share/gcompris-qt/rcc';

const tasks = ['personnel', 'cattle', 'sheep', 'ship'] as const satisfies DetectionTask[];
type Counts = Partial<Record<(typeof tasks)[number], number>>;
/** How many targets a person counted in each photograph. */
const photographs: Record<string, Counts> = {
  [`${skimage}/astronaut.png`]: { personnel: 1 },
  [`${skimage}/camera.png`]: { personnel: 1 },
  [`${skimage}/chelsea.png`]: {},
  [`${skimage}/coffee.png`]: {},
  [`${skimage}/rocket.jpg`]: {},
  [`${skimage}/motorcycle_left.png`]: {},
  [`${opencv}/basketball1.png`]: { personnel: 2 },
  [`${opencv}/basketball2.png`]: { personnel: 2 },
  [`${opencv}/left01.jpg`]: { personnel: 1 },
  'opencv-doc/usr/share/doc/opencv-doc/opencv4/html/boat.jpg': { ship: 1 },
  [`${opencv}/baboon.jpg`]: {},
  [`${opencv}/fruits.jpg`]: {},
  [`${opencv}/home.jpg`]: {},
  [`${opencv}/building.jpg`]: {},
};
/** Collections of photographs in Qt's resource format, each a WebP file. Only photographs with targets are named, by position. */
const collections: Record<string, Record<number, Counts>> = {
  [`${gcompris}/explore_farm_animals.rcc`]: { 1: { cattle: 3 }, 2: { sheep: 1 } },
  [`${gcompris}/explore_world_animals.rcc`]: {},
};
const needed = [...Object.keys(photographs), ...Object.keys(collections)];
const missing = needed.filter((file) => !existsSync(join(root, file)));
if (missing.length > 0) {
  console.error(`Not in ${root}:\n${missing.join('\n')}\ndocs/operations.md, "Engines", says where they come from.`);
  process.exit(1);
}

const all: { name: string; bytes: Buffer; counts: Counts }[] = [];
for (const [file, counts] of Object.entries(photographs))
  all.push({ name: basename(file), bytes: readFileSync(join(root, file)), counts });
for (const [file, byPosition] of Object.entries(collections))
  for (const [position, bytes] of webpFilesIn(readFileSync(join(root, file))).entries())
    all.push({ name: `${basename(file)} ${position}`, bytes, counts: byPosition[position] ?? {} });

const detector = await createDetector();
const sums = Object.fromEntries(tasks.map((task) => [task, { counted: 0, found: 0, missed: 0, false: 0 }]));
// Most cameras have more pixels than these files, so the enlarged photograph is also searched in parts.
for (const { name, bytes, counts } of all) {
  const image = sharp(bytes);
  const { width } = await image.metadata();
  const pixels = image.flatten().removeAlpha().toColourspace('srgb');
  const { data, info } = await pixels
    .resize({ width: width * scale })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const task of tasks) {
    const { targets } = await detector.detect(task, { width: info.width, height: info.height, rgb: data });
    const [counted, found, sum] = [counts[task] ?? 0, targets.length, sums[task]];
    if (found !== counted) console.log(`${name}: ${task} ${found} for ${counted}`);
    if (!sum) continue;
    sum.counted += counted;
    sum.found += found;
    sum.missed += Math.max(0, counted - found);
    sum.false += Math.max(0, found - counted);
  }
}
console.log(`${all.length} photographs, enlarged ${scale} times`);
console.table(sums);
