import type { Field, Piece, Point, TextLine } from '#contract/trial/recognition.ts';
import type { Raster } from '../../engine.ts';
import { boundsOf, cornersOf, type OrientedBox, pointIn, turnedBox, uprightBox } from '../../text/oriented-box.ts';
import { cutOut } from '../../text/warp.ts';
import type { DocumentReader, Page, Read } from '../document-reader.ts';
import { rowsOf } from '../span.ts';
import { lineGroups } from './line-groups.ts';
import { papersIn } from './papers.ts';
import { kindOf, type PieceKind, pieceKinds } from './piece-kinds.ts';
import { documentsOn } from './pieces.ts';
import { notesOf, READING_MAXIMUM_MS, readPieces, type Sheet } from './read-pieces.ts';

type ReadPage = (picture: Raster) => Promise<Page>;

/** A document of the sheet: its place in the picture, and what was read there. */
interface Found {
  box: OrientedBox;
  kind: PieceKind;
  evidence: number;
  page: Page;
  /** From the document's own picture to the sheet's. */
  toPicture: (at: Point) => Point;
}

/** Around a piece, so that its edge is not cut off; of its longer side. */
const MARGIN = 0.01;
/** Of the picture; what is larger may hold several documents. */
const FRAME_AT_MOST = 0.6;
const TURNS = [0, 1, 2];

/** A document's own picture, by the smaller turn from the sheet's and then by some quarters more. */
const cutPiece = async (picture: Raster, box: OrientedBox, readPage: ReadPage, quarters = 0) => {
  const margin = Math.max(box.width, box.height) * MARGIN;
  const flat = Math.abs(box.alongX) >= Math.abs(box.alongY) ? box : turnedBox(box, box.alongY > 0 ? 3 : 1);
  const own = turnedBox(flat, quarters);
  const wide: OrientedBox = { ...own, width: own.width + margin * 2, height: own.height + margin * 2 };
  const [width, height] = [Math.round(wide.width), Math.round(wide.height)];
  const page = await readPage(cutOut(picture, wide, width, height));
  const toPicture = ([x, y]: Point): Point => pointIn(wide, x - width / 2, y - height / 2);
  return { box, page, toPicture };
};

const withKind = (one: Pick<Found, 'box' | 'page' | 'toPicture'>): Found | undefined => {
  const kind = kindOf(one.page);
  return kind && { ...one, ...kind };
};

/** Where a document's words speak for no kind, it may be that its page was taken the wrong way: it is turned. */
const readPiece = async (
  picture: Raster,
  box: OrientedBox,
  readPage: ReadPage,
  hasTime: () => boolean,
): Promise<Found | undefined> => {
  for (const quarters of TURNS) {
    const found = quarters === 0 || hasTime() ? withKind(await cutPiece(picture, box, readPage, quarters)) : undefined;
    if (found) return found;
  }
  return undefined;
};

/** Documents whose papers are seen; where there are none, or but one, those that the print tells. */
const findAll = async (picture: Raster, readPage: ReadPage, maximum: number): Promise<Sheet<Found>> => {
  const until = performance.now() + maximum;
  const readAll = (boxes: readonly OrientedBox[]) =>
    readPieces(
      boxes,
      (box, hasTime) => readPiece(picture, box, readPage, hasTime),
      () => performance.now() < until,
    );
  const boxes = documentsOn(await papersIn(picture));
  const papers = await readAll(boxes.length > 1 ? boxes : []);
  if (papers.found.length > 0 || papers.late > 0) return papers;
  const page = await readPage(picture);
  const frames = (await papersIn(page.raster)).parts.map(({ box }) => box);
  const isPart = ({ width, height }: OrientedBox) => width * height < page.width * page.height * FRAME_AT_MOST;
  const groups = lineGroups(page, frames.filter(isPart));
  const whole = { box: uprightBox(0, 0, picture.width, picture.height), page, toPicture: (at: Point) => at };
  const only = groups.length < 2 ? withKind(whole) : undefined;
  if (groups.length < 2) return { found: only ? [only] : [], unknown: 0, beyond: 0, late: 0 };
  const placed = groups.map((group) => {
    const [from, right] = [page.toPicture(...pointIn(group, 0, 0)), page.toPicture(...pointIn(group, 1, 0))];
    const [x, y] = from;
    const length = Math.hypot(right[0] - x, right[1] - y) || 1;
    return { ...group, x, y, alongX: (right[0] - x) / length, alongY: (right[1] - y) / length };
  });
  return readAll(placed);
};

/** By how many quarters most documents are turned. */
const turnOf = (found: readonly Found[]): number => {
  const votes = [0, 0, 0, 0];
  for (const { page, toPicture } of found) {
    const [x, y] = toPicture(page.toPicture(0, 0));
    const [endX, endY] = toPicture(page.toPicture(page.width, 0));
    const quarter = (Math.round(Math.atan2(endY - y, endX - x) / (Math.PI / 2)) + 4) % 4;
    votes[quarter] = (votes[quarter] ?? 0) + 1;
  }
  return votes.indexOf(Math.max(...votes));
};

/** Row by row, as most documents stand, and by the slant of most. */
const inOrder = (found: readonly Found[]): Found[] => {
  const turn = turnOf(found);
  const slants = found
    .map(({ box }) => Math.atan2(box.alongY, box.alongX) % (Math.PI / 2))
    .map((angle) => (angle > Math.PI / 4 ? angle - Math.PI / 2 : angle < -Math.PI / 4 ? angle + Math.PI / 2 : angle))
    .toSorted((a, b) => a - b);
  const angle = (slants[Math.floor(slants.length / 2)] ?? 0) + (turn * Math.PI) / 2;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const upright = ({ box }: Found): OrientedBox => ({
    ...box,
    x: box.x * cosine + box.y * sine,
    y: box.y * cosine - box.x * sine,
    alongX: box.alongX * cosine + box.alongY * sine,
    alongY: box.alongY * cosine - box.alongX * sine,
  });
  return rowsOf(found.map((one) => ({ ...boundsOf(upright(one)), one })))
    .flat()
    .map(({ one }) => one);
};

const rounded = (at: Point): Point => [Math.round(at[0] * 10) / 10, Math.round(at[1] * 10) / 10];

const boxOf = (polygon: readonly Point[]): [number, number, number, number] => {
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
};

const pieceOf = ({ box, kind: { kind, label }, evidence }: Found): Piece => ({
  kind,
  label,
  score: evidence,
  polygon: cornersOf(box).map(rounded),
});

/** Of one document, its label before each of its notes. */
const readFields = async (
  { kind: { name, label, reader }, page, toPicture }: Found,
  piece: number,
): Promise<{ fields: Field[]; notes: string[] }> => {
  const { fields, notes = [] } = await reader.read(page);
  const placed = fields.map((field) => ({
    ...field,
    name: `${name}.${field.name}`,
    label: `${label}·${field.label}`,
    piece,
    ...(field.polygon ? { polygon: field.polygon.map((at) => rounded(toPicture(at))) } : {}),
  }));
  return { fields: placed, notes: notes.map((note) => `第 ${piece + 1} 张${label}：${note}`) };
};

const readSheet = async (
  picture: Raster,
  readPage: ReadPage,
  maximum: number,
): Promise<Read & { texts: TextLine[] }> => {
  const sheet = await findAll(picture, readPage, maximum);
  const found = inOrder(sheet.found);
  const pieces = found.map(pieceOf);
  const fields: Field[] = [];
  const notes = notesOf(sheet);
  for (const [piece, one] of found.entries()) {
    const read = await readFields(one, piece);
    fields.push(...read.fields);
    notes.push(...read.notes);
  }
  const texts = found.flatMap(({ page, toPicture }) =>
    page.lines.map(({ text, score, polygon }) => ({
      text,
      score,
      polygon: polygon.map((at) => rounded(toPicture(at))),
    })),
  );
  return {
    fields,
    pieces,
    texts,
    targets: pieces.map(({ label, score, polygon }) => ({ label, score, box: boxOf(polygon) })),
    notes,
  };
};

/** Reads each document of a sheet with several by its kind; after `maximum` milliseconds it begins no more of them. */
export const createMixedInvoicesReader = (maximum: number): DocumentReader => ({
  fields: pieceKinds.flatMap(({ name, label, reader }) =>
    reader.fields.map((field) => ({ name: `${name}.${field.name}`, label: `${label}·${field.label}` })),
  ),
  read: () => ({ fields: [] }),
  readPicture: (picture, readPage) => readSheet(picture, readPage, maximum),
});

export const mixedInvoicesReader = createMixedInvoicesReader(READING_MAXIMUM_MS);
