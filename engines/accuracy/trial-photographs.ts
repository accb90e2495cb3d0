import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { type OpenTarget, openTargets } from '#contract/trial/open-targets.ts';
import { createCodeReader } from '../codes/code-reader.ts';
import { createDetector } from '../detection/detector.ts';
import type { Raster } from '../engine.ts';
import { webpFilesIn } from './webp-files.ts';

const root = process.argv[2] ?? 'var/photographs';
const skimage = 'python3-skimage/usr/lib/python3/dist-packages/skimage/data';
const opencv = 'opencv-doc/usr/share/doc/opencv-doc/examples/data';
const gcompris = 'gcompris-qt-data/usr/share/gcompris-qt/rcc';
const zxing = 'zxing-zxing-3.4.1/core/src/test/resources/benchmark';

type Counts = Partial<Record<OpenTarget, number>>;
/** How many targets of the detector's classes a person counted in each photograph. */
const photographs: Record<string, Counts> = {
  [`${skimage}/astronaut.png`]: { 人: 1 },
  [`${skimage}/camera.png`]: { 人: 1 },
  [`${skimage}/chelsea.png`]: { 猫: 1 },
  [`${skimage}/coffee.png`]: { 杯子: 1, 勺子: 1 },
  [`${skimage}/rocket.jpg`]: {},
  [`${skimage}/motorcycle_left.png`]: { 摩托车: 1 },
  [`${opencv}/basketball1.png`]: { 人: 2, 球: 1 },
  [`${opencv}/basketball2.png`]: { 人: 2, 球: 1 },
  [`${opencv}/left01.jpg`]: { 人: 1, 键盘: 1, 电视或显示器: 1 },
  'opencv-doc/usr/share/doc/opencv-doc/opencv4/html/boat.jpg': { 船: 1 },
  [`${opencv}/baboon.jpg`]: {},
  [`${opencv}/fruits.jpg`]: { 橙子: 1 },
  [`${opencv}/home.jpg`]: { 鸟: 12 },
  [`${opencv}/building.jpg`]: {},
  [`${opencv}/messi5.jpg`]: { 人: 1, 球: 1 },
  [`${opencv}/apple.jpg`]: { 苹果: 1 },
  [`${opencv}/orange.jpg`]: { 橙子: 1 },
  [`${opencv}/stuff.jpg`]: {},
  [`${opencv}/smarties.png`]: {},
  [`${opencv}/squirrel_cls.jpg`]: {},
  [`${opencv}/aero1.jpg`]: {},
  [`${opencv}/licenseplate_motion.jpg`]: { 汽车: 1 },
  [`${opencv}/butterfly.jpg`]: {},
  [`${opencv}/box_in_scene.png`]: {},
};
/** The same for collections, by position. */
const collections: Record<string, Record<number, Counts>> = {
  [`${gcompris}/explore_farm_animals.rcc`]: {
    0: { 鸟: 1 },
    1: { 牛: 3 },
    2: { 羊: 1 },
    3: { 马: 5 },
    4: { 猫: 1 },
    5: { 鸟: 4 },
    7: { 狗: 1 },
    8: { 鸟: 1 },
  },
  [`${gcompris}/explore_world_animals.rcc`]: { 5: { 鸟: 1 }, 9: { 熊: 1 }, 13: { 熊: 1 }, 14: { 长颈鹿: 2 } },
};
/** Each shows one QR code. */
const codes = [1, 2, 3, 4].map((no) => `${zxing}/android-1/qrcode-${no}.jpg`).concat(`${zxing}/android-2/qrcode-1.png`);

const missing = [...Object.keys(photographs), ...Object.keys(collections), ...codes].filter(
  (file) => !existsSync(join(root, file)),
);
if (missing.length > 0) {
  console.error(`Not in ${root}:\n${missing.join('\n')}\ndocs/operations.md, "Engines", says where they come from.`);
  process.exit(1);
}

const read = (file: string) => readFileSync(join(root, file));
const all: { name: string; bytes: Buffer; counts: Counts }[] = Object.entries(photographs).map(([file, counts]) => ({
  name: basename(file),
  bytes: read(file),
  counts,
}));
for (const [file, byPosition] of Object.entries(collections))
  for (const [position, bytes] of webpFilesIn(read(file)).entries())
    all.push({ name: `${basename(file)} ${position}`, bytes, counts: byPosition[position] ?? {} });

const rasterOf = async (bytes: Buffer): Promise<Raster> => {
  const pixels = sharp(bytes).flatten().removeAlpha().toColourspace('srgb').raw();
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
};

const detector = await createDetector();
const reader = await createCodeReader();
const objects = { photographs: all.length, counted: 0, found: 0, false: 0 };
const qr = { photographs: all.length + codes.length, counted: codes.length, found: 0, false: 0 };
for (const { name, bytes, counts } of all) {
  const raster = await rasterOf(bytes);
  const { targets } = await detector.detectNamed(openTargets, raster);
  for (const label of openTargets) {
    const [counted, found] = [counts[label] ?? 0, targets.filter((target) => target.label === label).length];
    if (found !== counted) console.log(`${name}: ${label} ${found} for ${counted}`);
    objects.counted += counted;
    objects.found += Math.min(found, counted);
    objects.false += Math.max(0, found - counted);
  }
  qr.false += (await reader.read(raster, 50)).length;
}
for (const file of codes) {
  const found = (await reader.read(await rasterOf(read(file)), 50)).length;
  qr.found += Math.min(found, 1);
  qr.false += Math.max(0, found - 1);
}
console.table({ 'open-target': objects, 'private-payment': qr });
