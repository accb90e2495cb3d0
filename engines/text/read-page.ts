import { type HasTime, OutOfTime, type Page, type PageLine } from '../documents/document-reader.ts';
import type { Raster } from '../engine.ts';
import type { DetectedLine } from './detect-lines.ts';
import { boundsOf, cornersOf, type OrientedBox, rightward, uprightBox } from './oriented-box.ts';
import type { PageAngle } from './page-angle.ts';
import type { ReadBox } from './read-box.ts';
import { toReadingOrder, trimmedInRows, cutAtGaps } from './line-layout.ts';
import { type UprightPage, uprightPage } from './upright-page.ts';
import { resize } from './warp.ts';

interface Parts {
  detect: (raster: Raster, longSide: number) => Promise<DetectedLine[]>;
  findAngle: (raster: Raster, boxes: readonly OrientedBox[]) => Promise<PageAngle>;
  readBox: (raster: Raster, box: OrientedBox, once?: boolean) => Promise<ReadBox>;
}

/** Larger pictures are brought down to this before anything else. */
const LONGEST_SIDE = 3600;
const DETECT_AT = 960;
/** Print that is lower than this where lines are looked for is looked for again, larger. */
const SMALL_PRINT = 15;
const WANTED_PRINT = 22;
const DETECT_SMALL_PRINT_AT = 1600;
/** Of an upright page's lines; more askew than this they are looked for again. */
const DETECT_AGAIN_FROM = 0.02;
const LINE_SCORE = 0.5;
/** Of a page with more lines each is read once, so that it is done in time. */
const MANY_LINES = 120;

/** A page with the number of its lines that there was no time for. */
export interface PartlyReadPage extends Page {
  late: number;
}

export const createPageReader = ({ detect, findAngle, readBox }: Parts) => {
  const detectWell = async (raster: Raster, hasTime: HasTime) => {
    goOnIf(hasTime);
    const longSide = Math.max(raster.width, raster.height);
    const lines = await detect(raster, DETECT_AT);
    const heights = lines
      .map(({ box }) => Math.min(box.width, box.height) * (DETECT_AT / longSide))
      .sort((a, b) => a - b);
    // Where nothing is found the print may be too small to be seen.
    const low = heights[Math.floor(heights.length / 4)] ?? 1;
    if (low >= SMALL_PRINT || longSide <= DETECT_AT * 1.1) return lines;
    goOnIf(hasTime);
    return detect(raster, Math.min(DETECT_SMALL_PRINT_AT, longSide, (DETECT_AT * WANTED_PRINT) / low));
  };

  const readBoxes = async (
    page: UprightPage,
    boxes: readonly OrientedBox[],
    toPicture: Page['toPicture'],
    hasTime: HasTime = always,
  ) => {
    const lines: PageLine[] = [];
    const unread: ReturnType<typeof boundsOf>[] = [];
    const trimmed = trimmedInRows(boxes);
    // From the top, so that what there is no time for stands together.
    const asked = boxes.length > MANY_LINES ? trimmed.toSorted((a, b) => a.y - b.y) : trimmed;
    for (const [index, box] of asked.entries()) {
      if (!hasTime()) return { lines: toReadingOrder(lines), unread, late: asked.length - index };
      const read = await readBox(page.raster, box, boxes.length > MANY_LINES);
      if (read.line.text.trim() === '' || read.line.score < LINE_SCORE) {
        unread.push(boundsOf(box));
        continue;
      }
      for (const part of cutAtGaps(read)) {
        const { left, top, right, bottom } = boundsOf(part.box);
        lines.push({
          text: part.line.text,
          score: Math.min(1, part.line.score),
          polygon: cornersOf(part.box).map(([x, y]) => toPicture(x, y)),
          left,
          top,
          right,
          bottom,
          characters: part.line.characters.map(({ character, at, score }) => ({
            character,
            score,
            x: part.box.x + (at - 0.5) * part.box.width * part.box.alongX,
          })),
        });
      }
    }
    return { lines: toReadingOrder(lines), unread, late: 0 };
  };

  /** `hasTimeToFind` is asked before lines are looked for, `hasTime` before each one is read. */
  const read = async (picture: Raster, hasTimeToFind: HasTime, hasTime: HasTime): Promise<PartlyReadPage> => {
    const longSide = Math.max(picture.width, picture.height);
    const shrink = Math.min(1, LONGEST_SIDE / longSide);
    const source = await resize(picture, Math.round(picture.width * shrink), Math.round(picture.height * shrink));
    const found = await detectWell(source, hasTimeToFind);
    const angle = await findAngle(
      source,
      found.map(({ box }) => box),
    );
    const page = uprightPage(source, angle);
    const { width, height } = page.raster;
    const toPicture = (x: number, y: number): [number, number] => {
      const [sx, sy] = page.toSource(x, y);
      return [
        clamp((sx * picture.width) / source.width, picture.width),
        clamp((sy * picture.height) / source.height, picture.height),
      ];
    };
    const again = angle.quarters % 2 === 1 || Math.abs(angle.skew) > DETECT_AGAIN_FROM;
    const boxes = again
      ? (await detectWell(page.raster, hasTimeToFind)).map(({ box }) => box)
      : found.map(({ box }) => onPage(page, box));
    return {
      width,
      height,
      raster: page.raster,
      ...(await readBoxes(page, boxes, toPicture, hasTime)),
      readPart: async ({ left, top, right, bottom, scale = 2 }) => {
        const part = partOf(page.raster, { left, top, right, bottom });
        if (!part) return [];
        const { raster, x, y } = part;
        const partSide = Math.min(DETECT_AT, Math.max(64, Math.max(raster.width, raster.height) * scale));
        const inPart = (await detect(raster, partSide)).map(({ box }) => ({ ...box, x: box.x + x, y: box.y + y }));
        const whole = uprightBox(x, y, x + raster.width, y + raster.height);
        const asked = inPart.length === 0 && raster.width > raster.height ? [whole] : inPart;
        return (await readBoxes(page, asked, toPicture)).lines;
      },
      readLine: async ({ left, top, right, bottom }) =>
        (await readBoxes(page, [uprightBox(left, top, right, bottom)], toPicture)).lines[0],
      findPrint: async (side) => (await detect(page.raster, side)).map(({ box }) => boundsOf(box)),
      toPicture,
    };
  };

  return {
    /** Gives the page up where there is no time for all of it. */
    readPage: async (picture: Raster, hasTime: HasTime = always): Promise<Page> => {
      const page = await read(picture, hasTime, hasTime);
      if (page.late > 0) throw outOfTime();
      return page;
    },
    /** Leaves out the lower lines that there is no time for. */
    readPartly: (picture: Raster, hasTime: HasTime): Promise<PartlyReadPage> => read(picture, always, hasTime),
  };
};

const outOfTime = () => new OutOfTime('no time was left to read the page');

const always: HasTime = () => true;

const goOnIf = (hasTime: HasTime) => {
  if (!hasTime()) throw outOfTime();
};

const clamp = (value: number, maximum: number) => Math.round(Math.min(maximum, Math.max(0, value)) * 10) / 10;

/** A box of the source on the page that was made of it. */
const onPage = (page: UprightPage, box: OrientedBox): OrientedBox => {
  const [x, y] = page.fromSource(box.x, box.y);
  const [endX, endY] = page.fromSource(box.x + box.alongX, box.y + box.alongY);
  return rightward({ ...box, x, y, alongX: endX - x, alongY: endY - y });
};

const partOf = (raster: Raster, box: { left: number; top: number; right: number; bottom: number }) => {
  const left = Math.max(0, Math.floor(box.left));
  const top = Math.max(0, Math.floor(box.top));
  const width = Math.min(raster.width, Math.ceil(box.right)) - left;
  const height = Math.min(raster.height, Math.ceil(box.bottom)) - top;
  if (width < 4 || height < 4) return undefined;
  const rgb = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    const from = ((top + row) * raster.width + left) * 3;
    rgb.set(raster.rgb.subarray(from, from + width * 3), row * width * 3);
  }
  return { raster: { width, height, rgb }, x: left, y: top };
};
