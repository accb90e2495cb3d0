import { cpuClock } from '../../process/cpu-clock.ts';
import type { Point } from '#contract/trial/recognition.ts';
import type { Raster } from '../../engine.ts';
import { type OrientedBox, pointIn, turnedBox, uprightBox } from '../../text/oriented-box.ts';
import { cutOut } from '../../text/warp.ts';
import { type HasTime, OutOfTime, type Page, type ReadPage } from '../document-reader.ts';
import { covered } from './cover.ts';
import { LEAST_LINES, type LineGroup, lineGroups } from './line-groups.ts';
import { lookAt } from './papers.ts';
import { kindOf, type PieceKind } from './piece-kinds.ts';
import { documentsOn } from './pieces.ts';
import { PIECES_MAXIMUM, readPieces, type Sheet, together } from './read-pieces.ts';

/** A document of the sheet: its place in the picture, and what was read there. */
export interface FoundPiece {
  box: OrientedBox;
  kind: PieceKind;
  evidence: number;
  page: Page;
  /** From the document's own picture to the sheet's. */
  toPicture: (at: Point) => Point;
}

interface Asked {
  picture: Raster;
  readPage: ReadPage;
  hasTime: HasTime;
}

/** The margin around a piece, so that its edge is not cut off; a share of its longer side. */
const MARGIN = 0.01;
/** As a share of the picture: a larger piece may hold several documents. */
const FRAME_AT_MOST = 0.6;
const TURNS = [0, 1, 2];

/** A document's own picture, turned by the smaller angle from the sheet's and then by some quarters more. */
const cutPiece = async (box: OrientedBox, quarters: number, { picture, readPage, hasTime }: Asked) => {
  if (!hasTime()) throw new OutOfTime('no time was left to cut out a document');
  const margin = Math.max(box.width, box.height) * MARGIN;
  const flat = Math.abs(box.alongX) >= Math.abs(box.alongY) ? box : turnedBox(box, box.alongY > 0 ? 3 : 1);
  const own = turnedBox(flat, quarters);
  const wide: OrientedBox = { ...own, width: own.width + margin * 2, height: own.height + margin * 2 };
  const [width, height] = [Math.round(wide.width), Math.round(wide.height)];
  const page = await readPage(cutOut(picture, wide, width, height), hasTime);
  const toPicture = ([x, y]: Point): Point => pointIn(wide, x - width / 2, y - height / 2);
  return { box, page, toPicture };
};

const withKind = (one: Pick<FoundPiece, 'box' | 'page' | 'toPicture'>): FoundPiece | undefined => {
  const kind = kindOf(one.page);
  return kind && { ...one, ...kind };
};

const unlessLate = async <Result>(reading: Promise<Result>): Promise<Result | undefined> => {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof OutOfTime) return undefined;
    throw error;
  }
};

/**
 * Where a document's words speak for no kind, its page may have been photographed the wrong way: it is turned. Rejects
 * with `OutOfTime` where there is no time left for it.
 */
const readPiece = async (box: OrientedBox, asked: Asked): Promise<FoundPiece | undefined> => {
  for (const quarters of TURNS) {
    const found = withKind(await cutPiece(box, quarters, asked));
    if (found) return found;
  }
  return undefined;
};

/** Lines of the sheet that make a document, and their place in the picture, which may be larger than the page. */
const placed = ({ box, part }: LineGroup, page: Page) => {
  const [from, right] = [page.toPicture(...pointIn(box, 0, 0)), page.toPicture(...pointIn(box, 1, 0))];
  const [x, y] = from;
  const scale = Math.hypot(right[0] - x, right[1] - y) || 1;
  const [alongX, alongY] = [(right[0] - x) / scale, (right[1] - y) / scale];
  return { x, y, width: box.width * scale, height: box.height * scale, alongX, alongY, part };
};

/** What was read of the sheet replaces documents for which there is no time. */
const readGroups = (groups: readonly LineGroup[], page: Page, asked: Asked, maximum = PIECES_MAXIMUM) =>
  readPieces(
    groups.map((group) => placed(group, page)),
    async ({ part, ...box }) =>
      (await unlessLate(readPiece(box, asked))) ?? withKind({ box, page: part, toPicture: (at) => at }),
    maximum,
  );

const NOTHING: Sheet<FoundPiece> = { found: [], unknown: 0, beyond: 0, late: 0 };

/** If no papers are seen: documents that the print shows. */
const findByPrint = async (asked: Asked): Promise<Sheet<FoundPiece>> => {
  const { picture, readPage, hasTime } = asked;
  const page = await unlessLate(readPage(picture, hasTime));
  if (!page) return { ...NOTHING, late: 1 };
  const frames = (await lookAt(page.raster)).papers.parts.map(({ box }) => box);
  const isPart = ({ width, height }: OrientedBox) => width * height < page.width * page.height * FRAME_AT_MOST;
  const groups = lineGroups(page, frames.filter(isPart));
  if (groups.length < 2) {
    const whole = { box: uprightBox(0, 0, picture.width, picture.height), page, toPicture: (at: Point) => at };
    const only = withKind(whole);
    return { ...NOTHING, found: only ? [only] : [] };
  }
  return readGroups(groups, page, asked);
};

/** Next to papers that are seen, documents that only the print shows: they are as white as the sheet, or overlap. */
const findBeside = async (boxes: readonly OrientedBox[], asked: Asked): Promise<Sheet<FoundPiece>> => {
  const read = async () => asked.readPage(covered(asked.picture, boxes), asked.hasTime);
  const page = asked.hasTime() ? await unlessLate(read()) : undefined;
  if (!page) return { ...NOTHING, isBesideLate: true };
  return readGroups(lineGroups(page, []), page, asked, Math.max(0, PIECES_MAXIMUM - boxes.length));
};

/**
 * Documents whose papers are seen; if there is at most one, those that the print shows. After `maximum` milliseconds of
 * CPU the unread ones are given up.
 */
export const findPieces = async (picture: Raster, readPage: ReadPage, maximum: number): Promise<Sheet<FoundPiece>> => {
  const until = cpuClock() + maximum;
  const hasTime = () => cpuClock() < until;
  const asked = { picture, readPage, hasTime };
  const { papers: seen, linesBeside } = await lookAt(picture);
  const boxes = documentsOn(seen);
  const papers = await readPieces(boxes.length > 1 ? boxes : [], (box) => readPiece(box, asked));
  if (papers.found.length === 0 && papers.late === 0) return findByPrint(asked);
  return linesBeside(boxes) >= LEAST_LINES ? together(papers, await findBeside(boxes, asked)) : papers;
};
