import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { TRIAL_PICTURE_MAXIMUM_BYTES } from '#contract/trial/limits.ts';

/** Pictures are compressed already: what shrinks more than that is a bomb. */
const RATIO_MAXIMUM = 50;
const SMALL = 64 * 1024;
/** Of all pictures together. */
const UNPACKED_MAXIMUM_BYTES = 1024 * 1_048_576;
/** Files that are no pictures, which are skipped. */
const SKIPPED_MAXIMUM = 5000;
const NAME_MAXIMUM = 200;
const picture = /\.(png|jpe?g)$/i;
/** Files that archivers and desktops add to an archive. */
const byproduct = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$)/i;

export type ArchiveErrorKind = 'archive' | 'tooMany';
export class ArchiveError extends Error {
  override name = 'ArchiveError';
  readonly kind: ArchiveErrorKind;
  constructor(kind: ArchiveErrorKind, options?: ErrorOptions) {
    super(`the archive cannot be used: ${kind}`, options);
    this.kind = kind;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const chinese = new TextDecoder('gb18030');
/** Archivers of Windows write Chinese names in its own encoding and do not say so. */
const nameOf = ({ fileNameRaw }: Entry): string => {
  try {
    return utf8.decode(fileNameRaw);
  } catch {
    return chinese.decode(fileNameRaw);
  }
};

/** The size that an archive declares is not the size that comes out of it. */
const readAtMost = async (stream: Readable, bytes: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let passed = 0;
  for await (const chunk of stream) {
    passed += (chunk as Buffer).length;
    if (passed > bytes) throw new ArchiveError('archive');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
};

const isBomb = ({ compressedSize, uncompressedSize }: Entry) =>
  uncompressedSize > SMALL && uncompressedSize > compressedSize * RATIO_MAXIMUM;

/** A picture that is not even read: encrypted, a bomb, or too large. */
const isBad = (entry: Entry) =>
  entry.isEncrypted() || isBomb(entry) || entry.uncompressedSize > TRIAL_PICTURE_MAXIMUM_BYTES;

const orArchiveError = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (cause) {
    throw cause instanceof ArchiveError ? cause : new ArchiveError('archive', { cause });
  }
};

/** Returns a name that no other picture has. */
const freeName = (name: string, taken: ReadonlyMap<string, unknown>): string => {
  let free = name;
  for (let no = taken.size + 1; taken.has(free); no += 1) free = `${no}-${name}`.slice(0, NAME_MAXIMUM);
  return free;
};

/**
 * Lists the pictures of an archive by name, and counts its other files. Throws an `ArchiveError` for an invalid
 * archive.
 */
const listPictures = async (zip: ZipFile, most: number) => {
  const pictures = new Map<string, Entry>();
  let skipped = 0;
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    const full = nameOf(entry).toWellFormed().replaceAll('\u0000', '');
    if (full.endsWith('/') || byproduct.test(full)) continue;
    const isPicture = picture.test(full);
    if (!isPicture) skipped += 1;
    if (pictures.size + Number(isPicture) > most || skipped > SKIPPED_MAXIMUM) throw new ArchiveError('tooMany');
    if (!isPicture) continue;
    if (!isBad(entry)) unpacked += entry.uncompressedSize;
    if (unpacked > UNPACKED_MAXIMUM_BYTES) throw new ArchiveError('archive');
    pictures.set(freeName(full.slice(-NAME_MAXIMUM), pictures), entry);
  }
  return { pictures, skipped };
};

/** Returns undefined for a picture that is damaged or is not what the archive says. */
const readPicture = async (zip: ZipFile, entry: Entry): Promise<Buffer | undefined> => {
  if (isBad(entry)) return undefined;
  try {
    const bytes = await readAtMost(await zip.openReadStreamPromise(entry), entry.uncompressedSize);
    return crc32(bytes) === entry.crc32 ? bytes : undefined;
  } catch (error) {
    // The disk has failed, and not the archive.
    if (error instanceof Error && 'syscall' in error) throw error;
    return undefined;
  }
};

/**
 * Reads the pictures of an archive one after the other and gives each to `take`, without bytes if it cannot be read,
 * once the whole list is found good. Returns how many other files it has. Throws an `ArchiveError`, also where no picture
 * can be read, an error of `take`, or the signal's reason.
 */
export const unpackArchive = async (
  path: string,
  {
    most,
    take,
    signal,
  }: { most: number; take(name: string, bytes: Buffer | undefined): Promise<void>; signal: AbortSignal },
): Promise<number> => {
  // Sizes that do not agree are the error of one picture.
  const zip = await orArchiveError(openPromise(path, { autoClose: false, validateEntrySizes: false }));
  try {
    const { pictures, skipped } = await orArchiveError(listPictures(zip, most));
    let good = 0;
    for (const [name, entry] of pictures) {
      signal.throwIfAborted();
      const bytes = await readPicture(zip, entry);
      if (bytes) good += 1;
      await take(name, bytes);
    }
    if (good === 0) throw new ArchiveError('archive');
    return skipped;
  } finally {
    zip.close();
  }
};
