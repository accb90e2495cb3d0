import type { Field, Found, TextLine } from '#contract/trial/recognition.ts';
import type { Raster } from '../engine.ts';
import type { DocumentReader, Page, Read, ReadPage } from './document-reader.ts';
import { lessSureWhereBlurred } from './motion-blur.ts';

const EVIDENCE_MINIMUM = 0.5;
const OTHER_KIND = '没有认出本能力的证件或票据，可能是其他证件，或图片不够清晰，未给出字段。';

const rounded = (score: number) => Math.round(Math.min(1, Math.max(0, score)) * 1000) / 1000;

const emptyField = ({ name, label }: { name: string; label: string }): Field => ({ name, label, value: '', score: 0 });

/** Fields in the reader's order, rows after one another; unread ones are included, empty. */
const allFields = (reader: DocumentReader, read: readonly Field[]): Field[] => {
  const pieces = new Set(read.map(({ piece }) => piece));
  if (pieces.size > 1 || (pieces.size === 1 && !pieces.has(undefined))) return [...read];
  const headers = reader.fields.flatMap((wanted) => {
    const found = read.filter(({ name }) => name === wanted.name);
    return found.length > 0 ? found : [emptyField(wanted)];
  });
  return headers.toSorted((a, b) => (a.row ?? -1) - (b.row ?? -1));
};

const foundFrom = (
  reader: DocumentReader,
  read: Read,
  lines: readonly TextLine[],
  { width, height }: { width: number; height: number },
): Found => ({
  width,
  height,
  targets: read.targets ?? [],
  texts: lines.map(({ text, score, polygon }) => ({ text, score: rounded(score), polygon })),
  fields: allFields(reader, read.fields).map((field) => ({ ...field, score: rounded(field.score) })),
  pieces: read.pieces ?? [],
  notes: read.notes ?? [],
});

/** The content of a page, as a document of the reader's kind; `picture` is the size of the picture as it was sent. */
export const readDocument = async (
  reader: DocumentReader,
  page: Page,
  picture: { width: number; height: number },
): Promise<Found> => {
  const isOther = (reader.evidence?.(page) ?? 1) < EVIDENCE_MINIMUM;
  const read: Read = isOther ? { fields: [], notes: [OTHER_KIND] } : await reader.read(page);
  const fields = read.fields.map((field) => lessSureWhereBlurred(page, field));
  return foundFrom(reader, { ...read, fields }, read.texts ?? page.lines, picture);
};

/** The content of a picture, as a document of the reader's kind. */
export const readDocumentPicture = async (
  reader: DocumentReader,
  readPage: ReadPage,
  picture: Raster,
): Promise<Found> => {
  if (!reader.readPicture) return readDocument(reader, await readPage(picture), picture);
  const read = await reader.readPicture(picture, readPage);
  return foundFrom(reader, read, read.texts, picture);
};
