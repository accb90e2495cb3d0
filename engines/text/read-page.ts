import { type HasTime, OutOfTime, type Page } from '../documents/document-reader.ts';
import type { Raster } from '../engine.ts';
import { cutAtGutters, type LineWithBlanks } from './columns/gutters.ts';
import type { DetectedLine } from './detect-lines.ts';
import { boundsOf, cornersOf, type OrientedBox, rightward, uprightBox } from './oriented-box.ts';
import { type FoundAngle, type PageAngle, skewAtAGlance } from './page-angle.ts';
import type { ReadBox } from './read-box.ts';
import type { RecognisedLine } from './recognise-line.ts';
import { toReadingOrder, trimmedInRows, cutAtGaps } from './line-layout.ts';
import { movedBox, type UprightPage, uprightPage } from './upright-page.ts';
import { type CutOut, cutOut, resize } from './warp.ts';

interface Parts {
  detect: (raster: Raster, longSide: number) => Promise<DetectedLine[]>;
  findAngle: (cut: CutOut, boxes: readonly OrientedBox[]) => Promise<FoundAngle>;
  readBox: (
    cut: CutOut,
    box: OrientedBox,
    options: { once: boolean; known: RecognisedLine | undefined },
  ) => Promise<ReadBox>;
}

/** Larger pictures are scaled down to this before any other step. */
const LONGEST_SIDE = 3600;
export const DETECT_AT = 960;
/** Enough to see the skew of lines, in a third of the time. */
const GLANCE_AT = 544;
/** If the print on the scaled picture is lower than this, lines are searched again on a larger one. */
const SMALL_PRINT = 15;
const WANTED_PRINT = 22;
const DETECT_SMALL_PRINT_AT = 1600;
/** In radians: if lines are skewed more than this, the search runs on the levelled picture. */
const LEVEL_FROM = 0.02;
const LINE_SCORE = 0.5;
/** On a page with more lines, each line is read only once, so that the page is done in time. */
const MANY_LINES = 120;

/** A page with the number of lines for which there was no time. */
export interface PartlyReadPage extends Page {
  late: number;
}

/** Finds the lines of a picture and their orientation. */
const createLineFinder = ({ detect, findAngle }: Pick<Parts, 'detect' | 'findAngle'>) => {
  /**
   * Lines of a picture that is turned upright for the search; their boxes are in the coordinates of the original
   * picture.
   */
  const findLines = async (source: Raster, angle: PageAngle, longSide: number): Promise<OrientedBox[]> => {
    const { width, height, isLevelled } = uprightPage(source, angle);
    // A picture that is only turned by quarters is scaled in one step.
    const shrink = isLevelled ? Math.min(1, longSide / Math.max(width, height)) : 1;
    const small = await resize(source, Math.round(source.width * shrink), Math.round(source.height * shrink));
    const page = uprightPage(small, angle);
    const scale = { x: source.width / small.width, y: source.height / small.height };
    return (await detect(page.raster, longSide)).map(({ box }) => {
      const inSmall = movedBox(box, page.toSource);
      return {
        ...inSmall,
        x: inSmall.x * scale.x,
        y: inSmall.y * scale.y,
        width: box.width / shrink,
        height: box.height / shrink,
      };
    });
  };

  /** `side` is the best size of the picture for large print, if it is known. */
  const findLinesWell = async (source: Raster, angle: PageAngle, hasTime: HasTime, side = DETECT_AT) => {
    const page = uprightPage(source, angle);
    const longSide = Math.max(page.width, page.height);
    goOnIf(hasTime);
    const boxes = await findLines(source, angle, side);
    const heights = boxes
      .map(({ width, height }) => Math.min(width, height) * (DETECT_AT / longSide))
      .sort((a, b) => a - b);
    // If nothing is found, the print may be too small.
    const low = heights[Math.floor(heights.length / 4)] ?? 1;
    if (side > DETECT_AT || low >= SMALL_PRINT || longSide <= DETECT_AT * 1.1) return { boxes, side };
    goOnIf(hasTime);
    const larger = Math.min(DETECT_SMALL_PRINT_AT, longSide, (DETECT_AT * WANTED_PRINT) / low);
    return { boxes: await findLines(source, angle, larger), side: larger };
  };

  /** A picture's lines and their orientation: found once, on the level picture, unless it is turned by a quarter. */
  const findUpright = async (source: Raster, hasTime: HasTime) => {
    goOnIf(hasTime);
    const skew = skewAtAGlance(await findLines(source, { quarters: 0, skew: 0 }, GLANCE_AT));
    const glanced = Math.abs(skew) > LEVEL_FROM ? skew : 0;
    const found = await findLinesWell(source, { quarters: 0, skew: glanced }, hasTime);
    const angle = await findAngle((box, width, height) => cutOut(source, box, width, height), found.boxes);
    const again = angle.quarters % 2 === 1 || Math.abs(angle.skew - glanced) > LEVEL_FROM;
    if (!again) return { angle, boxes: found.boxes };
    return { angle, boxes: (await findLinesWell(source, angle, hasTime, found.side)).boxes };
  };

  return { findLines, findUpright };
};

export const createPageReader = ({ detect, findAngle, readBox }: Parts) => {
  const { findLines, findUpright } = createLineFinder({ detect, findAngle });

  const readBoxes = async (
    page: UprightPage,
    boxes: readonly OrientedBox[],
    toPicture: Page['toPicture'],
    { hasTime = always, readings = new Map() }: { hasTime?: HasTime; readings?: FoundAngle['readings'] } = {},
  ) => {
    const lines: LineWithBlanks[] = [];
    const unread: ReturnType<typeof boundsOf>[] = [];
    const once = boxes.length > MANY_LINES;
    const trimmed = trimmedInRows(boxes).map((box, index) => {
      const whole = boxes[index];
      return { box, known: whole?.width === box.width ? readings.get(whole) : undefined };
    });
    // From the top, so that the lines without time are together.
    const asked = once ? trimmed.toSorted((a, b) => a.box.y - b.box.y) : trimmed;
    for (const [index, { box, known }] of asked.entries()) {
      if (!hasTime()) return { lines: toReadingOrder(lines), unread, late: asked.length - index };
      const read = await readBox(page.cutOut, box, { once, known });
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
            x: xOf(part.box, at),
          })),
          blanks: isLevel(part.box)
            ? part.line.blanks.map(({ from, to }) => ({ from: xOf(part.box, from), to: xOf(part.box, to) }))
            : [],
          em: part.line.em * part.box.width,
        });
      }
    }
    return { lines: toReadingOrder(lines), unread, late: 0 };
  };

  /**
   * `hasTimeToFind` is called before lines are looked for, `hasTime` before each one is read. `hasColumns` is set if
   * lines may be in columns with little space between them; forms have such blanks between labels and values.
   */
  const read = async (
    picture: Raster,
    hasTimeToFind: HasTime,
    hasTime: HasTime,
    hasColumns = false,
  ): Promise<PartlyReadPage> => {
    const longSide = Math.max(picture.width, picture.height);
    const shrink = Math.min(1, LONGEST_SIDE / longSide);
    const source = await resize(picture, Math.round(picture.width * shrink), Math.round(picture.height * shrink));
    const { angle, boxes: found } = await findUpright(source, hasTimeToFind);
    const page = uprightPage(source, angle);
    const { width, height } = page;
    const boxes = found.map((box) => rightward(movedBox(box, page.fromSource)));
    const readings = new Map(
      found.flatMap((box, index): [OrientedBox, RecognisedLine][] => {
        const [own, known] = [boxes[index], angle.readings.get(box)];
        return own && known ? [[own, known]] : [];
      }),
    );
    const toPicture = (x: number, y: number): [number, number] => {
      const [sx, sy] = page.toSource(x, y);
      return [
        clamp((sx * picture.width) / source.width, picture.width),
        clamp((sy * picture.height) / source.height, picture.height),
      ];
    };
    const own = await readBoxes(page, boxes, toPicture, { hasTime, readings });
    return {
      width,
      height,
      get raster() {
        return page.raster;
      },
      ...own,
      lines: hasColumns ? toReadingOrder(cutAtGutters(own.lines)) : own.lines,
      pixelsOf: ({ left, top, right, bottom }, wide, high) =>
        page.cutOut(uprightBox(left, top, right, bottom), wide, high),
      readPart: async ({ left, top, right, bottom, scale = 2 }) => {
        const part = partOf(page, { left, top, right, bottom });
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
      findPrint: async (side) =>
        (await findLines(source, angle, side)).map((box) => boundsOf(movedBox(box, page.fromSource))),
      toPicture,
    };
  };

  return {
    /** Gives the page up if there is no time for all of it. */
    readPage: async (picture: Raster, hasTime: HasTime = always): Promise<Page> => {
      const page = await read(picture, hasTime, hasTime);
      if (page.late > 0) throw outOfTime();
      return page;
    },
    /** Leaves out the lower lines for which there is no time. */
    readPartly: (picture: Raster, hasTime: HasTime): Promise<PartlyReadPage> => read(picture, always, hasTime, true),
  };
};

const outOfTime = () => new OutOfTime('no time was left to read the page');

const always: HasTime = () => true;

const goOnIf = (hasTime: HasTime) => {
  if (!hasTime()) throw outOfTime();
};

const xOf = (box: OrientedBox, share: number) => box.x + (share - 0.5) * box.width * box.alongX;

const isLevel = ({ alongX }: OrientedBox) => alongX > 0.95;

const clamp = (value: number, maximum: number) => Math.round(Math.min(maximum, Math.max(0, value)) * 10) / 10;

const partOf = (page: UprightPage, box: { left: number; top: number; right: number; bottom: number }) => {
  const left = Math.max(0, Math.floor(box.left));
  const top = Math.max(0, Math.floor(box.top));
  const width = Math.min(page.width, Math.ceil(box.right)) - left;
  const height = Math.min(page.height, Math.ceil(box.bottom)) - top;
  if (width < 4 || height < 4) return undefined;
  return { raster: page.cutOut(uprightBox(left, top, left + width, top + height), width, height), x: left, y: top };
};
