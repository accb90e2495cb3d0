import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ByteRange } from '#server/kit/files/byte-range.ts';

/** A file that the build makes for the default downloads (`scripts/build-downloads.ts`). */
export interface BuiltFile {
  bytes: number;
  sha256: string;
}
/** Built files by name. */
export type BuiltFiles = Readonly<Record<string, BuiltFile>>;

const folder = join(import.meta.dirname, '../../../build/downloads');
const PREFIX = 'build/';
const CHUNK_BYTES = 1_048_576;

/** Returns the files of this build; none if nothing was built yet. */
export const readBuiltFiles = (): BuiltFiles => {
  try {
    return JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as BuiltFiles;
  } catch {
    return {};
  }
};

/** Returns the name of the built file that a field `file` names; undefined if it names an upload. */
export const builtNameIn = (file: string): string | undefined =>
  file.startsWith(PREFIX) ? file.slice(PREFIX.length) : undefined;

/** Opens a part of a built file. Throws if it is not there. */
export const openBuiltFile = async (name: string, { from: start, to: end }: ByteRange): Promise<Readable> =>
  (await open(join(folder, name))).createReadStream({ start, end, highWaterMark: CHUNK_BYTES });
