import type { Field, Piece, Point, TextLine } from '#contract/trial/recognition.ts';
import type { Raster } from '../../engine.ts';
import { boundsOf, cornersOf, type OrientedBox } from '../../text/oriented-box.ts';
import { type DocumentReader, OutOfTime, type Read, type ReadPage } from '../document-reader.ts';
import { rowsOf } from '../span.ts';
import { type FoundPiece, findPieces } from './find-pieces.ts';
import { pieceKinds } from './piece-kinds.ts';
import { notesOf, READING_MAXIMUM_MS } from './read-pieces.ts';

/** The number of quarters by which most documents are turned. */
const turnOf = (found: readonly FoundPiece[]): number => {
  const votes = [0, 0, 0, 0];
  for (const { page, toPicture } of found) {
    const [x, y] = toPicture(page.toPicture(0, 0));
    const [endX, endY] = toPicture(page.toPicture(page.width, 0));
    const quarter = (Math.round(Math.atan2(endY - y, endX - x) / (Math.PI / 2)) + 4) % 4;
    votes[quarter] = (votes[quarter] ?? 0) + 1;
  }
  return votes.indexOf(Math.max(...votes));
};

/** Row by row, in the orientation of most documents, and by their slant. */
const inOrder = (found: readonly FoundPiece[]): FoundPiece[] => {
  const turn = turnOf(found);
  const slants = found
    .map(({ box }) => Math.atan2(box.alongY, box.alongX) % (Math.PI / 2))
    .map((angle) => (angle > Math.PI / 4 ? angle - Math.PI / 2 : angle < -Math.PI / 4 ? angle + Math.PI / 2 : angle))
    .toSorted((a, b) => a - b);
  const angle = (slants[Math.floor(slants.length / 2)] ?? 0) + (turn * Math.PI) / 2;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const upright = ({ box }: FoundPiece): OrientedBox => ({
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

const pieceOf = ({ box, kind: { kind, label }, evidence }: FoundPiece): Piece => ({
  kind,
  label,
  score: evidence,
  polygon: cornersOf(box).map(rounded),
});

/** Of one document, its label before each of its notes. */
const readFields = async (
  { kind: { name, label, reader }, page, toPicture }: FoundPiece,
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
  const sheet = await findPieces(picture, readPage, maximum);
  if (sheet.found.length === 0 && sheet.late > 0) throw new OutOfTime('no document of the sheet was read in time');
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

/**
 * Reads each document of a sheet with several by its kind; after `maximum` milliseconds it gives up the rest of them,
 * and rejects with `OutOfTime` if it has read none.
 */
export const createMixedInvoicesReader = (maximum: number): DocumentReader => ({
  fields: pieceKinds.flatMap(({ name, label, reader }) =>
    reader.fields.map((field) => ({ name: `${name}.${field.name}`, label: `${label}·${field.label}` })),
  ),
  read: () => ({ fields: [] }),
  readPicture: (picture, readPage) => readSheet(picture, readPage, maximum),
});

export const mixedInvoicesReader = createMixedInvoicesReader(READING_MAXIMUM_MS);
