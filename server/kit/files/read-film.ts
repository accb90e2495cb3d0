import type { FilmFacts, FilmErrorKind } from '#contract/files/film.ts';
import type { ByteRange } from './byte-range.ts';

/** Reads a part of a file. */
type ReadPart = (range: ByteRange) => Promise<Buffer>;

/** A box of an MP4: a part of the file with a type (ISO/IEC 14496-12). */
interface Box {
  type: string;
  body: Buffer;
}

const HEADER_BYTES = 8;
const LONG_HEADER_BYTES = 16;
/** Of one level: a film in fragments has thousands. */
const BOXES_MAXIMUM = 1000;
const DESCRIPTION_MAXIMUM_BYTES = 64 * 1_048_576;
/** H.264, with its parameters in the description or in the stream. */
const CODECS = ['avc1', 'avc3'];

/** What is wrong with a film. */
class WrongFilm extends Error {
  readonly kind: FilmErrorKind;
  constructor(kind: FilmErrorKind) {
    super(kind);
    this.kind = kind;
  }
}
const cutOff = () => new WrongFilm('cutOff');

/** Reads the header of a box of which `left` bytes are there. */
const headerOf = (head: Buffer, left: number): { type: string; header: number; size: number } => {
  if (head.length < HEADER_BYTES) throw cutOff();
  const short = head.readUInt32BE(0);
  const isLong = short === 1;
  if (isLong && head.length < LONG_HEADER_BYTES) throw cutOff();
  const header = isLong ? LONG_HEADER_BYTES : HEADER_BYTES;
  const long = isLong ? Number(head.readBigUInt64BE(HEADER_BYTES)) : short;
  // A box without a size continues to the end.
  const size = short === 0 ? left : long;
  if (size < header || size > left) throw cutOff();
  return { type: head.toString('latin1', 4, HEADER_BYTES), header, size };
};

/** Returns the boxes in the body of another one. */
const boxesIn = (body: Buffer): Box[] => {
  const boxes: Box[] = [];
  for (let at = 0; at < body.length; ) {
    if (boxes.length === BOXES_MAXIMUM) throw new WrongFilm('fragments');
    const { type, header, size } = headerOf(body.subarray(at, at + LONG_HEADER_BYTES), body.length - at);
    boxes.push({ type, body: body.subarray(at + header, at + size) });
    at += size;
  }
  return boxes;
};

/** Returns the body of the first box at a path. */
const bodyAt = (body: Buffer, ...path: readonly string[]): Buffer | undefined => {
  let found: Buffer | undefined = body;
  for (const type of path) found = found && boxesIn(found).find((box) => box.type === type)?.body;
  return found;
};

/** Where the description of a film is. */
const findDescription = async (bytes: number, read: ReadPart): Promise<ByteRange> => {
  let description: ByteRange | undefined;
  let hasMedia = false;
  let at = 0;
  for (let boxes = 0; at < bytes; boxes += 1) {
    if (boxes === BOXES_MAXIMUM) throw new WrongFilm('fragments');
    const head = await read({ from: at, to: Math.min(at + LONG_HEADER_BYTES, bytes) - 1 });
    const { type, header, size } = headerOf(head, bytes - at);
    if (type === 'moov') description ??= { from: at + header, to: at + size - 1 };
    if (type === 'mdat') hasMedia = true;
    at += size;
  }
  if (!description || !hasMedia) throw cutOff();
  if (description.to - description.from > DESCRIPTION_MAXIMUM_BYTES) throw new WrongFilm('fragments');
  return description;
};

/** Returns the seconds that the header of a film names. */
const secondsOf = (header: Buffer | undefined): number => {
  if (!header) throw cutOff();
  const isLong = header[0] === 1;
  const scale = header.readUInt32BE(isLong ? 20 : 12);
  const duration = isLong ? header.readBigUInt64BE(24) : BigInt(header.readUInt32BE(16));
  const isUnknown = duration === (isLong ? 2n ** 64n - 1n : 2n ** 32n - 1n);
  if (scale === 0 || duration === 0n || isUnknown) throw new WrongFilm('fragments');
  return Math.round((Number(duration) * 1000) / scale) / 1000;
};

const FIXED_POINT = 65_536;
const MATRIX_BYTES = 36;
const SIZE_BYTES = 8;

/** Returns the size of a track as it is shown. */
const sizeOf = (header: Buffer): { width: number; height: number } => {
  const at = header.length - SIZE_BYTES;
  const [width, height] = [header.readUInt32BE(at), header.readUInt32BE(at + 4)].map((value) =>
    Math.round(value / FIXED_POINT),
  ) as [number, number];
  // The first number of the matrix is 0 for a quarter turn.
  const isTurned = header.readUInt32BE(at - MATRIX_BYTES) === 0;
  return isTurned ? { width: height, height: width } : { width, height };
};

/** Returns where the parts of a track begin. Throws if one lies beyond the file. */
const partsOf = (samples: Buffer, bytes: number): number[] => {
  const starts: number[] = [];
  for (const [type, width] of [
    ['stco', 4],
    ['co64', 8],
  ] as const) {
    const table = bodyAt(samples, type);
    if (!table) continue;
    const count = table.readUInt32BE(4);
    if (8 + count * width > table.length) throw cutOff();
    for (let at = 8; at < 8 + count * width; at += width) {
      const start = width === 4 ? table.readUInt32BE(at) : Number(table.readBigUInt64BE(at));
      if (start >= bytes) throw cutOff();
      starts.push(start);
    }
  }
  return starts;
};

const TRIED_PARTS = 64;
const TRIED_BYTES = 8;

/** Throws if a part has no picture but zeros, as in a file whose copy has holes. Parts all over the film are tried. */
const expectPictures = async (parts: readonly number[], bytes: number, read: ReadPart): Promise<void> => {
  const step = Math.max(1, parts.length / TRIED_PARTS);
  for (let at = 0; at < parts.length; at += step) {
    const from = parts[Math.floor(at)] as number;
    const head = await read({ from, to: Math.min(from + TRIED_BYTES, bytes) - 1 });
    // Each picture begins with its length, which is never zero.
    if (head.every((byte) => byte === 0)) throw cutOff();
  }
};

const factsOf = (description: Buffer, bytes: number): { facts: FilmFacts; parts: number[] } => {
  const seconds = secondsOf(bodyAt(description, 'mvhd'));
  let size: { width: number; height: number } | undefined;
  let pictures: number[] = [];
  for (const { type, body: track } of boxesIn(description)) {
    if (type !== 'trak') continue;
    const samples = bodyAt(track, 'mdia', 'minf', 'stbl');
    const header = bodyAt(track, 'tkhd');
    if (!samples || !header) throw cutOff();
    const parts = partsOf(samples, bytes);
    if (bodyAt(track, 'mdia', 'hdlr')?.toString('latin1', 8, 12) !== 'vide') continue;
    if (!CODECS.includes(bodyAt(samples, 'stsd')?.toString('latin1', 12, 16) ?? '')) throw new WrongFilm('codec');
    if (size) continue;
    size = sizeOf(header);
    pictures = parts;
  }
  if (!size || size.width === 0 || size.height === 0) throw new WrongFilm('noPicture');
  return { facts: { seconds, ...size }, parts: pictures };
};

/** Returns the metadata of an MP4, or why browsers cannot show it; undefined if the file is no MP4. */
export const readFilm = async (bytes: number, read: ReadPart): Promise<FilmFacts | FilmErrorKind | undefined> => {
  if (bytes < HEADER_BYTES) return undefined;
  const head = await read({ from: 0, to: HEADER_BYTES - 1 });
  if (head.toString('latin1', 4) !== 'ftyp') return undefined;
  try {
    const { facts, parts } = factsOf(await read(await findDescription(bytes, read)), bytes);
    await expectPictures(parts, bytes, read);
    return facts;
  } catch (error) {
    if (error instanceof WrongFilm) return error.kind;
    // A box is shorter than its content.
    if ((error as NodeJS.ErrnoException).code === 'ERR_OUT_OF_RANGE' || error instanceof RangeError) return 'cutOff';
    throw error;
  }
};
